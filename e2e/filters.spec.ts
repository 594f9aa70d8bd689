import type { Page } from "@playwright/test";
import { onPhone } from "./bar";
import { withoutItsScript } from "./lateScript";
import {
  cards,
  choose,
  chooseAll,
  closeFilters,
  expectFound,
  filterBy,
  filterField,
  openFilters,
  pointAtFilters,
  optionIn,
  optionsOf,
  search,
} from "./list";
import { expect, test } from "./test";

const EVERYTHING = 60;

/** Chooses a second option as soon as the list of the first one is shown, and checks that it stays chosen. */
const chooseInHaste = (page: Page) =>
  page.evaluate<boolean[]>(`(async () => {
    const labels = [...document.querySelectorAll("[role=dialog] label")];
    const option = (name) => labels.find((label) => label.textContent.startsWith(name + " (")).control;
    const before = location.search;
    option("Breads").click();
    while (location.search === before) await new Promise((resolve) => setTimeout(resolve, 1));
    const first = location.search;
    option("Soups").click();
    const seen = [];
    while (location.search === first || seen.length < 60) {
      seen.push(option("Soups").checked);
      await new Promise(requestAnimationFrame);
    }
    return seen;
  })()`);

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

test.describe("The list is narrowed", () => {
  test("by a search, regardless of case", async ({ page }) => {
    await page.goto("/recipes");
    await search(page).fill("SOUP");
    await expectFound(page, 6);
    await expect(page).toHaveURL("/recipes?search=SOUP");
    await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("relevance");
    // Soups with the word in their names are listed before the others.
    const names = await cards(page).getByRole("heading").allTextContents();
    expect(names.map((name) => /soup/i.test(name))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    await page.getByRole("button", { name: "Remove filter “SOUP”" }).click();
    await expect(search(page)).toHaveValue("");
    await expectFound(page, EVERYTHING);
    await expect(page).toHaveURL("/recipes");

    // The reset discards text that was typed just before.
    const reset = page.getByRole("button", { name: "Reset Filters" });
    await reset.click();
    await expectFound(page, EVERYTHING);
    await search(page).fill("a");
    await reset.click();
    await expect(search(page)).toHaveValue("");
  });

  const filters = [
    { filter: "Tag", all: "All tags", choice: "Grill", found: 2 },
    { filter: "Ingredient", all: "All ingredients", choice: "Apple", found: 3 },
    { filter: "Category", all: "All categories", choice: "Breads", found: 6 },
    { filter: "Difficulty", all: "All difficulties", choice: "Hard", found: 8 },
  ];
  test("by tag, ingredient, category or difficulty, until 'all' is chosen again", async ({
    page,
  }) => {
    await page.goto("/recipes");
    for (const { filter, all, choice, found } of filters) {
      await filterBy(page, filter, choice);
      await expectFound(page, found);
      await expect(cards(page)).toHaveCount(found);
      await expect(page).toHaveURL(/\/recipes\?\w+Id=\d+$/);
      await chooseAll(page, filter, all);
      await expect(page).toHaveURL("/recipes");
      await expectFound(page, EVERYTHING);
    }
  });

  test("by an option that is not included in the page", async ({ page }) => {
    await page.goto("/recipes");
    // Simulates more options than a page includes.
    const limits: unknown[] = [];
    await page.route("/graphql", async (route) => {
      const body = route.request().postDataJSON();
      if (body.operationName !== "RecipeFilters") return route.continue();
      limits.push(body.variables.limit);
      if (body.variables.limit) body.variables.limit = 2;
      await route.continue({ postData: body });
    });
    await filterBy(page, "Category", "Breads");
    await expectFound(page, 6);
    const tag = filterField(page, "Tag");
    const options = optionsOf(page, "Tag");
    await pointAtFilters(page);
    await tag.click();
    await expect(options.filter({ hasText: "Grill" })).toHaveCount(1);
    expect(limits).toEqual([60, undefined]);
    await page.keyboard.press("Escape");
    // All options are fetched again with each further change.
    await filterBy(page, "Category", "Soups");
    const sheet = await openFilters(page);
    await expect(optionIn(sheet, "Tag", "Grill")).toBeVisible();
    await closeFilters(page);
  });

  test("by a tag that is found by a part of its name, by keyboard alone", async ({ page }) => {
    await page.goto("/recipes");
    const tag = filterField(page, "Tag");
    const options = optionsOf(page, "Tag");
    await search(page).press("Tab");
    await expect(tag).toBeFocused();
    await expect(tag).toHaveValue("All tags");
    await expect(options).toHaveCount(0);

    await page.keyboard.type("RIL");
    await expect(options).toHaveText(["Grill (2)"]);
    await page.keyboard.press("Enter");
    await expectFound(page, 2);
    await expect(tag).toHaveValue("Grill");

    await page.keyboard.press("Control+a");
    await page.keyboard.type("plutonium");
    await expect(page.getByText("No matches.")).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(tag).toHaveValue("Grill");
    await expectFound(page, 2);

    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveText("All tags");
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+End");
    await page.keyboard.type("all");
    await expect(options.first()).toHaveText("All tags");
    await page.keyboard.press("Enter");
    await expectFound(page, EVERYTHING);
    await expect(page).toHaveURL("/recipes");
  });

  for (const [how, opened] of [
    ["focus", 0],
    ["click", 1],
  ] as const) {
    test(`by native selects until their replacements are loaded, which keep the focus and an open list (${how})`, async ({
      page,
    }) => {
      const { letGo } = await withoutItsScript(page, "FacetTypeahead");
      await page.goto("/recipes");
      const ingredient = page.getByRole("combobox", { name: "Ingredient" });
      await choose(ingredient, "Apple");
      await expectFound(page, 3);
      await ingredient[how]();
      letGo();
      await expect(filterField(page, "Ingredient")).toBeFocused();
      await expect(filterField(page, "Ingredient")).toHaveValue("Apple");
      await expect(page.getByRole("listbox", { name: "Ingredient" })).toHaveCount(opened);
    });
  }

  test(
    "by several values of a filter, exclusions, time and score",
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto("/recipes");
      const sheet = await openFilters(page);
      await optionIn(sheet, "Category", "Breads").check();
      await optionIn(sheet, "Category", "Soups").check();
      await expectFound(page, 12);
      await sheet.getByRole("textbox", { name: "Search ingredients" }).fill("butter");
      await sheet.getByRole("button", { name: "Without Butter", exact: true }).click();
      await expect(page).toHaveURL(/categoryId=\d+&categoryId=\d+&withoutIngredientId=\d+$/);
      await sheet.getByRole("combobox", { name: "Time" }).selectOption({ label: "Up to 1 h" });
      await sheet.getByRole("combobox", { name: "Rating" }).selectOption({ label: "4 stars & up" });
      await closeFilters(page);
      // The list is updated a moment after its filters.
      await expect.poll(() => cards(page).count()).toBeLessThan(12);
      expect(await cards(page).count()).toBeGreaterThan(0);
      for (const chip of ["Breads", "Soups", "Without Butter", "Up to 1 h", "4 stars & up"]) {
        await page.getByRole("button", { name: `Remove filter ${chip}`, exact: true }).click();
      }
      await expect(page).toHaveURL("/recipes");
      await expectFound(page, EVERYTHING);
    },
  );

  test(
    "by several filters at once, which are removed by their chips or the reset",
    { tag: "@phone" },
    async ({ page }) => {
      await page.goto("/recipes");
      await filterBy(page, "Difficulty", "Easy");
      await filterBy(page, "Category", "Breads");
      await expectFound(page, 2);
      await page.getByRole("button", { name: "Remove filter Easy" }).click();
      await expectFound(page, 6);
      await page.getByRole("button", { name: "Remove filter Breads" }).click();
      await expectFound(page, EVERYTHING);
      await expect(page).toHaveURL("/recipes");

      await search(page).fill("a");
      await page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Z–A" });
      await filterBy(page, "Category", "Soups");
      const place = onPhone() ? await openFilters(page) : page;
      await place.getByRole("button", { name: "Reset Filters" }).click();
      await expect(page).toHaveURL("/recipes");
      if (onPhone()) await closeFilters(page);
      await expectFound(page, EVERYTHING);
      await expect(search(page)).toHaveValue("");
    },
  );

  test("by filters chosen in quick succession, which stay checked until the new list is shown", async ({
    page,
  }) => {
    await page.goto("/recipes");
    const sheet = await openFilters(page);
    await expect(optionIn(sheet, "Category", "Soups")).toBeVisible();
    await slowDown(page);
    expect(await chooseInHaste(page)).not.toContain(false);
    await expectFound(page, 12);
  });
});
