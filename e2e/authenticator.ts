import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { demoPassword } from "./people";

const section = (page: Page) => page.getByRole("region", { name: "Authenticator app" });

/** Starts the setup and waits for the QR code. Returns an app that has scanned it. */
export async function scanCode(page: Page): Promise<TOTP> {
  const setUp = page.getByRole("button", { name: "Set up" });
  const password = section(page).getByLabel("Your password");
  await expect(setUp.or(password)).toBeVisible();
  if (await setUp.isVisible()) await setUp.click();
  await password.fill(demoPassword);
  await section(page).getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const key = await section(page).getByRole("definition").innerText();
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
}

/** A code of the next period, because the present one may be used up. */
export const nextCode = (app: TOTP): string => app.generate({ timestamp: Date.now() + 30_000 });
