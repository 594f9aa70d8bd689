import type { Page } from "@playwright/test";
import { expectGreeting } from "./bar";
import { ask, broken, held, intercept, noNetwork, refusal } from "./graphql";
import { demoPassword, enter, newMember, type Person, tryToLogIn } from "./people";
import { expect, test } from "./test";

const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) }";
const NEW_PASSWORD = "another-potluck";

const main = (page: Page) => page.getByRole("main");
const alert = (page: Page) => main(page).getByRole("alert");
const status = (page: Page) => main(page).getByRole("status");
const email = (page: Page) => page.getByLabel("Email");
const sendLink = (page: Page) => page.getByRole("button", { name: "Send reset link" });
const current = (page: Page) => page.getByLabel("Current password");
const fresh = (page: Page) => page.getByLabel("New password", { exact: true });
const confirm = (page: Page) => page.getByLabel("Confirm new password");
const change = (page: Page) => main(page).getByRole("button", { name: "Change password" });
const reset = (page: Page) => main(page).getByRole("button", { name: "Reset password" });

/** Whether the new password can be logged in with, and the one before cannot. */
async function expectNewPassword(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await tryToLogIn(page, person.email, demoPassword);
  await expect(alert(page)).toHaveText("Invalid email or password.");
  await tryToLogIn(page, person.email, NEW_PASSWORD);
  await expectGreeting(page, person.name);
}

test.describe("Asking for a reset link", () => {
  test("is offered at the login", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveURL("/forgot-password");
    await expect(sendLink(page)).toBeEnabled();
  });

  test("is held while it is on its way, and for the email of the last link", async ({ page }) => {
    await page.goto("/forgot-password");
    await email(page).fill("nobody@potluck.example");
    const { answer, letGo } = held();
    await intercept(page, "RequestPasswordReset", answer);
    await sendLink(page).click();
    await expect(sendLink(page)).toBeDisabled();
    letGo();
    await expect(status(page)).toHaveText("Check your email for a reset link.");
    await expect(sendLink(page)).toBeDisabled();
    await email(page).fill("somebody@potluck.example");
    await expect(sendLink(page)).toBeEnabled();
    await email(page).fill("nobody@potluck.example");
    await expect(sendLink(page)).toBeDisabled();
  });

  for (const [how, answer, message] of [
    ["in the server's words", refusal("RATE_LIMITED", 429, "Too many attempts."), "Too many at"],
    ["by a broken server", broken, "The kitchen is on fire."],
    ["without network", noNetwork, "Failed to send reset link"],
  ] as const) {
    test(`that fails ${how} says so and may be tried again`, async ({ page }) => {
      await page.goto("/forgot-password");
      await email(page).fill("nobody@potluck.example");
      await intercept(page, "RequestPasswordReset", answer);
      await sendLink(page).click();
      await expect(alert(page)).toContainText(message);
      await expect(sendLink(page)).toBeEnabled();
    });
  }
});

test.describe("A reset link", () => {
  test("that is none says so and offers another", async ({ page }) => {
    for (const address of [
      "/reset-password?token=made-up",
      "/reset-password?token=",
      "/reset-password",
    ]) {
      await page.goto(address);
      await expect(alert(page)).toHaveText("Invalid or expired token.");
      await expect(page).toHaveURL("/reset-password");
    }
    await page.getByRole("link", { name: "Ask for a new link" }).click();
    await expect(page).toHaveURL("/forgot-password");
  });

  test("leaves the address while it is validated", async ({ page }) => {
    const { answer, letGo } = held();
    await intercept(page, "CheckPasswordReset", answer);
    await page.goto("/reset-password?token=made-up");
    await expect(status(page)).toHaveText("Validating your link…");
    await expect(page).toHaveURL("/reset-password");
    letGo();
    await expect(alert(page)).toHaveText("Invalid or expired token.");
  });

  test("that cannot be validated without network may be tried again", async ({ page }) => {
    const mend = await intercept(page, "CheckPasswordReset", noNetwork);
    await page.goto("/reset-password?token=made-up");
    await expect(page.getByText("The server cannot be reached.")).toBeVisible();
    mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(alert(page)).toHaveText("Invalid or expired token.");
  });

  test("sets a password that follows the rules, once", async ({ page }) => {
    const person = await newMember(page);
    await ask(page, REQUEST, { email: person.email });
    const mail = page.getByRole("article").filter({ hasText: `To ${person.email}` });
    await expect(async () => {
      await page.goto("/mail");
      await expect(mail).toBeVisible({ timeout: 500 });
    }).toPass();
    const link = await mail.getByRole("link").getAttribute("href");
    await page.goto(link!);
    await expect(page).toHaveURL("/reset-password");
    await reset(page).click();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(fresh(page)).toBeFocused();
    await fresh(page).fill("12345");
    await reset(page).click();
    await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible();
    await fresh(page).fill(NEW_PASSWORD);
    await reset(page).click();
    await expect(status(page)).toHaveText("Password successfully reset!");
    await main(page).getByRole("link", { name: "Login" }).click();
    await expectNewPassword(page, person);
    await page.goto(link!);
    await expect(alert(page)).toHaveText("Invalid or expired token.");
  });

  test("that fails at the last moment says so", async ({ page }) => {
    await intercept(page, "CheckPasswordReset", (route) =>
      route.fulfill({ json: { data: { checkPasswordReset: true } } }),
    );
    await page.goto("/reset-password?token=made-up");
    await fresh(page).fill(NEW_PASSWORD);
    await intercept(page, "ResetPassword", noNetwork);
    await reset(page).click();
    await expect(alert(page)).toContainText("The server cannot be reached.");
    await expect(fresh(page)).toHaveValue(NEW_PASSWORD);
    await intercept(page, "ResetPassword", (route) => route.continue());
    await reset(page).click();
    await expect(alert(page)).toHaveText("Invalid or expired token.");
    await expect(fresh(page)).toHaveCount(0);
  });
});

