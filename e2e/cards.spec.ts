import type { Page } from "@playwright/test";
import { AT_ONCE } from "./browser";
import { card, cards } from "./list";
import { expect, test } from "./withPictures";

const EVERYTHING = 60;

/** The heights of the tallest card, in a window of a given width. */
const windows = [
  { width: 390, height: 844, most: 440 },
  { width: 1280, height: 800, most: 460 },
];

/** Scrolls down until the list is complete. */
const showAll = (page: Page) =>
  expect(async () => {
    await page.keyboard.press("End");
    await expect(cards(page)).toHaveCount(EVERYTHING, { timeout: 500 });
  }).toPass(AT_ONCE);

/** Returns the names of cards that are taller than a limit. */
const cardsAbove = (page: Page, most: number) =>
  page.evaluate<string[]>(`[...document.querySelectorAll("article")]
    .filter((one) => one.getBoundingClientRect().height > ${most})
    .map((one) => one.querySelector("h2").textContent)`);

for (const { width, height, most } of windows) {
  for (const locale of ["en-US", "de-DE"]) {
    test.describe(`In a window of ${width} px, in ${locale}`, () => {
      test.use({ viewport: { width, height }, locale });

      test(`no card of a recipe is taller than ${most} px`, async ({ page }) => {
        await page.goto("/recipes");
        await showAll(page);
        expect(await cardsAbove(page, most)).toEqual([]);
      });
    });
  }
}

test("An opened card leaves the height of its neighbors", async ({ page }) => {
  await page.goto("/recipes");
  const neighbor = card(page, "Agua de jamaica");
  const before = (await neighbor.boundingBox())!;
  await card(page, "Akara").getByRole("button", { name: "Show more: Akara" }).click();
  await expect(card(page, "Akara").getByRole("button", { name: "Show less: Akara" })).toBeVisible();
  expect(await neighbor.boundingBox()).toEqual(before);
});

test("A compact card names the cook and the category", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/recipes?density=compact");
  const crumble = card(page, "Apple crumble");
  await expect(crumble).toContainText("Rosa Lindqvist · Desserts");
  await crumble.getByRole("link", { name: "Rosa Lindqvist" }).click();
  await expect(page).toHaveURL(/\/recipes\?ownerId=\d+$/);
});
