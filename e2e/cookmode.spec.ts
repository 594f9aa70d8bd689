import type { Locator, Page } from "@playwright/test";
import { listPlurals } from "../shared/amounts/ingredientNames";
import { expectAccessible, inColours, schemes } from "./accessible";
import { lookAgain, loseWakeLock, refuseWakeLock, withSound, withWakeLock } from "./kitchenDevices";
import { beginToCook, cookMode, duration, goToStep, timer, timers } from "./cooking";
import { ask } from "./graphql";
import { openRecipe } from "./list";
import { expect, test } from "./test";

const BREAD = "Irish soda bread";

const next = (page: Page) => cookMode(page).getByRole("button", { name: "Next" });

const EVERY_LINE = `query {
  recipes(first: 100) { edges { node { recipeId name ingredients { name preparation } } } }
}`;

interface EveryLine {
  node: {
    recipeId: number;
    name: string;
    ingredients: { name: string; preparation: string | null }[];
  };
}

/** Swipes over the screen. */
async function swipe(page: Page, [fromX, fromY]: number[], [toX, toY]: number[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: object[]) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points as { x: number; y: number }[],
    });
  await touch("touchStart", [{ x: fromX, y: fromY }]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch("touchMove", [
      { x: fromX! + part * (toX! - fromX!), y: fromY! + part * (toY! - fromY!) },
    ]);
  }
  await touch("touchEnd", []);
}

test.beforeEach(async ({ page }) => withSound(page));

