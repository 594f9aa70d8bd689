import { ask } from "./graphql";
import { makeTwins } from "./hiddenInMerging";
import { cook } from "./kitchen";
import { enter, tokenOf } from "./people";
import { recipeForm } from "./recipeForm";
import { ingredients, makeOne, row } from "./referenceScreens";
import { expect, test } from "./test";
import { unique } from "./unique";

const UPDATE = `mutation ($recipeId: Int!, $input: RecipeInput!) {
  updateRecipe(recipeId: $recipeId, input: $input) { recipeId } }`;

test("An admin can merge two ingredients and undo it, reject a pair, and add another name", async ({
  page,
}) => {
  const { one, other, word } = await makeTwins(page);
  const recipe = await cook(page);
  const input = {
    name: recipe.name,
    categoryId: 1,
    difficultyLevelId: 1,
    instructions: "Stir.",
    ingredients: [{ ingredientId: other.key, quantity: "2" }],
  };
  await ask(page, UPDATE, { recipeId: recipe.recipeId, input }, await tokenOf(page, "admin"));

  await enter(page, "admin");
  await page.goto(`${ingredients.path}?search=${word}`);
  await expect(row(page, other.name)).toBeVisible();
  await page.getByRole("button", { name: `Merge: ${other.name}`, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Merge" })).toBeDisabled();
  await dialog.getByRole("combobox", { name: "Merge into" }).fill(one.name);
  await page.getByRole("option", { name: one.name, exact: true }).click();
  await expect(dialog).toContainText(`1 recipe will use ${one.name} instead.`);
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText(`${other.name} was merged into ${one.name}.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row(page, other.name)).toBeHidden();

  // The form must find the ingredient by the removed name.
  await page.goto("/recipes/new");
  await expect(page.getByRole("heading", { name: "Add Recipe" })).toBeVisible();
  await recipeForm(page).ingredient(1).pressSequentially(other.name);
  await page.getByRole("option", { name: one.name, exact: true }).click();
  await expect(recipeForm(page).ingredient(1)).toHaveValue(one.name);

  page.once("dialog", (leaving) => void leaving.accept());
  await page.goto(`${ingredients.path}/duplicates`);
  const merged = page.getByRole("listitem", { name: `${other.name} into ${one.name}` });
  await merged.getByRole("button", { name: `Undo: ${other.name}` }).click();
  await expect(page.getByText("Undone. 1 recipe has it again.")).toBeVisible();
  await expect(merged).toBeHidden();

  const pair = page.getByRole("listitem", { name: `${other.name} and ${one.name}` });
  await pair.getByRole("button", { name: "Not the same" }).click();
  await expect(pair).toBeHidden();

  await page.goto(`${ingredients.path}/${one.key}/edit`);
  const names = page.getByRole("region", { name: "Other names" });
  await names.getByLabel("Another name").fill(other.name);
  await names.getByRole("button", { name: "Add name" }).click();
  await expect(names.getByText("Ingredient already exists.")).toBeVisible();
  await names.getByLabel("Another name").fill(`${one.name} by another name`);
  await names.getByRole("button", { name: "Add name" }).click();
  const remove = names.getByRole("button", { name: `Remove: ${one.name} by another name` });
  await remove.click();
  await expect(remove).toBeHidden();
});

for (const width of [390, 1280]) {
  test(`The dialog of a merge reaches every other item by scrolling, at a width of ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await makeOne(page, ingredients, unique("Zzz").padEnd(120, "z"));
    await enter(page, "admin");
    await page.goto(ingredients.path);
    await page
      .getByRole("button", { name: /^Merge: / })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    const list = dialog.getByRole("listbox");
    const shown = dialog.getByText(/^\d+ of \d+ shown$/);
    await expect(async () => {
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const [loaded, total] = (await shown.innerText()).match(/\d+/g) ?? [];
      expect(loaded).toBe(total);
    }).toPass();
    expect(await list.getByRole("option").count()).toBeGreaterThan(150);
    const last = list.getByRole("option").last();
    await last.click();
    await expect(last).toHaveAttribute("aria-selected", "true");
    await expect(dialog).toContainText("This can be undone for 30 days.");
    await expect(dialog.getByRole("button", { name: "Merge" })).toBeEnabled();
    await expect(dialog.getByRole("button", { name: "Merge" })).toBeInViewport();
  });
}

test("The number of an ingredient's recipes leads to them", async ({ page }) => {
  await enter(page, "admin");
  await page.goto(ingredients.path);
  const link = page.getByRole("link", { name: /^\d+ recipes: / }).first();
  const count = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/recipes\?ingredientId=\d+$/);
  await expect(page.getByText(`${count} recipes`, { exact: true }).first()).toBeVisible();
});
