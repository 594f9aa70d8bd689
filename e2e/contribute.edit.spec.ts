import type { Page } from "@playwright/test";
import { intercept, noNetwork } from "./graphql";
import { changeRecipe, cook } from "./kitchen";
import { enter, newMember } from "./people";
import { unique } from "./unique";
import { recipeForm } from "./recipeForm";
import { expect, test } from "./test";

const edit = (page: Page) => page.getByRole("link", { name: "Edit Recipe" });
const heading = (page: Page) => page.getByRole("heading", { name: "Edit Recipe", level: 1 });
const theirs = (page: Page) => page.getByRole("region", { name: "The recipe as it is now" });

/** The form of a recipe that the contributor has just added. */
async function open(page: Page) {
  const recipe = await cook(page);
  await enter(page, "contributor");
  await page.goto(`/recipes/${recipe.recipeId}/edit`);
  await expect(heading(page)).toBeVisible();
  return { ...recipe, form: recipeForm(page) };
}

/** The same, where somebody else saves first. */
async function openAndBeLate(page: Page) {
  const opened = await open(page);
  const other = unique("Other");
  const mine = unique("Mine");
  await opened.form.title.fill(mine);
  await opened.form.instructions.fill("Do it my way.");
  await changeRecipe(page, opened.recipeId, { name: other, instructions: "Do it their way." });
  await opened.form.save.click();
  await expect(page.getByRole("alert")).toContainText(
    "Somebody else has changed this recipe while you were editing. Nothing of yours is lost.",
  );
  return { ...opened, mine, other };
}

test.describe("Editing a recipe", () => {
  for (const who of ["contributor", "admin"] as const) {
    test(`is for the ${who === "admin" ? "admin" : "owner"}`, async ({ page }) => {
      const { name, recipeId } = await cook(page);
      await enter(page, who);
      await page.goto(`/recipes/${recipeId}`);
      await edit(page).click();
      await expect(heading(page)).toBeVisible();
      const form = recipeForm(page);
      await expect(form.title).toHaveValue(name);
      await expect(form.category.locator("option:checked")).toHaveText("Breakfast");
      await expect(form.quantity(1)).toHaveValue("1/2");
      await expect(form.unit(1)).toHaveValue("cup");
      await expect(form.notes).toHaveValue("The freshest there are.");
      await expect(form.instructions).toHaveValue("Stir.\nServe.");
      await form.title.fill(`${name}, better`);
      await form.quantity(1).fill("3/4");
      await form.save.click();
      await expect(page.getByText("Recipe saved.")).toBeVisible();
      await expect(page).toHaveURL(`/recipes/${recipeId}`);
      await expect(page.getByRole("heading", { name: `${name}, better` })).toBeVisible();
      await expect(page.getByRole("region", { name: "Ingredients" })).toContainText("¾ cup");
    });
  }

  test("is offered on the owner's card", async ({ page }) => {
    const { name, recipeId } = await cook(page);
    await enter(page, "contributor");
    await page.goto(`/recipes?search=${encodeURIComponent(name)}`);
    await page.getByRole("article", { name }).getByRole("link", { name: "Edit Recipe" }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}/edit`);
  });

  test("is not for a member", async ({ page }) => {
    const { name, recipeId } = await cook(page);
    await enter(page, await newMember(page));
    await page.goto(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(edit(page)).toHaveCount(0);
    await page.goto(`/recipes/${recipeId}/edit`);
    await expect(page).toHaveURL("/forbidden");
  });

  test("is not for a visitor", async ({ page }) => {
    const { name, recipeId } = await cook(page);
    await page.goto(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(edit(page)).toHaveCount(0);
    await page.goto(`/recipes/${recipeId}/edit`);
    await expect(page).toHaveURL("/login");
  });

  test("of a recipe that is not there says so", async ({ page }) => {
    await enter(page, "contributor");
    await page.goto("/recipes/999999/edit");
    await expect(page).toHaveURL("/not-found");
    await expect(page.getByText("Recipe not found.")).toBeVisible();
    await page.goto("/recipes/abc/edit");
    await expect(page.getByText("Invalid recipe Id")).toBeVisible();
  });

  test("keeps a draft for each recipe", async ({ page }) => {
    const { name, recipeId, form } = await open(page);
    await form.title.fill("Half a stew");
    const other = await cook(page);
    await page.goto(`/recipes/${other.recipeId}/edit`);
    await expect(form.title).toHaveValue(other.name);
    await page.goto(`/recipes/${recipeId}/edit`);
    await expect(form.title).toHaveValue("Half a stew");
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await expect(form.title).toHaveValue(name);
  });
});

test.describe("Two people who edit at once", () => {
  test("see both texts, and the second can save theirs over it", async ({ page }) => {
    const { form, mine, other, recipeId } = await openAndBeLate(page);
    await expect(theirs(page)).toContainText(other);
    await expect(theirs(page)).toContainText("Do it their way.");
    await expect(form.title).toHaveValue(mine);
    await expect(form.instructions).toHaveValue("Do it my way.");
    await page.getByRole("button", { name: "Save mine over it" }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { name: mine })).toBeVisible();
    await expect(page.getByRole("region", { name: "Instructions" })).toContainText("my way");
  });

  test("can go on from what the first has saved", async ({ page }) => {
    const { form, other, recipeId } = await openAndBeLate(page);
    await page.getByRole("button", { name: "Take theirs" }).click();
    await expect(theirs(page)).toBeHidden();
    await expect(form.title).toHaveValue(other);
    await expect(form.instructions).toHaveValue("Do it their way.");
    await form.notes.fill("And mine.");
    await form.save.click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { name: other })).toBeVisible();
    await expect(page.getByText("And mine.")).toBeVisible();
  });

  test("are told too when the draft is from another visit", async ({ page }) => {
    const { form, recipeId } = await open(page);
    await form.title.fill(unique("Mine"));
    await page.goto("/login");
    const other = unique("Other");
    await changeRecipe(page, recipeId, { name: other });
    await page.goto(`/recipes/${recipeId}/edit`);
    await form.save.click();
    await expect(theirs(page)).toContainText(other);
  });

  test("lose nothing when theirs cannot be fetched", async ({ page }) => {
    const { form, recipeId } = await open(page);
    await form.title.fill("Mine");
    await changeRecipe(page, recipeId, {});
    await intercept(page, "RecipeNow", noNetwork);
    await form.save.click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("The server cannot be reached.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(form.title).toHaveValue("Mine");
  });
});
