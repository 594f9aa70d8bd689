import type { Page } from "@playwright/test";
import { expectAccessible, expectNarrow, inColours, schemes } from "./accessible";
import { ask, intercept, sentWith } from "./graphql";
import { changeRecipe, cook } from "./kitchen";
import { enter } from "./people";
import { fillIn, pick, recipeForm } from "./recipeForm";
import { expect, test } from "./test";
import { unique } from "./unique";

const COOKING = `query ($recipeId: Int!) { recipe(recipeId: $recipeId) {
  description servings servingsUnit prepMinutes cookMinutes totalMinutes source
} }`;

/** All that may be said of a dish, in the words of the server. */
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

/** The seven fields with what stands in them. */
async function expectFilled(page: Page, values: readonly string[]): Promise<void> {
  const form = recipeForm(page);
  const { description, servings, servingsUnit, preparation, cooking, total, source } = form;
  const fields = [description, servings, servingsUnit, preparation, cooking, total, source];
  for (const [place, field] of fields.entries()) await expect(field).toHaveValue(values[place]!);
}

/** The form of a new recipe, with the group open. */
async function openNew(page: Page) {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  const form = recipeForm(page);
  await expect(form.forTheCook).toBeVisible();
  await expect(form.source).toBeHidden();
  await form.forTheCook.click();
  await expect(form.source).toBeVisible();
  return form;
}

/** The form of a recipe that says all of it, or what is given. */
async function openEdit(page: Page, input: object = loaves) {
  const recipe = await cook(page);
  await changeRecipe(page, recipe.recipeId, input);
  await enter(page, "contributor");
  await page.goto(`/recipes/${recipe.recipeId}/edit`);
  await expect(page.getByRole("heading", { name: "Edit Recipe", level: 1 })).toBeVisible();
  return { ...recipe, form: recipeForm(page) };
}

test.describe("What a cook may be told", () => {
  test("is refused at its field until it can be", async ({ page }) => {
    const form = await openNew(page);
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

  test("is refused by the server at its field too, which is shown then", async ({ page }) => {
    const { form } = await openEdit(page);
    await form.forTheCook.click();
    await expect(form.servings).toBeHidden();
    await intercept(page, "UpdateRecipe", sentWith({ servings: 0 }));
    await form.save.click();
    await expect(form.servings).toBeFocused();
    await expect(form.servings).toHaveAccessibleDescription("Servings must be between 1 and 1000");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });

  test("is saved, and there again when the recipe is edited", async ({ page }) => {
    const form = await openNew(page);
    await fillIn(page, unique("Bread"));
    await pick(page, 1, "Rosemary");
    await form.fixed(1).check();
    await form.description.fill(loaves.description);
    await form.servings.fill(" 1,5 ");
    await form.servingsUnit.fill("loaves");
    await form.preparation.fill("20");
    await form.cooking.fill("40");
    await expect(form.total).toHaveAttribute("placeholder", "60");
    await form.total.fill("180");
    await form.source.fill(" My grandmother ");
    await form.save.click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
    expect(await cookingOf(page, Number(page.url().split("/").at(-1)))).toEqual(loaves);
    await page.getByRole("link", { name: "Edit Recipe" }).click();
    await expectFilled(page, [
      loaves.description,
      "1.5",
      "loaves",
      "20",
      "40",
      "180",
      "My grandmother",
    ]);
    await expect(form.fixed(1)).toBeChecked();
  });

  test("is taken away when it is cleared", async ({ page }) => {
    const { form, recipeId } = await openEdit(page);
    const { description, servings, servingsUnit, preparation, cooking, total, source } = form;
    for (const field of [description, servings, servingsUnit, preparation, cooking, total]) {
      await field.fill("");
    }
    await source.fill("  ");
    await form.save.click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    expect(await cookingOf(page, recipeId)).toEqual(nothing);
    await page.getByRole("link", { name: "Edit Recipe" }).click();
    await form.forTheCook.click();
    await expectFilled(page, ["", "", "", "", "", "", ""]);
  });

  test("has a total that follows its parts when nobody said one", async ({ page }) => {
    const { form, recipeId } = await openEdit(page, { prepMinutes: 20, cookMinutes: 40 });
    await expect(form.total).toHaveValue("");
    await form.cooking.fill("45");
    await form.save.click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    expect(await cookingOf(page, recipeId)).toMatchObject({ cookMinutes: 45, totalMinutes: 65 });
  });

  test("is kept in the draft, as it was typed, and not left without asking", async ({ page }) => {
    const form = await openNew(page);
    await form.servings.fill("a few");
    await form.description.fill("For Sundays.");
    await form.fixed(1).check();
    await page.reload();
    await expect(
      page.getByText("This is the draft that you did not save last time."),
    ).toBeVisible();
    await expectFilled(page, ["For Sundays.", "a few", "", "", "", "", ""]);
    await expect(form.fixed(1)).toBeChecked();
    await form.description.fill("");
    await form.cancel.click();
    const question = "Leave without saving? Your draft stays in this browser.";
    const dialog = page.getByRole("dialog", { name: question });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await expectFilled(page, ["", "", "", "", "", "", ""]);
    await expect(form.fixed(1)).not.toBeChecked();
  });

  test("is shown to those who save second, as it is now", async ({ page }) => {
    const { form, recipeId } = await openEdit(page, {});
    await form.title.fill("Mine");
    const ingredients = [{ ingredientId: 1, quantity: "1", unit: "pinch", scales: false }];
    await changeRecipe(page, recipeId, { ...loaves, ingredients });
    await form.save.click();
    const theirs = page.getByRole("region", { name: "The recipe as it is now" });
    await expect(theirs).toContainText(/1 pinch .* \(fixed\)/);
    const said = ["For Sundays.", "1.5", "loaves", "20", "40", "180", "My grandmother"];
    await expect(theirs.getByRole("definition")).toContainText(said);
    await page.getByRole("button", { name: "Take theirs" }).click();
    await expect(form.source).toBeVisible();
    await expect(form.source).toHaveValue("My grandmother");
  });

  test("keeps nobody out, on the narrowest phone too", async ({ page }) => {
    const { form } = await openEdit(page);
    await form.servings.fill("a few");
    await form.save.click();
    await expect(form.servings).toBeFocused();
    for (const scheme of schemes) {
      await inColours(page, scheme);
      await expectAccessible(page, scheme);
    }
    await expectNarrow(page);
  });
});
