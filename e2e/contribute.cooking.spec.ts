import { fitWindow } from "./browser";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNarrow, inColours, schemes } from "./accessible";
import { cookMode } from "./cooking";
import { ask, intercept, sentWith } from "./graphql";
import { changeRecipe, cook } from "./kitchen";
import { enter } from "./people";
import { checkInMenu, inRowMenu, fillIn, pick, recipeForm } from "./recipeForm";
import { expect, test } from "./test";
import { unique } from "./unique";

const COOKING = `query ($recipeId: Int!) { recipe(recipeId: $recipeId) {
  description servings servingsUnit prepMinutes cookMinutes totalMinutes source
} }`;

/** The values of all optional fields of a dish, as the server returns them. */
const loaves = {
  description: "For Sundays.\nAnd Mondays.",
  servings: 1.5,
  servingsUnit: "loaves",
  prepMinutes: 20,
  cookMinutes: 40,
  totalMinutes: 180,
  source: "My grandmother",
};
const nothing = Object.fromEntries(Object.keys(loaves).map((name) => [name, null]));

const cookingOf = async (page: Page, recipeId: number) =>
  (await ask(page, COOKING, { recipeId })).recipe;

const edit = (page: Page) => page.getByRole("link", { name: "Edit Recipe" });

/** Expects the values of the seven fields. */
async function expectFilled(page: Page, values: readonly string[]): Promise<void> {
  const form = recipeForm(page);
  const { description, servings, servingsUnit, preparation, cooking, total, source } = form;
  const fields = [description, servings, servingsUnit, preparation, cooking, total, source];
  await expect(form.origin).toBeVisible();
  if (!(await source.isVisible())) await form.origin.click();
  for (const [place, field] of fields.entries()) await expect(field).toHaveValue(values[place]!);
}

/** The form of a new recipe, with the group of its origin open. */
async function openNew(page: Page) {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  const form = recipeForm(page);
  await expect(form.servings).toBeVisible();
  await expect(form.source).toBeHidden();
  await form.origin.click();
  await expect(form.source).toBeVisible();
  return form;
}

/** Returns the ID of the recipe that was just saved. */
async function savedId(page: Page): Promise<number> {
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  return Number(page.url().split("/").at(-1));
}

