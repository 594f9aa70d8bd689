import type { Page } from "@playwright/test";
import { expectAccessible, inColours, schemes } from "./accessible";
import { duration, timer, timers } from "./cooking";
import { lookAway, notified, tones, withNotifications, withSound } from "./kitchenDevices";
import { openRecipe } from "./list";
import { expect, test } from "./test";

const BREAD = "Irish soda bread";
const TAGINE = "Chicken tagine with preserved lemon";
const BAKING = "40 to 45 minutes";

/** Finds a button of a timer. */
const act = (page: Page, what: string) =>
  timers(page).getByRole("button", { name: new RegExp(`^${what}: `) });

test.beforeEach(async ({ page }) => withSound(page));

test("A timer starts from a step's duration, can be paused, lengthened and stopped, and rings when it is done", async ({
  page,
}) => {
  await withNotifications(page);
  await page.clock.install();
  await openRecipe(page, BREAD);
  const title = await page.title();

  await test.step("It counts by the clock", async () => {
    await duration(page, BAKING).click();
    await expect(timer(page, "Step 5: at least 40 minutes")).toHaveText(/^(40:00|39:5\d)$/);
    await expect.poll(() => tones(page)).toEqual([40]);
    const chip = page.getByRole("button", { name: "Go to the timer: Step 5: at least 40 minutes" });
    await expect(chip).toHaveText(/^(40:00|39:5\d)$/);
    await chip.click();
    await expect(act(page, "Pause")).toBeFocused();
    await expect(timers(page).getByRole("listitem")).toHaveCount(1);
    await page.clock.fastForward("30:00");
    await expect(timer(page, /^Step 5/)).toHaveText(/^(10:00|09:[45]\d)$/);
    await page.reload();
    await expect(timer(page, /^Step 5/)).toHaveText(/^09:[345]\d$/);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await act(page, "Stop").click();
    await expect(timers(page)).toBeHidden();
  });

  await test.step("It can be paused, lengthened and stopped", async () => {
    await duration(page, BAKING).click();
    await act(page, "Pause").click();
    await expect.poll(() => tones(page)).toEqual([]);
    await page.clock.fastForward("02:00:00");
    await expect(timer(page, /^Step 5/)).toHaveText(/^(40:00|39:[45]\d)$/);
    await act(page, "\\+1 min").click();
    await expect(timer(page, /^Step 5/)).toHaveText(/^(41:00|40:[45]\d)$/);
    await act(page, "Resume").click();
    await page.clock.fastForward("20:00");
    await expect(timer(page, /^Step 5/)).toHaveText(/^(21:00|20:[345]\d)$/);
    await act(page, "Stop").click();
    await expect(timers(page)).toBeHidden();
  });

  await test.step("It rings for a minute, and notifies once", async () => {
    await duration(page, BAKING).click();
    await page.clock.fastForward("40:01");
    await expect(page).toHaveTitle("⏰ 40 minutes – done");
    await expect(timers(page).getByRole("alert")).toHaveText("Step 5: at least 40 minutes – done.");
    await expect(timer(page, /^Step 5/)).toHaveText("Done");
    // The page is scrolled to its top, where the sticky bar covers no part of a button.
    await page.evaluate("scrollTo(0, 0)");
    for (const scheme of schemes) {
      await inColours(page, scheme);
      await expectAccessible(page, `in ${scheme} colours`);
    }
    await page.clock.fastForward("01:01");
    await expect(page).toHaveTitle(title);
    await act(page, "\\+1 min").click();
    await expect(timer(page, /^Step 5/)).toHaveText(/^(01:00|00:5\d)$/);
  });

  await test.step("A user who wants notifications is asked once, and notified", async () => {
    const ask = page.getByRole("button", {
      name: "Also notify me when Potluck is in the background",
    });
    await ask.click();
    await expect(ask).toBeHidden();
    await lookAway(page);
    await page.clock.fastForward("01:01");
    await expect.poll(() => notified(page)).toEqual(["Step 5: at least 40 minutes – done."]);
  });

  await test.step("One that is done is shown also while the others are folded", async () => {
    await openRecipe(page, TAGINE);
    await duration(page, "40 minutes").click();
    const fold = timers(page).getByRole("button", { name: "2 timers" });
    const done = timers(page).getByRole("listitem");
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await expect(timers(page)).toContainText("Next: Step 4: 40 minutes");
    await expect(done).toHaveCount(1);
    await expect(done).toContainText("Step 5: at least 40 minutes");
    await expect(done.getByRole("timer")).toHaveText("Done");
    await act(page, "Stop").click();
    await expect(done.getByRole("timer")).toHaveText(/^(40:00|39:5\d)$/);
  });
});
