import { expect, type Page } from "@playwright/test";
import { scanCode } from "./authenticator";
import { goToOwn } from "./bar";
import { intercept } from "./graphql";
import { button, open, type State } from "./hidden";
import { demoPassword, enter, newMember, tryToLogIn } from "./people";

/** Registers a user and opens the QR code of an authenticator app. */
async function scan(page: Page) {
  const person = await newMember(page);
  await enter(page, person);
  await open(page, "/settings", "Settings");
  return { ...person, app: await scanCode(page) };
}

/** Registers a user and turns two-factor login on, up to the recovery codes. */
async function turnOn(page: Page) {
  const { app, ...person } = await scan(page);
  await page.getByLabel("Code from the app").fill(app.generate());
  await button(page, "Turn on").click();
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible();
  return person;
}

/** The hidden states of setting up a second factor, and of logging in with it. */
export const inTwoFactor: State[] = [
  {
    name: "the QR code for an authenticator app",
    file: "two-factor-scan",
    async show(page) {
      await scan(page);
    },
  },
  {
    name: "recovery codes",
    file: "two-factor-codes",
    async show(page) {
      await turnOn(page);
    },
  },
  {
    name: "the dialog for both factors",
    file: "two-factor-proof",
    async show(page) {
      await turnOn(page);
      await button(page, "I have saved them").click();
      await button(page, "Generate new codes").click();
      await page.getByRole("dialog").getByRole("button", { name: "Generate new codes" }).click();
      await expect(page.getByText("Code is required")).toBeVisible();
    },
  },
  {
    name: "a passkey that could not be added",
    file: "passkey-errors",
    async show(page) {
      await enter(page, await newMember(page));
      await open(page, "/settings", "Settings");
      await button(page, "Add a passkey").click();
      await expect(page.getByLabel("Name of the passkey")).toBeFocused();
      await button(page, "Add a passkey").click();
      await expect(page.getByText("Name is required")).toBeVisible();
    },
  },
  {
    name: "the new name of a passkey",
    file: "passkey-rename",
    async show(page) {
      await enter(page, await newMember(page));
      await intercept(page, "SettingsPage", async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        const passkey = { passkeyId: 1, name: "My phone", createdAt: "2026-11-22T09:00:00.000Z" };
        const stored = { ...passkey, id: "x", __typename: "Passkey", lastUsedAt: null };
        json.data.viewerTwoFactor.passkeys = [stored];
        await route.fulfill({ response, json });
      });
      await open(page, "/forbidden", "Forbidden");
      await goToOwn(page, "Settings");
      await button(page, "Rename: My phone").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a login that needs a code",
    file: "login-second-factor",
    async show(page) {
      const { email } = await turnOn(page);
      await page.context().clearCookies();
      await page.evaluate("localStorage.clear()");
      await open(page, "/login", "Login");
      await tryToLogIn(page, email, demoPassword);
      await expect(page.getByLabel("Code")).toBeVisible();
    },
  },
];
