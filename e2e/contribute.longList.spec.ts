import { AT_ONCE } from "./browser";
import { ask } from "./graphql";
import { cards, showMore } from "./list";
import { enter, tokenOf } from "./people";
import { expect, test } from "./test";
import { unique } from "./unique";

const CREATE = "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";
const DELETE = "mutation ($recipeId: Int!) { deleteRecipe(recipeId: $recipeId) }";

/** The numbers of recipes that load automatically, and with one more page. */
const BY_THEMSELVES = 60;
const WITH_ONE_MORE = 72;

test("A long list loads its first pages automatically, and further pages by a button", async ({
  page,
}) => {
  const token = await tokenOf(page, "contributor");
  const input = { categoryId: 1, difficultyLevelId: 1, ingredients: [], instructions: "Boil." };
  const made: number[] = [];
  for (let i = 0; i < WITH_ONE_MORE - BY_THEMSELVES + 2; i++) {
    const named = { ...input, name: unique("Stew") };
    made.push((await ask(page, CREATE, { input: named }, token)).createRecipe.recipeId);
  }
  await enter(page, "contributor");
  await page.goto("/recipes");

  await test.step("The end of the page comes into sight, and stays there", async () => {
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(cards(page)).toHaveCount(BY_THEMSELVES, { timeout: 500 });
    }).toPass(AT_ONCE);
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(page.getByRole("contentinfo")).toBeInViewport({ timeout: 500 });
    }).toPass(AT_ONCE);
    await expect(showMore(page)).toBeEnabled();
    await expect(cards(page)).toHaveCount(BY_THEMSELVES);
  });

  await test.step("A button has it go on", async () => {
    await showMore(page).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(WITH_ONE_MORE);
  });

  for (const recipeId of made) await ask(page, DELETE, { recipeId }, token);
});
