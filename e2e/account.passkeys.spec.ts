import type { CDPSession, Page } from "@playwright/test";
import { expectGreeting } from "./bar";
import { demoPassword, enter, newMember, tryToLogIn } from "./people";
import { expect, test } from "./test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const passkeys = (page: Page) => page.getByRole("list", { name: "Passkeys" });

/** Adds a virtual authenticator with user verification. */
async function plugIn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Enables or disables the authenticator's verification of the user. */
    recognize: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    clear: () => session.send("WebAuthn.clearCredentials", { authenticatorId }),
  };
}

/** The same server by this computer's name, because passkeys require a host name. */
const site = () => {
  const { port } = new URL(process.env["BASE_URL"]!);
  return `http://localhost:${port}`;
};

test.use({ baseURL: site() });

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate("localStorage.clear()");
  await page.goto("/login");
}

test("A passkey can be renamed and removed, and used alone or as a second factor", async ({
  page,
}) => {
  const device = await plugIn(page);
  const person = await newMember(page);
  await enter(page, person);
  await page.goto("/auth/two-factor");

  const codes = await test.step("It is added with a name and the password", async () => {
    await button(page, "Add a passkey").click();
    await expect(page.getByLabel("Name of the passkey")).toBeFocused();
    await button(page, "Add a passkey").click();
    await expect(page.getByText("Name is required")).toBeVisible();
    const section = page.getByRole("region", { name: "Passkeys" });
    await page.getByLabel("Name of the passkey").fill("My phone");
    await section.getByLabel("Your password").fill("wrong-password");
    await button(page, "Add a passkey").click();
    await expect(page.getByText("Wrong password.")).toBeVisible();
    await section.getByLabel("Your password").fill(demoPassword);
    await button(page, "Add a passkey").click();
    await expect(passkeys(page).getByText("My phone")).toBeVisible();
    const shown = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(shown).toHaveCount(10);
    const texts = await shown.allInnerTexts();
    await button(page, "I have saved them").click();
    return texts;
  });

  await test.step("The same device has one passkey only", async () => {
    await button(page, "Add a passkey").click();
    await page.getByLabel("Name of the passkey").fill("Again");
    await page
      .getByRole("region", { name: "Passkeys" })
      .getByLabel("Your password")
      .fill(demoPassword);
    await button(page, "Add a passkey").click();
    await expect(alert(page)).toHaveText("This device already has a passkey for your account.");
  });

  await test.step("It logs in without the password", async () => {
    await logOut(page);
    await button(page, "Log in with a passkey").click();
    await expectGreeting(page, person.name);
  });

  await test.step("It completes a login with the password", async () => {
    await logOut(page);
    await tryToLogIn(page, person.email, demoPassword);
    await button(page, "Use a passkey").click();
    await expectGreeting(page, person.name);
  });

  await test.step("It refuses a person whom the device does not recognize", async () => {
    await logOut(page);
    await device.recognize(false);
    await button(page, "Log in with a passkey").click();
    await expect(alert(page)).toHaveText("No passkey was used. Please try again.");
    await device.recognize(true);
    await button(page, "Log in with a passkey").click();
    await expectGreeting(page, person.name);
  });

  const dialog = page.getByRole("dialog");
  await test.step("It is renamed", async () => {
    await page.goto("/auth/two-factor");
    await button(page, "Rename: My phone").click();
    await dialog.getByLabel("Name of the passkey").fill("Old phone");
    await dialog.getByRole("button", { name: "Rename" }).click();
    await expect(passkeys(page).getByText("Old phone")).toBeVisible();
  });

  await test.step("It is removed with both factors, and then neither needed nor accepted", async () => {
    await button(page, "Remove: Old phone").click();
    await dialog.getByLabel("Your password").fill(demoPassword);
    await dialog.getByLabel("Code").fill(codes[0]!);
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(passkeys(page)).toHaveCount(0);
    await logOut(page);
    await button(page, "Log in with a passkey").click();
    await expect(alert(page)).toHaveText(
      "This passkey was not accepted. Please log in with your password.",
    );
    await device.clear();
    await tryToLogIn(page, person.email, demoPassword);
    await expectGreeting(page, person.name);
  });
});