test("Cook mode shows one step at a time with its ingredients, works by keyboard, and remembers the step for a day", async ({
  page,
}) => {
  await openRecipe(page, BREAD);
  const address = page.url();

  await test.step("It shows a step at a time with what it needs", async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await beginToCook(page);
    await expect(page).toHaveURL(/\?servings=2&cook=1$/);
    await expect.poll(() => cookMode(page).boundingBox()).toMatchObject({ x: 0, width: 1280 });
    await expect(page.getByRole("dialog", { name: BREAD })).toContainText("Makes 2 loaves");
    await expect(next(page)).toBeFocused();
    await goToStep(page, 1, 6);
    await expect(page.getByRole("dialog", { name: BREAD })).toContainText(
      "Heat the oven to 200 °C",
    );
    await next(page).click();
    await expect(cookMode(page)).toContainText("Mix both flours");
    await expect(cookMode(page).getByRole("listitem")).toHaveText([
      "500 g wholemeal flour",
      "400 g plain flour",
      "100 g rolled oats",
      "2 tsp bicarbonate of soda",
      "2 tsp salt",
    ]);
  });

  await test.step("Arrow keys turn the page, and stop at the ends", async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(cookMode(page)).toContainText("Step 1 of 6");
    for (let times = 0; times < 3; times += 1) await page.keyboard.press("ArrowLeft");
    await expect(cookMode(page).getByRole("heading", { name: "Gather" })).toBeVisible();
    for (let times = 0; times < 8; times += 1) await page.keyboard.press("ArrowRight");
    await expect(cookMode(page)).toContainText("Step 6 of 6");
    await page.keyboard.press("ArrowLeft");
    await expect(cookMode(page)).toContainText("Step 5 of 6");
  });

  await test.step("It is closed by Back, by Escape and by being done", async () => {
    await page.goBack();
    await expect(cookMode(page)).toBeHidden();
    await expect(page).toHaveURL(/\/recipes\/\d+\?servings=2$/);
    await page.getByRole("button", { name: "Back to 1 loaf" }).click();
    await beginToCook(page);
    await expect(cookMode(page)).toContainText("Step 5 of 6");
    await page.keyboard.press("Escape");
    await expect(cookMode(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Cook", exact: true })).toBeFocused();
    await beginToCook(page);
    await page.keyboard.press("ArrowRight");
    await cookMode(page).getByRole("button", { name: "Done" }).click();
    await expect(cookMode(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(/\/recipes\?search=/);
  });

  await test.step("A link to it opens it, and closing leaves the recipe", async () => {
    await page.goto(`${address}?cook=1`);
    await goToStep(page, 3, 6);
    await cookMode(page).getByRole("button", { name: "Close cook mode" }).click();
    await expect(cookMode(page)).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  await test.step("The step is remembered for a day", async () => {
    await beginToCook(page);
    await page.reload();
    await expect(cookMode(page)).toContainText("Step 3 of 6");
    await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
    await page.reload();
    await expect(cookMode(page).getByRole("heading", { name: "Gather" })).toBeVisible();
  });
});

test("All scaled lines of a recipe are listed for gathering and at every step, with the same check marks", async ({
  page,
}) => {
  await openRecipe(page, BREAD);
  const address = page.url();
  await page.goto(`${address}?servings=2&cook=1`);
  const treacle = (where: Locator) => where.getByRole("checkbox", { name: /black treacle/ });
  const list = page.getByRole("dialog", { name: "All ingredients" });
  await expect(cookMode(page).getByRole("listitem")).toHaveCount(7);
  await expect(cookMode(page)).toContainText("500 g wholemeal flour");
  await expect(treacle(cookMode(page))).toHaveAccessibleName(/\(optional\)/);
  await treacle(cookMode(page)).click();

  for (let step = 1; step <= 6; step += 1) {
    await next(page).click();
    await expect(cookMode(page)).toContainText(`Step ${step} of 6`);
    await cookMode(page).getByRole("button", { name: "All ingredients" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(7);
    await expect(list).toContainText("500 g wholemeal flour");
    await expect(treacle(list)).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(cookMode(page)).toContainText(`Step ${step} of 6`);
  }
});

test("The list for gathering has every line of every recipe", async ({ page }) => {
  const { recipes } = await ask(page, EVERY_LINE, {});
  await page.goto("/recipes");
  for (const { node } of recipes.edges as EveryLine[]) {
    // Navigates like a link, without reloading the page.
    await page.evaluate(
      `history.pushState({}, "", "/recipes/${node.recipeId}?cook=1");
       dispatchEvent(new PopStateEvent("popstate", { state: {} }));`,
    );
    const lines = page.getByRole("dialog", { name: node.name, exact: true }).getByRole("listitem");
    await expect(lines).toHaveCount(node.ingredients.length);
    const texts = await lines.allTextContents();
    for (const [index, { name, preparation }] of node.ingredients.entries()) {
      // The lines of several units use the plural.
      const forms = [name, ...listPlurals(name)].map((form) => form.toLowerCase());
      const text = texts[index]!.toLowerCase();
      expect(
        forms.filter((form) => text.includes(form)),
        `${text}: ${name}`,
      ).not.toEqual([]);
      if (preparation) expect(texts[index]).toContain(preparation);
    }
  }
  expect(recipes.edges.length).toBeGreaterThan(50);
});

test("Cook mode keeps the screen on, numbers steps across sections, and runs several timers at once", async ({
  page,
}) => {
  await withWakeLock(page);
  await openRecipe(page, "Chałka");
  await beginToCook(page);

  await test.step("Your screen stays on, and is asked to again by who comes back", async () => {
    await expect(cookMode(page).getByText("Your screen stays on")).toBeVisible();
    await loseWakeLock(page);
    await expect(cookMode(page).getByText("Your screen may turn off")).toBeVisible();
    await lookAgain(page);
    await expect(cookMode(page).getByText("Your screen stays on")).toBeVisible();
  });

  await test.step("Cook mode reports that the screen cannot be kept on", async () => {
    await refuseWakeLock(page);
    await page.keyboard.press("Escape");
    await expect(cookMode(page)).toBeHidden();
    await beginToCook(page);
    await expect(cookMode(page).getByText("Your screen may turn off")).toBeVisible();
  });

  await goToStep(page, 1, 6);
  await duration(cookMode(page), "10 minutes").click();
  await expect(timer(page, "Step 1: 10 minutes")).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(cookMode(page)).toContainText("Step 3 of 6");
  await duration(cookMode(page), "90 minutes").click();
  const fold = timers(page).getByRole("button", { name: "2 timers" });
  await expect(timers(page)).toContainText("Next: Step 1: 10 minutes");
  await expect(timers(page).getByRole("timer")).toHaveCount(1);
  await fold.click();
  await expect(timer(page, "Step 1: 10 minutes")).toBeVisible();
  await expect(timer(page, "Step 3: 1 hour 30 minutes")).toHaveText(/^1:(30:00|29:\d\d)$/);
  for (const scheme of schemes) {
    await inColours(page, scheme);
    await expectAccessible(page, `in ${scheme} colours`);
  }
  await next(page).click();
  await expect(cookMode(page)).toContainText("Step 4 of 6");
  await expect(cookMode(page)).toContainText("For the plait");

  await page.keyboard.press("Escape");
  await fold.click();
  await expect(timers(page).getByRole("timer")).toHaveCount(2);
  await expect(timers(page).getByRole("link")).toHaveCount(0);
  await page.goto("/recipes");
  await fold.click();
  await timers(page).getByRole("link", { name: "Chałka" }).first().click();
  await expect(page.getByRole("heading", { name: "Chałka", level: 1 })).toBeVisible();
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("horizontal swipes change the step, and vertical swipes do not", async ({ page }) => {
    await openRecipe(page, BREAD);
    await beginToCook(page);
    await swipe(page, [320, 300], [120, 310]);
    await expect(cookMode(page)).toContainText("Step 1 of 6");
    await swipe(page, [320, 300], [120, 310]);
    await expect(cookMode(page)).toContainText("Step 2 of 6");
    await swipe(page, [200, 600], [190, 300]);
    await expect(cookMode(page)).toContainText("Step 2 of 6");
    await swipe(page, [100, 300], [300, 290]);
    await expect(cookMode(page)).toContainText("Step 1 of 6");
    for (const name of ["Previous", "Next"]) {
      const box = await cookMode(page).getByRole("button", { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(56);
    }
  });
});
