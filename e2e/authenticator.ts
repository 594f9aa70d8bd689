import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { demoPassword } from "./people";

const section = (page: Page) => page.getByRole("region", { name: "Authenticator app" });

/** Types the password and waits for the QR code. Returns an app that has scanned it. */
export async function scanCode(page: Page): Promise<TOTP> {
  await section(page).getByLabel("Your password").fill(demoPassword);
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const key = await page.getByRole("definition").innerText();
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
}

/** A code of the next period, because the present one may be used up. */
export const nextCode = (app: TOTP): string => app.generate({ timestamp: Date.now() + 30_000 });
