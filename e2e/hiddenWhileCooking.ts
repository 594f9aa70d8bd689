import { expect } from "@playwright/test";
import { beginToCook, cookMode, duration, goToStep, timers } from "./cooking";
import type { State } from "./hidden";
import { openRecipe } from "./list";

/** What is on the screen only while somebody cooks. */
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
      await page.clock.fastForward("40:01");
      await duration(page, "40 to 45 minutes").click();
      await expect(timers(page).getByRole("alert")).toContainText("done");
    },
  },
];
