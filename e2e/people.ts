import { expect, type Page } from "@playwright/test";

/** The demo accounts, one a role. */
export type Account = "admin" | "contributor" | "member";

export const demoPassword = "potluck-demo";
export const emailOf = (account: Account) => `${account}@potluck.example`;

/** Logs in through the screen, as people do. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(emailOf(account));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/\/login$/);
}
