import type { Page, Route } from "@playwright/test";
import { ask, broken, intercept, noNetwork, refusal, sentWith } from "./graphql";
import { cook } from "./kitchen";
import { enter, tokenOf } from "./people";
import { recipeForm } from "./recipeForm";
import { expect, test } from "./test";

/** The form of a recipe that the contributor has just added. */
async function open(page: Page) {
  const recipe = await cook(page);
  await enter(page, "contributor");
  await page.goto(`/recipes/${recipe.recipeId}/edit`);
  await expect(page.getByRole("heading", { name: "Edit Recipe", level: 1 })).toBeVisible();
  return { ...recipe, form: recipeForm(page) };
}

test("A form whose data cannot be loaded says so, and is there when tried again", async ({
  page,
}) => {
  await enter(page, "contributor");
  await page.goto("/recipes");
  const mend = await intercept(page, "NewRecipePage", noNetwork);
  await page.getByRole("link", { name: "Add Recipe" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Failed to load form data");
  mend();
  const again = page.getByRole("button", { name: "Try again" });
  const mendAgain = await intercept(page, "NewRecipePage", broken);
  await again.click();
  await expect(alert).toHaveText("The kitchen is on fire.");
  mendAgain();
  await again.click();
  await expect(recipeForm(page).title).toBeVisible();
});

test.describe("A recipe that cannot be saved", () => {
  test("shows what is wrong at its field", async ({ page }) => {
    const { form } = await open(page);
    await form.title.fill("Mine");
    await intercept(page, "UpdateRecipe", sentWith({ categoryId: 999_999 }));
    await form.save.click();
    await expect(form.category).toHaveAccessibleDescription("This category does not exist.");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(form.title).toHaveValue("Mine");
  });

  for (const [part, message] of [
    [{ difficultyLevelId: 999_999 }, "This difficulty level does not exist."],
    [{ ingredients: [{ ingredientId: 999_999 }] }, "One of the ingredients does not exist."],
    [{ tagIds: [999_999] }, "One of the tags does not exist."],
  ] as [object, string][]) {
    test(`says “${message}”`, async ({ page }) => {
      const { form } = await open(page);
      await intercept(page, "UpdateRecipe", sentWith(part));
      await form.save.click();
      await expect(page.getByText(message)).toBeVisible();
    });
  }

  const fault = refusal("INTERNAL_SERVER_ERROR", 500, "Something went wrong.");
  for (const [how, answer, message] of [
    ["a failing server", fault, "HTTP 500 Something went wrong."],
    ["a broken server", broken, "HTTP 500 The kitchen is on fire."],
    ["no network", noNetwork, "The server cannot be reached."],
  ] as [string, (route: Route) => Promise<void>, string][]) {
    test(`for ${how} is told in words and stays`, async ({ page }) => {
      const { form } = await open(page);
      await form.title.fill("Mine");
      await form.instructions.fill("Do it my way.");
      await intercept(page, "UpdateRecipe", answer);
      await form.save.click();
      await expect(page.getByRole("alert")).toContainText(message);
      await expect(form.title).toHaveValue("Mine");
      await expect(form.instructions).toHaveValue("Do it my way.");
      await expect(form.save).toBeEnabled();
    });
  }

  test("for it was deleted meanwhile is told", async ({ page }) => {
    const { form, recipeId } = await open(page);
    await form.title.fill("Mine");
    const remove = "mutation ($recipeId: Int!) { deleteRecipe(recipeId: $recipeId) }";
    await ask(page, remove, { recipeId }, await tokenOf(page, "admin"));
    await form.save.click();
    await expect(page.getByRole("alert")).toContainText("Recipe not found.");
    await expect(form.title).toHaveValue("Mine");
  });
});
