import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { keep } from "./browser";
import { ask } from "./graphql";

/** The demo accounts, one a role. */
export type Account = "admin" | "contributor" | "member";

export const demoPassword = "potluck-demo";
export const emailOf = (account: Account) => `${account}@potluck.example`;

/** The names that the demo accounts go by. */
export const nameOf: Record<Account, string> = {
  admin: "Rosa Lindqvist",
  contributor: "tomasz_bakes",
  member: "Nell Abernathy",
};

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token user { userId name email banned role { roleId roleName } } }
}`;
const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { userId } }";

interface LoginAnswer {
  token: string;
  user: {
    userId: number;
    name: string;
    email: string;
    banned: boolean;
    role: { roleId: number; roleName: string };
  };
}

/** Fills in the login and sends it, whatever comes of it. */
export async function tryToLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Logs in through the screen, as people do. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto("/login");
  await tryToLogIn(page, emailOf(account), demoPassword);
  await expect(page).not.toHaveURL(/\/login$/);
}

/** Somebody whom no other test knows, not yet registered. */
export function somebody() {
  const name = `e2e ${randomUUID().slice(0, 13)}`;
  return { name, email: `${name.replace(" ", ".")}@potluck.example`, password: demoPassword };
}

/** The token of a new session, asked of the server itself. */
export async function startSession(page: Page, email: string): Promise<LoginAnswer> {
  const { login } = await ask(page, LOGIN, { input: { email, password: demoPassword } });
  return login;
}

/** A new member; answers the token of their session. */
export async function register(page: Page, person = somebody()): Promise<string> {
  await ask(page, REGISTER, { input: person });
  return (await startSession(page, person.email)).token;
}

/** One session an account, for all tests of a worker that do not log out. */
const sessions = new Map<Account, LoginAnswer>();

/** Is logged in, without the screen: for tests of what comes after it. */
export async function enterAs(page: Page, account: Account): Promise<void> {
  const session = sessions.get(account) ?? (await startSession(page, emailOf(account)));
  sessions.set(account, session);
  // Any address of ours will do that is not a screen.
  await page.goto("/favicon.svg");
  const { userId, name: userName, email: userEmail, banned, role } = session.user;
  const user = JSON.stringify({ userId, userName, userEmail, banned, role });
  await keep(page, { user, token: session.token, accessToken: session.token });
}