test.describe("Changing one's password", () => {
  /** Somebody new, at the form. */
  async function open(page: Page) {
    const person = await newMember(page);
    await enter(page, person);
    await page.goto("/auth/change-password");
    await expect(change(page)).toBeEnabled();
    return person;
  }

  async function fillIn(page: Page, password: string, other: string): Promise<void> {
    await current(page).fill(password);
    await fresh(page).fill(other);
    await confirm(page).fill(other);
    await change(page).click();
  }

  test("is for people who are logged in", async ({ page }) => {
    await page.goto("/auth/change-password");
    await expect(page).toHaveURL("/login");
  });

  test("tells each field's rule", async ({ page }) => {
    await open(page);
    await change(page).click();
    await expect(current(page)).toHaveAccessibleDescription(/Current password is required/);
    await expect(current(page)).toBeFocused();
    await expect(fresh(page)).toHaveAccessibleDescription(/New password is required/);
    await expect(confirm(page)).toHaveAccessibleDescription(/Please confirm your new password/);
    await fillIn(page, demoPassword, "12345");
    await expect(fresh(page)).toHaveAccessibleDescription(/^At least 6 characters At/);
    await fresh(page).fill("1234567");
    await change(page).click();
    await expect(confirm(page)).toHaveAccessibleDescription(/Passwords do not match/);
  });

  test("needs the one so far", async ({ page }) => {
    await open(page);
    await fillIn(page, "wrong", NEW_PASSWORD);
    await expect(current(page)).toHaveAccessibleDescription("Current password is incorrect.");
    await expect(current(page)).toHaveValue("wrong");
  });

  test("says that it is done, and goes on", async ({ page }) => {
    const person = await open(page);
    await fillIn(page, demoPassword, NEW_PASSWORD);
    await expect(status(page)).toHaveText("Password changed successfully!");
    await expect(current(page)).toHaveValue("");
    await page.getByRole("link", { name: "Back to your profile" }).click();
    await expect(page.getByRole("heading", { name: person.name, level: 1 })).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate("localStorage.clear()");
    await expectNewPassword(page, person);
  });

  for (const [how, answer, message] of [
    ["in the server's words", refusal("BAD_USER_INPUT", 400, "Too plain."), /Too plain\./],
    ["by a broken server", broken, /The kitchen is on fire\./],
    ["without words", refusal("INTERNAL_SERVER_ERROR", 500, ""), /Failed to change password/],
  ] as const) {
    test(`that fails ${how} says so at the new password`, async ({ page }) => {
      await open(page);
      await intercept(page, "ChangePassword", answer);
      await fillIn(page, demoPassword, NEW_PASSWORD);
      await expect(fresh(page)).toHaveAccessibleDescription(message);
    });
  }

  test("without network says so", async ({ page }) => {
    await open(page);
    await intercept(page, "ChangePassword", noNetwork);
    await fillIn(page, demoPassword, NEW_PASSWORD);
    await expect(alert(page)).toHaveText("Error changing password. Please try again.");
    await expect(fresh(page)).toHaveValue(NEW_PASSWORD);
  });
});
