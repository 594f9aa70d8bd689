import type { Page } from "@playwright/test";

/** Finds the instructions of the recipe on the screen. */
export const instructions = (page: Page) => page.getByRole("region", { name: "Instructions" });

/** Finds the ingredients under a heading. */
export const lines = (page: Page, heading: string) =>
  page.getByRole("list", { name: heading }).getByRole("listitem");

/** Chooses a number of servings. */
export async function scaleTo(page: Page, servings: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Servings" });
  await box.fill(servings);
  await box.press("Enter");
}

/** Returns the number of printed sheets. */
export async function countSheets(page: Page): Promise<number> {
  const document = (await page.pdf({ format: "A4" })).toString("latin1");
  return document.match(/\/Type \/Page\b/g)!.length;
}
