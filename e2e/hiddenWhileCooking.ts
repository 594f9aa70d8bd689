import { expect, type Page } from "@playwright/test";
import { beginToCook, cookMode, duration, goToStep, timers } from "./cooking";
import type { State } from "./hidden";
import { openRecipe } from "./list";

/**
 * Scrolls to the end, where the timer tray covers nothing: axe reports half-covered elements as too small.
 */
const toTheEnd = (page: Page) =>
  page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");

const TAGINE = "Chicken tagine with preserved lemon";

/** The hidden states of cook mode and timers. */
export const whileCooking: readonly State[] = [
  {
    name: "cook mode",
    file: "cook",
    async show(page) {
      await openRecipe(page, "Irish soda bread");
      await beginToCook(page);
      await goToStep(page, 2, 6);
    },
  },
  {
    name: "the list for gathering in cook mode",
    file: "cook-gather",
    async show(page) {
      await openRecipe(page, "Irish soda bread");
      await beginToCook(page);
      await cookMode(page).getByRole("checkbox").first().click();
    },
  },
  {
    name: "all ingredients next to a step of cook mode",
    file: "cook-ingredients",
    async show(page) {
      await openRecipe(page, "Irish soda bread");
      await beginToCook(page);
      await goToStep(page, 2, 6);
      await cookMode(page).getByRole("button", { name: "All ingredients" }).click();
      await expect(page.getByRole("dialog", { name: "All ingredients" })).toBeVisible();
    },
  },
  {
    name: "a scaled amount of a step with its original text",
    file: "cook-written",
    async show(page) {
      await openRecipe(page, "Chałka");
      await page.getByRole("button", { name: "More", exact: true }).click();
      await beginToCook(page);
      await goToStep(page, 2, 6);
      await cookMode(page).getByRole("button", { name: "1 kg", exact: true }).click();
      await expect(cookMode(page)).toContainText("(originally 500 g)");
    },
  },
  {
    name: "several timers",
    file: "timers",
    async show(page) {
      await openRecipe(page, "Irish soda bread");
      await duration(page, "40 to 45 minutes").click();
      await openRecipe(page, TAGINE);
      await duration(page, "40 minutes").click();
      await timers(page).getByRole("button", { name: "2 timers" }).click();
      await expect(timers(page).getByRole("timer")).toHaveCount(2);
      await toTheEnd(page);
    },
  },
  {
    name: "cook mode with a timer",
    file: "cook-timer",
    async show(page) {
      await openRecipe(page, "Irish soda bread");
      await beginToCook(page);
      await goToStep(page, 5, 6);
      await duration(cookMode(page), "40 to 45 minutes").click();
      await expect(timers(page)).toBeVisible();
    },
  },
  {
    name: "a timer that rings",
    file: "timer-rings",
    async show(page) {
      await page.clock.install();
      await openRecipe(page, "Irish soda bread");
      await duration(page, "40 to 45 minutes").click();
      await openRecipe(page, TAGINE);
      await page.clock.fastForward("40:01");
      await duration(page, "40 minutes").click();
      await expect(timers(page).getByRole("alert")).toContainText("done");
      await toTheEnd(page);
    },
  },
];
