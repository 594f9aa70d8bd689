import type { Page } from "@playwright/test";
import { expectLooks } from "./accessible";
import { ask } from "./graphql";
import { enter, newMember, tokenOf } from "./people";
import { recipeForm } from "./recipeForm";
import { expect, test } from "./test";
import { unique } from "./unique";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

const CREATE = "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";

/** Adds a recipe and returns its key. */
async function addRecipe(page: Page, name: string): Promise<number> {
  const input = {
    ...{ name, categoryId: 1, difficultyLevelId: 1, servings: 4, instructions: "Stir.\nBake." },
    lines: [
      { ingredientId: 1, quantity: "200", unit: "g" },
      { ingredientId: 2, quantity: "3" },
    ],
  };
  const { createRecipe } = await ask(page, CREATE, { input }, await tokenOf(page, "contributor"));
  return createRecipe.recipeId;
}

test("A contributor edits a recipe with a reason, compares its versions and restores one", async ({
  page,
}) => {
  const name = unique("Plum tart");
  const recipeId = await addRecipe(page, name);
  await enter(page, "contributor");

  await test.step("The form asks why", async () => {
    await page.goto(`/recipes/${recipeId}/edit`);
    const form = recipeForm(page);
    await form.quantity(1).fill("150");
    await form.instructions.fill("Stir.\nBake gently.");
    await page.getByRole("textbox", { name: "Why (optional)" }).fill("Less butter is enough.");
    await form.save.click();
    await expect(heading(page, name)).toBeVisible();
  });

  await test.step("The history lists both versions", async () => {
    await page.getByRole("link", { name: "History", exact: true }).click();
    await expect(heading(page, "History")).toBeVisible();
    const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText("Current");
    await expect(versions.first()).toContainText("Less butter is enough.");
  });

  await test.step("The difference marks amounts and words", async () => {
    await page.getByRole("link", { name: "Changes in version 2" }).click();
    const difference = page.getByRole("region", { name: "From version 1 to version 2" });
    await expect(difference.getByRole("deletion").first()).toHaveText("removed: 200");
    await expect(difference.getByRole("insertion").first()).toHaveText("new: 150");
    await expect(difference.getByText("gently")).toBeVisible();
    await expectLooks(page);
  });

  await test.step("A version is restored as a new one", async () => {
    await page.getByRole("button", { name: "Restore version 1" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText("Version 1 restored.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Version 3" })).toBeVisible();
  });

  await test.step("An admin removes the content of a version with a reason", async () => {
    await enter(page, "admin");
    await page.goto(`/recipes/${recipeId}/history`);
    await page.getByRole("button", { name: "Remove the content of version 2" }).click();
    const dialog = page.getByRole("dialog");
    const remove = dialog.getByRole("button", { name: "Remove content" });
    await expect(remove).toBeDisabled();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Privacy");
    await remove.click();
    await expect(page.getByText("Content removed: Privacy")).toBeVisible();
  });
});

test("A member makes a recipe their own, and the original lists it", async ({ page }) => {
  const name = unique("Rye bread");
  const recipeId = await addRecipe(page, name);
  await enter(page, await newMember(page));
  await page.goto(`/recipes/${recipeId}`);
  await page.getByRole("link", { name: "Make it my own" }).click();
  await expect(heading(page, "Make it my own")).toBeVisible();
  const form = recipeForm(page);
  await expect(form.title).toHaveValue(`${name}, my way`);
  await form.remove(2).click();
  await form.save.click();
  await expect(heading(page, `${name}, my way`)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "1 variation" }).click();
  await expect(heading(page, "Variations")).toBeVisible();
  await expect(page.getByText(/^without /)).toBeVisible();
  await page.getByText("All changes").click();
  await expect(page.getByRole("deletion").first()).toBeVisible();
  await expectLooks(page);
});
