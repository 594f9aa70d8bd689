import { expect, type Page } from "@playwright/test";
import { keep } from "./browser";
import { ask } from "./graphql";
import { unique } from "./unique";
import { keeperOf } from "./warmContext";

/** The demo accounts, one per role. */
export type Account = "admin" | "contributor" | "member";

export const demoPassword = "potluck-demo";
export const emailOf = (account: Account) => `${account}@potluck.example`;

/** The names of the demo accounts. */
export const nameOf: Record<Account, string> = {
  admin: "Rosa Lindqvist",
  contributor: "tomasz_bakes",
  member: "Nell Abernathy",
};

/** A user that only one test uses. */
export interface Person {
  name: string;
  email: string;
}

/** A user of a test: a demo account, or a person created for the test. */
export type Who = Account | Person;

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token user { userId name email banned role { roleId roleName } } }
}`;
const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { userId } }";

interface Session {
  token: string;
  user: { userId: number; name: string; email: string; banned: boolean; role: object };
}

/** Fills in the login and submits it, without checking the result. */
export async function tryToLogIn(page: Page, email: string, password: string): Promise<void> {
  const button = page.getByRole("button", { name: "Login" });
  // The registration, which may still be shown, has the same fields.
  const form = page.locator("form").filter({ has: button });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Login" }).click();
}

/** Logs in through the form. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto("/login");
  await tryToLogIn(page, emailOf(account), demoPassword);
  await expect(page).not.toHaveURL(/\/login$/);
}

/** Makes a user that only one test uses, and does not register the user. */
export function somebody() {
  const name = unique("cook");
  return { name, email: `${name.replace(" ", ".")}@potluck.example`, password: demoPassword };
}

/** Registers a new member and logs them in. */
export async function newMember(page: Page, as: Person = somebody()): Promise<Person> {
  const person = { ...as, password: demoPassword };
  await ask(page, REGISTER, { input: person });
  return person;
}

/** The sessions by user, for all tests of a worker that do not log out. */
const sessions = new Map<string, Session>();

async function sessionOf(page: Page, who: Who): Promise<Session> {
  const email = typeof who === "string" ? emailOf(who) : who.email;
  const known = sessions.get(email);
  if (known) return known;
  const { login } = await ask(page, LOGIN, { input: { email, password: demoPassword } });
  sessions.set(email, login as Session);
  return login as Session;
}

/** Returns the token of a user. */
export const tokenOf = async (page: Page, who: Who) => (await sessionOf(page, who)).token;

/** Returns the key of a user's account. */
export const keyOf = async (page: Page, who: Who) => (await sessionOf(page, who)).user.userId;

/** Logs in without the form, for tests of later steps. */
export async function enter(page: Page, who: Who): Promise<void> {
  const { token, user } = await sessionOf(page, who);
  const { userId, name: userName, email: userEmail, banned, role } = user;
  const stored = JSON.stringify({ userId, userName, userEmail, banned, role });
  const keeper = page.url() === "about:blank" ? keeperOf(page.context()) : undefined;
  // The page opens a URL of the site that runs no script, because an open screen would react.
  if (!keeper) await page.goto("/favicon.svg");
  await keep(keeper ?? page, { user: stored, token, accessToken: token });
}

/** Logs in with a separate session, for tests that log out. */
export async function enterAlone(page: Page, who: Who): Promise<void> {
  const email = typeof who === "string" ? emailOf(who) : who.email;
  sessions.delete(email);
  await enter(page, who);
  sessions.delete(email);
}
