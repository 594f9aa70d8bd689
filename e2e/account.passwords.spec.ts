import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectGreeting } from "./bar";
import { follow } from "./browser";
import { ask, broken, held, intercept, noNetwork, refusal } from "./graphql";
import { followResetLink } from "./mails";
import { startOwnSite } from "./ownSite";
import { demoPassword, enter, newMember, type Person, somebody, tryToLogIn } from "./people";
import { expect, test } from "./test";

const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
const SET_UP = "mutation ($password: String!) { setUpAuthenticator(password: $password) { key } }";
const CONFIRM = "mutation ($code: String!) { confirmAuthenticator(code: $code) }";
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

/** Expects that the new password works and the former one does not. */
async function expectNewPassword(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await tryToLogIn(page, person.email, demoPassword);
  await expect(alert(page)).toHaveText("Invalid email or password.");
  await tryToLogIn(page, person.email, NEW_PASSWORD);
  await expectGreeting(page, person.name);
}

/** Fills in the password change and submits it. */
async function changeTo(page: Page, password: string, other: string): Promise<void> {
  await current(page).fill(password);
  await fresh(page).fill(other);
  await confirm(page).fill(other);
  await change(page).click();
}

test("Requesting a reset link reports failures, and is possible only once for the same email", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await expect(sendLink(page)).toBeEnabled();
  await email(page).fill("nobody@potluck.example");

  for (const [how, answer, message] of [
    ["in the server's words", refusal("RATE_LIMITED", 429, "Too many attempts."), "Too many at"],
    ["by a broken server", broken, "The kitchen is on fire."],
    ["without network", noNetwork, "Failed to send reset link"],
  ] as const) {
    await test.step(`A request that fails ${how} can be repeated`, async () => {
      const mend = await intercept(page, "RequestPasswordReset", answer);
      await sendLink(page).click();
      await expect(alert(page)).toContainText(message);
      await expect(sendLink(page)).toBeEnabled();
      mend();
    });
  }

  await test.step("The button is held while the link is on its way, and for its email", async () => {
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
});

test("An invalid reset link is removed from the address and reported, and a new link is offered", async ({
  page,
}) => {
  const again = page.getByRole("link", { name: "Request a new link" });

  await test.step("It leaves the address while it is validated", async () => {
    const { answer, letGo } = held();
    const mend = await intercept(page, "CheckPasswordReset", answer);
    await page.goto("/reset-password?token=made-up");
    await expect(status(page)).toHaveText("Validating your link…");
    await expect(page).toHaveURL("/reset-password");
    letGo();
    await expect(alert(page)).toHaveText("Invalid or expired token.");
    mend();
  });

  for (const address of ["/reset-password?token=", "/reset-password"]) {
    await test.step(`Another is offered at ${address}`, async () => {
      await again.click();
      await expect(page).toHaveURL("/forgot-password");
      await expect(sendLink(page)).toBeVisible();
      await follow(page, address);
      await expect(alert(page)).toHaveText("Invalid or expired token.");
      await expect(page).toHaveURL("/reset-password");
    });
  }

  await test.step("At the last moment it is reported as well", async () => {
    await intercept(page, "CheckPasswordReset", (route) =>
      route.fulfill({ json: { data: { passwordResetFactors: [] } } }),
    );
    await follow(page, "/reset-password?token=invented");
    await fresh(page).fill(NEW_PASSWORD);
    const mend = await intercept(page, "ResetPassword", noNetwork);
    await reset(page).click();
    await expect(alert(page)).toContainText("The server cannot be reached.");
    await expect(fresh(page)).toHaveValue(NEW_PASSWORD);
    mend();
    await reset(page).click();
    await expect(alert(page)).toHaveText("Invalid or expired token.");
    await expect(fresh(page)).toHaveCount(0);
  });
});

test("Validating a reset link can be retried after a network failure", async ({ page }) => {
  const mend = await intercept(page, "CheckPasswordReset", noNetwork);
  await page.goto("/reset-password?token=made-up");
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(alert(page)).toHaveText("Invalid or expired token.");
});

/** Adds an authenticator app to a user's account in another session. */
async function addAuthenticator(page: Page, { email }: Person): Promise<void> {
  const input = { email, password: demoPassword };
  const { login } = await ask(page, LOGIN, { input });
  const { setUpAuthenticator } = await ask(page, SET_UP, { password: demoPassword }, login.token);
  const app = new TOTP({ secret: Secret.fromBase32(setUpAuthenticator.key) });
  await ask(page, CONFIRM, { code: app.generate() }, login.token);
}

test("A reset link lists the other ways to log in, which the new password removes unless they are kept", async ({
  page,
}) => {
  const factors = page.getByRole("region", { name: "Other ways to log in" });

  await test.step("They stay with a tick", async () => {
    const person = await newMember(page);
    await addAuthenticator(page, person);
    await followResetLink(page, person.email);
    await expect(factors.getByRole("listitem")).toHaveText([
      /^Authenticator app\s*Added /,
      /^Recovery codes\s*Added /,
    ]);
    await factors.getByLabel("Keep them all").check();
    await fresh(page).fill("still-protected");
    await reset(page).click();
    await expect(status(page)).toHaveText("Password successfully reset!");
    await page.goto("/login");
    await tryToLogIn(page, person.email, "still-protected");
    await expect(page.getByLabel("Code", { exact: true })).toBeVisible();
  });

  await test.step("They end without one", async () => {
    const person = await newMember(page);
    await addAuthenticator(page, person);
    await followResetLink(page, person.email);
    await expect(factors).toBeVisible();
    await fresh(page).fill(NEW_PASSWORD);
    await reset(page).click();
    await expect(status(page)).toHaveText("Password successfully reset!");
    await expectNewPassword(page, person);
  });
});

test("A reset link sets a valid password once", async ({ page }) => {
  const person = await newMember(page);
  const link = await followResetLink(page, person.email);
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
  await page.goto(link);
  await expect(alert(page)).toHaveText("Invalid or expired token.");
});

test("Changing the password reports each error at its field, and requires the current password", async ({
  page,
}) => {
  const person = await newMember(page);
  await enter(page, person);
  await page.goto("/auth/change-password");
  await expect(change(page)).toBeEnabled();

  await test.step("Each field's rule is reported", async () => {
    await change(page).click();
    await expect(current(page)).toHaveAccessibleDescription(/Current password is required/);
    await expect(current(page)).toBeFocused();
    await expect(fresh(page)).toHaveAccessibleDescription(/New password is required/);
    await expect(confirm(page)).toHaveAccessibleDescription(/Please confirm your new password/);
    await changeTo(page, demoPassword, "12345");
    await expect(fresh(page)).toHaveAccessibleDescription(/^At least 6 characters At/);
    await fresh(page).fill("1234567");
    await change(page).click();
    await expect(confirm(page)).toHaveAccessibleDescription(/Passwords do not match/);
  });

  await test.step("A wrong password is reported at its field", async () => {
    await changeTo(page, "wrong", NEW_PASSWORD);
    await expect(current(page)).toHaveAccessibleDescription("Current password is incorrect.");
    await expect(current(page)).toHaveValue("wrong");
  });

  for (const [how, answer, message] of [
    ["in the server's words", refusal("BAD_USER_INPUT", 400, "Too plain."), /Too plain\./],
    ["by a broken server", broken, /The kitchen is on fire\./],
    ["without words", refusal("INTERNAL_SERVER_ERROR", 500, ""), /Failed to change password/],
  ] as const) {
    await test.step(`A request that fails ${how} is reported at the new password`, async () => {
      const mend = await intercept(page, "ChangePassword", answer);
      await changeTo(page, demoPassword, NEW_PASSWORD);
      await expect(fresh(page)).toHaveAccessibleDescription(message);
      mend();
    });
  }

  await test.step("Without network it says so", async () => {
    const mend = await intercept(page, "ChangePassword", noNetwork);
    await change(page).click();
    await expect(alert(page)).toHaveText("Error changing password. Please try again.");
    await expect(fresh(page)).toHaveValue(NEW_PASSWORD);
    mend();
  });

  await test.step("It says that it is done, and the new password is the one", async () => {
    await change(page).click();
    await expect(status(page)).toHaveText("Password changed successfully!");
    await expect(current(page)).toHaveValue("");
    await page.getByRole("link", { name: "Back to your profile" }).click();
    await expect(page.getByRole("heading", { name: person.name, level: 1 })).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate("localStorage.clear()");
    await expectNewPassword(page, person);
  });
});

test("A longer minimum length of passwords is shown and enforced by the forms", async ({
  page,
}) => {
  const { url, stop } = await startOwnSite({ PASSWORD_MIN_LENGTH: "12" });
  try {
    const [short, long] = ["eleven-long", "twelve-longer"];
    const { name, email: address } = somebody();
    const register = main(page).getByRole("button", { name: "Register" });
    const choose = async (password: string) => {
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByLabel("Confirm password").fill(password);
    };

    await test.step("Registering asks for twelve characters", async () => {
      await page.goto(`${url}/register`);
      await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
        "At least 12 characters.",
      );
      await page.getByLabel("Username").fill(name);
      await email(page).fill(address);
      await choose(short);
      await expect(register).toBeDisabled();
      await choose(long);
      await register.click();
      await expect(page).toHaveURL(`${url}/login`);
    });

    await test.step("So does changing the password, on a page that was reached from another", async () => {
      await tryToLogIn(page, address, long);
      await expectGreeting(page, name);
      await follow(page, "/auth/change-password");
      await expect(fresh(page)).toHaveAccessibleDescription("At least 12 characters.");
      await changeTo(page, long, short);
      await expect(fresh(page)).toHaveAccessibleDescription(/^At least 12 characters At/);
    });
  } finally {
    await stop();
  }
});