test.describe("The fields of a recipe for cooking", () => {
  test("are stored in the draft as typed, and must be valid when the recipe is saved", async ({
    page,
  }) => {
    const form = await openNew(page);
    await test.step("The draft", async () => {
      await form.servings.fill("a few");
      await form.description.fill("For Sundays.");
      await checkInMenu(page, 1, inRowMenu.fixed);
      await page.reload();
      await expect(
        page.getByText("Your unsaved draft from last time has been restored."),
      ).toBeVisible();
      await expectFilled(page, ["For Sundays.", "a few", "", "", "", "", ""]);
      await expect(form.rows.first()).toContainText(inRowMenu.fixed);
      await form.description.fill("");
      await form.cancel.click();
      const question = "Leave without saving? Your draft stays in this browser.";
      const dialog = page.getByRole("dialog", { name: question });
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Discard the draft" }).click();
      await expectFilled(page, ["", "", "", "", "", "", ""]);
      await expect(form.rows.first()).not.toContainText(inRowMenu.fixed);
    });

    await fillIn(page, unique("Bread"));

    for (const [field, typed, mistake] of [
      [form.servings, "0", "Servings must be between 1 and 1000"],
      [form.servings, "1001", "Servings must be between 1 and 1000"],
      [form.servings, "a few", "Servings must be a number such as 4 or 1.5"],
      [form.preparation, "-1", "Preparation time must be between 0 and 14400 minutes"],
      [form.cooking, "1.5", "Cooking time must be a whole number of minutes"],
      [form.total, "14401", "Total time must be between 0 and 14400 minutes"],
    ] as const) {
      await field.fill(typed);
      await form.save.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(`${mistake}$`));
      await expect(field).toBeFocused();
      await field.fill("");
      await expect(page.getByText(mistake)).toBeHidden();
    }
    await expect(page).toHaveURL("/recipes/new");
  });

  test("are saved, can be edited and cleared, and are shown in the other version after a conflict", async ({
    page,
  }) => {
    const form = await openNew(page);
    await fillIn(page, unique("Bread"));
    await pick(page, 1, "Rosemary");
    await checkInMenu(page, 1, inRowMenu.fixed);
    await form.description.fill(loaves.description);
    await form.servings.fill(" 1,5 ");
    await form.servingsUnit.fill("loaves");
    await form.preparation.fill("20");
    await form.cooking.fill("40");
    await expect(form.total).toHaveAttribute("placeholder", "60");
    await form.total.fill("180");
    await form.source.fill(" My grandmother ");
    await form.save.click();
    const recipeId = await savedId(page);
    expect(await cookingOf(page, recipeId)).toEqual(loaves);

    await test.step("It is there again, and taken away when it is cleared", async () => {
      await edit(page).click();
      const { description: said, source: from } = loaves;
      await expectFilled(page, [said, "1.5", "loaves", "20", "40", "180", from]);
      await expect(form.rows.first()).toContainText(inRowMenu.fixed);
      const { description, servings, servingsUnit, preparation, cooking, total, source } = form;
      for (const field of [description, servings, servingsUnit, preparation, cooking, total]) {
        await field.fill("");
      }
      await source.fill("  ");
      await form.save.click();
      await expect(page).toHaveURL(`/recipes/${recipeId}`);
      expect(await cookingOf(page, recipeId)).toEqual(nothing);
    });

    await test.step("A total that was not entered follows its parts", async () => {
      await edit(page).click();
      await form.origin.click();
      await expectFilled(page, ["", "", "", "", "", "", ""]);
      await form.preparation.fill("20");
      await form.cooking.fill("40");
      await form.save.click();
      await expect(page).toHaveURL(`/recipes/${recipeId}`);
      await edit(page).click();
      await expect(form.total).toHaveValue("");
      await form.cooking.fill("45");
      await form.save.click();
      await expect(page).toHaveURL(`/recipes/${recipeId}`);
      expect(await cookingOf(page, recipeId)).toMatchObject({ cookMinutes: 45, totalMinutes: 65 });
    });

    await test.step("The second user to save sees the current version, and can use it", async () => {
      await changeRecipe(page, recipeId, nothing);
      await page.reload();
      await edit(page).click();
      await expect(form.source).toBeHidden();
      await form.title.fill("Mine");
      const ingredients = [{ ingredientId: 1, quantity: "1", unit: "pinch", scales: false }];
      await changeRecipe(page, recipeId, { ...loaves, ingredients });
      await form.save.click();
      const theirs = page.getByRole("region", { name: "Current version" });
      await expect(theirs).toContainText(/1 pinch .* \(fixed\)/);
      const said = [
        "For Sundays.",
        "1.5",
        "loaves",
        "20",
        "40",
        "180",
        "My grandmother",
        "English",
      ];
      await expect(theirs.getByRole("definition")).toContainText(said);
      await page.getByRole("button", { name: "Use the current version" }).click();
      await expect(form.source).toBeVisible();
      await expect(form.source).toHaveValue("My grandmother");
    });
  });

  test("are shown if the server refuses one of them, also on narrow phones", async ({ page }) => {
    const { recipeId } = await cook(page);
    await changeRecipe(page, recipeId, loaves);
    await enter(page, "contributor");
    await page.goto(`/recipes/${recipeId}/edit`);
    const form = recipeForm(page);
    await form.origin.click();
    await expect(form.source).toBeHidden();
    const mend = await intercept(page, "UpdateRecipe", sentWith({ source: "x".repeat(501) }));
    await form.save.click();
    await expect(form.source).toBeFocused();
    await expect(form.source).toHaveAccessibleDescription(
      /Source must be at most 500 characters long/,
    );
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    mend();

    await form.servings.fill("a few");
    await form.save.click();
    await expect(form.servings).toHaveAccessibleDescription(/such as 4 or 1\.5$/);
    // The window is as tall as the page, so that the sticky bar covers no part of the tags.
    await fitWindow(page, 4_000);
    for (const scheme of schemes) {
      await inColours(page, scheme);
      await expectAccessible(page, scheme);
    }
    await expectNarrow(page);
  });

  test("may be empty, in which case amounts are scaled by a factor", async ({ page }) => {
    const { recipeId } = await cook(page);
    await page.goto(`/recipes/${recipeId}?times=2&cook=1`);
    await expect(cookMode(page).getByRole("listitem")).toHaveText(/^1 cup /);
    await expect(cookMode(page).getByText("2×", { exact: true })).toBeVisible();
  });
});
