import type { Page } from "@playwright/test";
import { cook } from "./kitchen";
import { enter, newMember } from "./people";

export const addReview = (page: Page) => page.getByRole("link", { name: "Add Review" });
export const score = (page: Page) => page.getByRole("spinbutton", { name: "Score" });
export const text = (page: Page) => page.getByRole("textbox", { name: "Review" });
export const save = (page: Page) => page.getByRole("button", { name: "Save review" });
export const reviews = (page: Page) => page.getByRole("region", { name: "Reviews" });

/** Finds reviews, which have the score as their accessible name. */
export const items = (page: Page) =>
  reviews(page)
    .getByRole("listitem")
    .filter({ hasText: /Score: \d\/5/ });

/** Fills in a review and saves it. */
export async function write(page: Page, points: string, words: string): Promise<void> {
  await score(page).fill(points);
  await text(page).fill(words);
  await save(page).click();
}

/** Adds a recipe, and registers a user who may review it. */
export async function cookFor(page: Page) {
  const person = await newMember(page);
  await enter(page, person);
  return { ...(await cook(page)), person };
}
