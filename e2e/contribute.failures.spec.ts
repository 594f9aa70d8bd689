import type { Route } from "@playwright/test";
import { ask, broken, intercept, noNetwork, refusal, sentWith } from "./graphql";
import { cook } from "./kitchen";
import { enter, tokenOf } from "./people";
import { expectFailure } from "./toasts";
import { recipeForm } from "./recipeForm";
import { expect, test } from "./test";

test("A form whose data cannot be loaded reports the reason, and can be reloaded", async ({
  page,
}) => {
  await enter(page, "contributor");
  await page.goto("/recipes");
  const mend = await intercept(page, "NewRecipePage", noNetwork);
  await page.getByRole("main").getByRole("link", { name: "Add Recipe" }).click();
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

test("A recipe that cannot be saved stays in the form, with the reason at the field if the server names it", async ({
  page,
}) => {
  const { recipeId } = await cook(page);
  const form = recipeForm(page);
  await enter(page, "contributor");
  await page.goto(`/recipes/${recipeId}/edit`);
  await form.title.fill("Mine");
  await form.instructions.fill("Do it my way.");

  await test.step("A missing reference is reported at its field", async () => {
    const mend = await intercept(page, "UpdateRecipe", sentWith({ categoryId: 999_999 }));
    await form.save.click();
    await expect(form.category).toHaveAccessibleDescription("This category does not exist.");
    await expect(page.getByRole("button", { name: "Close" })).toHaveCount(0);
    await expect(form.title).toHaveValue("Mine");
    mend();
  });

  for (const [part, message] of [
    [{ difficultyLevelId: 999_999 }, "This difficulty level does not exist."],
    [{ lines: [{ ingredientId: 999_999 }] }, "One of the ingredients does not exist."],
    [{ tagIds: [999_999] }, "One of the tags does not exist."],
  ] as [object, string][]) {
    await test.step(`It says “${message}”`, async () => {
      const mend = await intercept(page, "UpdateRecipe", sentWith(part));
      await form.save.click();
      await expect(page.getByText(message)).toBeVisible();
      mend();
    });
  }

  const fault = refusal("INTERNAL_SERVER_ERROR", 500, "Something went wrong.");
  for (const [answer, message] of [
    [fault, "HTTP 500 Something went wrong."],
    [broken, "HTTP 500 The kitchen is on fire."],
    [noNetwork, "The server cannot be reached."],
  ] as [(route: Route) => Promise<void>, string][]) {
    await test.step(`A toast says “${message}”`, async () => {
      const mend = await intercept(page, "UpdateRecipe", answer);
      await form.save.click();
      await expectFailure(page, message);
      await expect(form.title).toHaveValue("Mine");
      await expect(form.instructions).toHaveValue("Do it my way.");
      await expect(form.save).toBeEnabled();
      mend();
    });
  }

  await test.step("A toast says that it was deleted meanwhile", async () => {
    const remove = "mutation ($recipeId: Int!) { deleteRecipe(recipeId: $recipeId) }";
    await ask(page, remove, { recipeId }, await tokenOf(page, "admin"));
    await form.save.click();
    await expectFailure(page, "Recipe not found.");
    await expect(form.title).toHaveValue("Mine");
  });
});
