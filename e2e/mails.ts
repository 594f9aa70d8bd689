import { expect, type Page } from "@playwright/test";
import { ask } from "./graphql";

const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) }";

/** Requests a reset link, and opens it from the test server's stored mails. Returns the link. */
export async function followResetLink(page: Page, email: string): Promise<string> {
  await ask(page, REQUEST, { email });
  const mail = page
    .getByRole("article")
    .filter({ hasText: `To ${email}` })
    .filter({ hasText: "Reset your Potluck password" });
  await expect(async () => {
    await page.goto(process.env["MAIL_URL"]!);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  const link = (await mail.getByRole("link").getAttribute("href"))!;
  await page.goto(link);
  return link;
}
