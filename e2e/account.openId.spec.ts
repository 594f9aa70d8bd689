import type { Page } from "@playwright/test";
import { OpenIdProvider } from "../server/testing/OpenIdProvider";
import { expectAccessible } from "./accessible";
import { expectGreeting, expectVisitor } from "./bar";
import { startOwnSite } from "./ownSite";
import { demoPassword } from "./people";
import { expect, test } from "./test";

interface Application {
  url: string;
  stop: () => Promise<void>;
}

let application: Application;
let provider: OpenIdProvider;

test.beforeAll(async () => {
  provider = await OpenIdProvider.start();
  application = await startOwnSite(provider.settings());
});
test.afterAll(async () => {
  await application.stop();
  await provider.stop();
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

/** Logs in on the provider's own screen. */
async function logInAtProvider(page: Page, login: string): Promise<void> {
  await button(page, "Log in with Example ID").click();
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("x");
  await page.getByRole("button", { name: "Sign-in" }).click();
}

test("A user can log in with a provider, to a new account or to one with a password", async ({
  page,
}) => {
  const { url } = application;

  await test.step("Canceling leads back to the login, which says so", async () => {
    await page.goto(`${url}/recipes/1`);
    await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
    await expect(button(page, "Log in with Example ID")).toBeVisible();
    await expectAccessible(page, "the login with a provider");
    await button(page, "Log in with Example ID").click();
    await page.getByRole("link", { name: /Cancel/ }).click();
    await expect(alert(page)).toHaveText("You canceled the login with Example ID.");
    await expectAccessible(page, "a cancelled login");
    await page.getByRole("link", { name: "Back to the login" }).click();
  });

  await test.step("The first login creates an account, and leads to where it was begun", async () => {
    await logInAtProvider(page, "ottilie");
    await expectGreeting(page, "ottilie");
    await expect(page).toHaveURL(`${url}/recipes/1`);
    const history = await page.evaluate<string>("location.href + document.referrer");
    expect(history).not.toContain("code=");
  });

  await test.step("The account without a password shows the link, and cannot remove it", async () => {
    await page.goto(`${url}/auth/sessions`);
    const section = page.getByRole("region", { name: "Login with Example ID" });
    await expect(section).toContainText("Linked since");
    await expect(section).toContainText("Your account has no password");
    await expect(section.getByRole("button")).toHaveCount(0);
  });

  await page.context().clearCookies();
  await page.evaluate("localStorage.clear()");

  await test.step("An account with the same address is linked by its password, once", async () => {
    await provider.setClaims("nell", { email: "member@potluck.example", email_verified: true });
    await page.goto(`${url}/login`);
    await logInAtProvider(page, "nell");
    await expect(page.getByText("There is an account with your email address")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill("wrong-password");
    await button(page, "Log in and link").click();
    await expect(page.getByText("Invalid email or password.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await button(page, "Log in and link").click();
    await expectGreeting(page, "Nell Abernathy");
  });

  await test.step("The link is removed with the password", async () => {
    await page.goto(`${url}/auth/sessions`);
    await button(page, "Remove the link").click();
    const dialog = page.getByRole("dialog", { name: "Remove the link" });
    await dialog.getByLabel("Your password").fill(demoPassword);
    await dialog.getByRole("button", { name: "Remove the link" }).click();
    await expect(page.getByText("Not linked.")).toBeVisible();
  });

  await test.step("A login that was not begun here is refused, without its code in the address", async () => {
    await page.evaluate("localStorage.clear()");
    await page.context().clearCookies();
    await page.goto(`${url}/login/openid?code=made-up&state=made-up`);
    await expect(alert(page)).toContainText("was started again in another tab");
    await expect(page).toHaveURL(`${url}/login/openid`);
    await expectVisitor(page);
  });
});
