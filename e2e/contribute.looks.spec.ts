import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { changeRecipe, cook, enter, newMember, writeReview } from "./kitchen";
import { recipeForm } from "./recipeForm";
import { expect, test } from "./test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function open(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
}

/** A new recipe, seen by the contributor who has added it. */
async function own(page: Page) {
  const recipe = await cook(page);
  await enter(page, "contributor");
  return recipe;
}

/** Screens and what opens on them, each with a recipe of its own. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  async "the form of a new recipe"(page) {
    await enter(page, "contributor");
    await open(page, "/recipes/new", "Add Recipe");
    const form = recipeForm(page);
    await form.addRow.click();
    await form.newIngredient.click();
    await form.add.click();
    await expect(form.newName).toHaveAccessibleDescription("Ingredient name is required.");
  },
  async "the form of a recipe"(page) {
    const { recipeId } = await own(page);
    await open(page, `/recipes/${recipeId}/edit`, "Edit Recipe");
    const form = recipeForm(page);
    await form.instructions.fill("");
    await form.save.click();
    await expect(page.getByText("Instructions are required.")).toBeVisible();
  },
  async "the open list of ingredients"(page) {
    await enter(page, "contributor");
    await open(page, "/recipes/new", "Add Recipe");
    await recipeForm(page).ingredient(1).pressSequentially("Sa");
    await expect(page.getByRole("option", { name: "Salt", exact: true })).toBeVisible();
  },
  async "the notice of another's version"(page) {
    const { recipeId } = await own(page);
    await open(page, `/recipes/${recipeId}/edit`, "Edit Recipe");
    await recipeForm(page).title.fill("Mine");
    await changeRecipe(page, recipeId, {});
    await recipeForm(page).save.click();
    await expect(page.getByRole("region", { name: "The recipe as it is now" })).toBeVisible();
  },
  async "the dialog before deleting"(page) {
    const { name, recipeId } = await own(page);
    await open(page, `/recipes/${recipeId}`, name);
    await page.getByRole("button", { name: `Delete: ${name}` }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  async "the form of a review"(page) {
    const { name, recipeId } = await cook(page);
    await enter(page, await newMember(page));
    await open(page, `/reviews/${recipeId}/new`, `Review ${name}`);
    await page.getByRole("button", { name: "Save review" }).click();
    await expect(page.getByText("Score is required.")).toBeVisible();
  },
  async "the question before deleting a review"(page) {
    const { recipeId } = await cook(page);
    const person = await newMember(page);
    const reviewId = await writeReview(page, recipeId, person, 3);
    await enter(page, person);
    await open(page, `/reviews/${reviewId}/delete`, "Please confirm");
  },
  async "a note that is written"(page) {
    const { name, recipeId } = await own(page);
    await writeReview(page, recipeId, "contributor", 3);
    await open(page, `/recipes/${recipeId}`, name);
    await page.getByRole("button", { name: "Add Note" }).click();
    await expect(page.getByRole("textbox", { name: "Your note" })).toBeFocused();
  },
};

for (const [name, show] of Object.entries(screens)) {
  test(`Everybody can use ${name}, in light and in dark colours`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await show(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const other = colorScheme === "light" ? "dark" : "light";
      // Not asked by role, for an open dialog covers it.
      await expect(page.getByLabel(`Switch to ${other} colours`)).toBeAttached();
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      );
      expect(found, `in ${colorScheme} colours`).toEqual([]);
    }
  });

  test(`Nothing scrolls sideways on a phone with ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page);
    const width = await page.evaluate("document.documentElement.scrollWidth");
    expect(width).toBeLessThanOrEqual(390);
  });
}
