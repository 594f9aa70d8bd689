import type { Page } from "@playwright/test";
import { cook } from "./kitchen";
import { enter, newMember } from "./people";

export const addReview = (page: Page) => page.getByRole("link", { name: "Add Review" });
const score = (page: Page) => page.getByRole("group", { name: "Score" });
/** Finds the star that gives a score. */
export const star = (page: Page, points: string) =>
  score(page).getByRole("radio", { name: new RegExp(`^${points} stars?:`) });
export const pickedStar = (page: Page) => score(page).getByRole("radio", { checked: true });
export const text = (page: Page) => page.getByRole("textbox", { name: "Review" });
export const save = (page: Page) => page.getByRole("button", { name: "Save review" });
export const reviews = (page: Page) => page.getByRole("region", { name: "Reviews" });

/** Finds reviews, which have the score as their accessible name. */
export const items = (page: Page) =>
  reviews(page)
    .getByRole("listitem")
    .filter({ hasText: /Score: \d\/5/ });

/** Fills in a review and saves it; without points, the score is left as it is. */
export async function write(page: Page, points: string, words: string): Promise<void> {
  if (points) await star(page, points).check();
  await text(page).fill(words);
  await save(page).click();
}

/** Adds a recipe, and registers a user who may review it. */
export async function cookFor(page: Page) {
  const person = await newMember(page);
  await enter(page, person);
  return { ...(await cook(page)), person };
}
