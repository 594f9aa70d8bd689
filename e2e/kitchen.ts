import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { ask } from "./graphql";
import { type Account, demoPassword, emailOf } from "./people";

/** Somebody whom no other test knows. */
export interface Person {
  name: string;
  email: string;
}

/** Who does something: a demo account, or a person made for the test. */
export type Who = Account | Person;

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token user { userId name email banned role { roleId roleName } } }
}`;
const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { userId } }";
const CREATE = "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";
const UPDATE = `mutation ($recipeId: Int!, $input: RecipeInput!) {
  updateRecipe(recipeId: $recipeId, input: $input) { recipeId }
}`;
const REVIEW = `mutation ($recipeId: Int!, $input: ReviewInput!) {
  createReview(recipeId: $recipeId, input: $input) { reviewId }
}`;

/** Words that no other test uses. */
export const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

interface Login {
  token: string;
  user: { userId: number; name: string; email: string; banned: boolean; role: object };
}

/** One session a person, for all tests of a worker. */
const sessions = new Map<string, Login>();

async function sessionOf(page: Page, who: Who): Promise<Login> {
  const email = typeof who === "string" ? emailOf(who) : who.email;
  const known = sessions.get(email);
  if (known) return known;
  const { login } = await ask(page, LOGIN, { input: { email, password: demoPassword } });
  sessions.set(email, login as Login);
  return login as Login;
}

/** The token that somebody asks the server with. */
export const tokenOf = async (page: Page, who: Who) => (await sessionOf(page, who)).token;

/** The key of somebody's account. */
export const keyOf = async (page: Page, who: Who) => (await sessionOf(page, who)).user.userId;

/** A new member. */
export async function newMember(page: Page): Promise<Person> {
  const name = unique("cook");
  const email = `${name.replace(" ", ".")}@potluck.example`;
  await ask(page, REGISTER, { input: { name, email, password: demoPassword } });
  return { name, email };
}

/** Is logged in without the screen: for tests of what comes after it. */
export async function enter(page: Page, who: Who): Promise<void> {
  const { token, user } = await sessionOf(page, who);
  const { userId, name, email, banned, role } = user;
  const shown = JSON.stringify({ userId, userName: name, userEmail: email, banned, role });
  // Any address of ours will do that is not a screen.
  await page.goto("/favicon.svg");
  for (const [key, value] of Object.entries({ user: shown, token, accessToken: token })) {
    // As text, for this program knows nothing of a browser's names.
    await page.evaluate(`localStorage.setItem("${key}", ${JSON.stringify(value)})`);
  }
}

const basics = (name: string) => ({
  name,
  categoryId: 1,
  difficultyLevelId: 1,
  instructions: "Stir.\nServe.",
  ingredientsNotes: "The freshest there are.",
  ingredients: [{ ingredientId: 1, quantity: "1/2", unit: "cup" }],
  tagIds: [1],
});

/** A recipe that the demo contributor has just added. */
export async function cook(page: Page, name = unique("Stew")) {
  const token = await tokenOf(page, "contributor");
  const { createRecipe } = await ask(page, CREATE, { input: basics(name) }, token);
  return { name, recipeId: createRecipe.recipeId as number };
}

/** The admin changes a recipe, whatever is on anybody's screen. */
export async function changeRecipe(page: Page, recipeId: number, input: object): Promise<void> {
  const all = { ...basics(unique("Stew")), ...input };
  await ask(page, UPDATE, { recipeId, input: all }, await tokenOf(page, "admin"));
}

/** Somebody's review, past the screens; answers its key. */
export async function writeReview(page: Page, recipeId: number, who: Who, score: number) {
  const input = { score, text: `I give it ${score}.` };
  const token = await tokenOf(page, who);
  const { createReview } = await ask(page, REVIEW, { recipeId, input }, token);
  return createReview.reviewId as number;
}

/** An answer that waits until it is let through, so that what is shown meanwhile can be seen. */
export function held() {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const answer = async (route: Route) => {
    await until;
    await route.fallback();
  };
  return { answer, letGo: () => letGo() };
}
