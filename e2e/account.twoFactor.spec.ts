import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { nextCode, scanCode } from "./authenticator";
import { expectGreeting, goToOwn } from "./bar";
import { intercept, refusal } from "./graphql";
import { startOwnSite } from "./ownSite";
import { demoPassword, enter, newMember, type Person, tryToLogIn } from "./people";
import { expect, test } from "./test";

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const code = (page: Page) => page.getByLabel("Code", { exact: true });
const codes = (page: Page) => page.getByRole("list", { name: "Recovery codes" });

/** Logs in from an unknown browser. */
async function logInAnew(page: Page, { email }: Person): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate("localStorage.clear()");
  await page.goto("/login");
  await tryToLogIn(page, email, demoPassword);
}

test("A second factor can be set up, used at the login, and turned off", async ({ page }) => {
  const person = await newMember(page);
  await enter(page, person);
  await page.goto("/auth/two-factor");
  await expect(page).toHaveURL("/settings#two-factor");

  await test.step("It takes the password", async () => {
    const section = page.getByRole("region", { name: "Authenticator app" });
    await button(page, "Set up").click();
    await button(page, "Cancel").click();
    await expect(button(page, "Set up")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(section.getByLabel("Your password")).toBeFocused();
    await button(page, "Continue").click();
    await expect(page.getByText("Password is required")).toBeVisible();
    await section.getByLabel("Your password").fill("wrong-password");
    await button(page, "Continue").click();
    await expect(page.getByText("Wrong password.")).toBeVisible();
  });

  const app = await scanCode(page);
  const turnOn = button(page, "Turn on");

  await test.step("It takes a code that is right", async () => {
    await page.getByLabel("Code from the app").fill("12345");
    await turnOn.click();
    await expect(page.getByText("This code is wrong. Please check the clock")).toBeVisible();
    await page.getByLabel("Code from the app").fill(app.generate());
    await turnOn.click();
  });

  const shown = await test.step("Recovery codes are shown, and can be saved", async () => {
    await expect(codes(page).getByRole("listitem")).toHaveCount(10);
    const texts = await codes(page).getByRole("listitem").allInnerTexts();
    const saved = page.waitForEvent("download");
    await button(page, "Download").click();
    const file = await (await saved).path();
    expect(await readFile(file, "utf8")).toBe(`${texts.join("\n")}\n`);
    await button(page, "I have saved them").click();
    await expect(codes(page)).toHaveCount(0);
    await expect(page.getByText("10 codes left.")).toBeVisible();
    return texts;
  });

  await test.step("The login asks for a code, and says that one is wrong", async () => {
    await logInAnew(page, person);
    await expect(code(page)).toBeFocused();
    await button(page, "Confirm").click();
    await expect(page.getByText("Code is required")).toBeVisible();
    await code(page).fill("12345");
    await button(page, "Confirm").click();
    await expect(page.getByText("This code is wrong, or was used before.")).toBeVisible();
    await code(page).fill(nextCode(app));
    await button(page, "Confirm").click();
    await expectGreeting(page, person.name);
  });

  await test.step("A recovery code serves once", async () => {
    await logInAnew(page, person);
    await code(page).fill(shown[0]!.toUpperCase());
    await button(page, "Confirm").click();
    await expectGreeting(page, person.name);
    await logInAnew(page, person);
    await code(page).fill(shown[0]!);
    await button(page, "Confirm").click();
    await expect(page.getByText("This code is wrong, or was used before.")).toBeVisible();
    await code(page).fill(shown[1]!);
    await button(page, "Confirm").click();
    await expectGreeting(page, person.name);
  });

  await test.step("A login that takes too long begins again", async () => {
    await logInAnew(page, person);
    const message = "This login has expired. Please log in again.";
    const mend = await intercept(page, "CompleteLogin", refusal("UNAUTHENTICATED", 401, message));
    await code(page).fill(shown[2]!);
    await button(page, "Confirm").click();
    await expect(main(page).getByRole("alert")).toHaveText(message);
    mend();
    await tryToLogIn(page, person.email, demoPassword);
    await button(page, "Start over").click();
    await tryToLogIn(page, person.email, demoPassword);
    await code(page).fill(shown[2]!);
    await button(page, "Confirm").click();
    await expectGreeting(page, person.name);
  });

  const dialog = page.getByRole("dialog");
  await test.step("The codes are renewed with both factors", async () => {
    await page.goto("/auth/two-factor");
    await expect(page.getByText("7 codes left.")).toBeVisible();
    await button(page, "Generate new codes").click();
    await dialog.getByLabel("Your password").fill(demoPassword);
    await dialog.getByLabel("Code").fill("12345");
    await dialog.getByRole("button", { name: "Generate new codes" }).click();
    await expect(dialog.getByText("This code is wrong, or was used before.")).toBeVisible();
    await dialog.getByLabel("Code").fill(shown[3]!);
    await dialog.getByRole("button", { name: "Generate new codes" }).click();
    await expect(codes(page).getByRole("listitem")).toHaveCount(10);
  });

  await test.step("The app is removed with both factors, and the password is enough again", async () => {
    const [first] = await codes(page).getByRole("listitem").allInnerTexts();
    await button(page, "I have saved them").click();
    await button(page, "Remove the app").click();
    await dialog.getByLabel("Your password").fill(demoPassword);
    await dialog.getByLabel("Code").fill(first!);
    await dialog.getByRole("button", { name: "Remove the app" }).click();
    await expect(button(page, "Set up")).toBeVisible();
    await logInAnew(page, person);
    await expectGreeting(page, person.name);
  });
});

test("A user whose role requires a second factor is redirected to its setup", async ({ page }) => {
  const { url, stop } = await startOwnSite({ REQUIRE_TWO_FACTOR: "admin" });
  try {
    await page.goto(`${url}/login`);
    await tryToLogIn(page, "admin@potluck.example", demoPassword);
    await expect(page).toHaveURL(`${url}/auth/two-factor`);
    await expect(main(page).getByRole("alert")).toHaveText(
      "Your role requires two-factor login. Please set it up to continue.",
    );
    const app = await scanCode(page);
    await page.getByLabel("Code from the app").fill(app.generate());
    await button(page, "Turn on").click();
    await button(page, "I have saved them").click();
    await page.goto(`${url}/users`);
    await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  } finally {
    await stop();
  }
});

test("An admin can turn off two-factor login for a user who has lost the second factor", async ({
  page,
}) => {
  const person = await newMember(page);
  await enter(page, person);
  await page.goto("/auth/two-factor");
  const app = await scanCode(page);
  await page.getByLabel("Code from the app").fill(app.generate());
  await button(page, "Turn on").click();
  await button(page, "I have saved them").click();
  await goToOwn(page, "View Profile");
  await expect(page).toHaveURL(/\/users\/\d+$/);
  const profile = page.url();
  await page.evaluate("localStorage.clear()");
  await enter(page, "admin");
  await page.goto(`${profile}/edit`);
  await button(page, "Turn off two-factor login").click();
  await expect(page.getByText("Two-factor login is off.")).toBeVisible();
  await expect(button(page, "Turn off two-factor login")).toHaveCount(0);
  await logInAnew(page, person);
  await expectGreeting(page, person.name);
});
