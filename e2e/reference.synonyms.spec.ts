import { ask } from "./graphql";
import { filterField, optionsOf, pointAtFilters } from "./list";
import { enter } from "./people";
import { expect, test } from "./test";
import { unique } from "./unique";

test("An admin can add, edit and delete synonyms, and a search follows at once", async ({
  page,
}) => {
  const word = unique("Melongene");
  const find = async () => {
    const { recipes } = await ask(
      page,
      "query ($search: String!) { recipes(filter: { search: $search }) { totalCount } }",
      { search: word },
    );
    return recipes.totalCount;
  };
  await enter(page, "admin");
  await page.goto("/synonyms");
  const field = page.getByLabel("New group");
  const add = page.getByRole("button", { name: "Add group" });
  await field.fill(word);
  await add.click();
  await expect(page.getByText("Enter at least two words.")).toBeVisible();
  await field.fill(`${word}, Courgettes`);
  await add.click();
  await expect(page.getByText("One of the words is already a synonym of Zucchini.")).toBeVisible();
  await field.fill(`${word}, Baklava`);
  await add.click();
  await expect(page.getByText("Group added.")).toBeVisible();
  await expect(field).toHaveValue("");
  expect(await find()).toBe(1);

  await page.getByLabel("Search synonyms").fill(word);
  await expect(page.getByText("1 group", { exact: true })).toBeVisible();
  const edit = page.getByRole("button", { name: `Edit: ${word}` });
  await edit.click();
  const words = page.getByLabel("Words of the group");
  await expect(words).toBeFocused();
  await words.fill(`${word}, Zzyzx`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: word })).toContainText("Zzyzx");
  expect(await find()).toBe(0);

  await page.getByRole("button", { name: `Delete: ${word}` }).click();
  await expect(page.getByText("0 groups", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(edit).toBeVisible();
});

test("The filter of ingredients finds an option by a synonym", async ({ page }) => {
  await page.goto("/recipes");
  await pointAtFilters(page);
  await filterField(page, "Ingredient").fill("eggpl");
  await expect(optionsOf(page, "Ingredient")).toHaveText([/^Aubergine/]);
});
