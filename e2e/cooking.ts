import { expect, type Locator, type Page } from "@playwright/test";

/** Finds cook mode, which takes the whole screen. */
export const cookMode = (page: Page) => page.getByRole("dialog");

/** Opens cook mode for the recipe on the screen, at the ingredients. */
export async function beginToCook(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Cook", exact: true }).click();
  await expect(cookMode(page)).toBeVisible();
}

/** Moves from the ingredients to a step in cook mode. */
export async function goToStep(page: Page, number: number, steps: number): Promise<void> {
  await expect(cookMode(page).getByRole("heading", { name: "Gather" })).toBeVisible();
  await cookMode(page).getByRole("button", { name: "Next" }).click();
  for (let at = 1; at < number; at += 1) {
    await expect(cookMode(page)).toContainText(`Step ${at} of ${steps}`);
    await cookMode(page).getByRole("button", { name: "Next" }).click();
  }
  await expect(cookMode(page)).toContainText(`Step ${number} of ${steps}`);
}

/** Finds the timers at the lower end of the screen. */
export const timers = (page: Page) => page.getByRole("region", { name: "Timers" });

/** Finds a timer by its name. */
export const timer = (page: Page, name: string | RegExp) =>
  timers(page).getByRole("timer", { name });

/** Finds the duration with a text in a step, which starts a timer. */
export const duration = (where: Page | Locator, words: string) =>
  where.getByRole("button", { name: words, exact: true });
