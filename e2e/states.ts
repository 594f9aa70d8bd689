import { expect, type Page } from "@playwright/test";
import { fitWindow } from "./browser";
import { broken, intercept } from "./graphql";
import { button, open, own, type State } from "./hidden";
import { inDiary } from "./hiddenInDiary";
import { inForms } from "./hiddenInForms";
import { inImports } from "./hiddenInImports";
import { inMerging } from "./hiddenInMerging";
import { inOffline } from "./hiddenOffline";
import { inSiteSettings } from "./hiddenInSiteSettings";
import { inSuggestions } from "./hiddenInSuggestions";
import { inTwoFactor } from "./hiddenInTwoFactor";
import { whileCooking } from "./hiddenWhileCooking";
import { cook, remove, writeReview } from "./kitchen";
import { filterField, optionsOf, pointAtFilters } from "./list";
import { enter, nameOf, newMember } from "./people";
import { pickTags, recipeForm } from "./recipeForm";

/** Opens the confirmation of deleting the contributor's own recipe. */
async function askToDelete(page: Page) {
  const recipe = await own(page);
  await open(page, `/recipes/${recipe.recipeId}`, recipe.name);
  await button(page, `Delete: ${recipe.name}`).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

const menus: State[] = [
  {
    name: "the menu of admins",
    file: "menu-of-admins",
    only: "desktop",
    async show(page) {
      await enter(page, "admin");
      await open(page, "/forbidden", "Forbidden");
      await page.getByRole("banner").getByRole("button", { name: "Admin" }).click();
      await expect(page.getByRole("menuitem", { name: "Users" })).toBeVisible();
    },
  },
  {
    name: "the menu of a logged-in user",
    file: "menu-of-session",
    only: "desktop",
    async show(page) {
      await enter(page, "member");
      await open(page, "/forbidden", "Forbidden");
      await page.getByRole("button", { name: /^Hello, / }).click();
      await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
    },
  },
  {
    name: "the menu of downloads",
    file: "menu-of-downloads",
    async show(page) {
      await enter(page, "member");
      await open(page, "/settings", "Settings");
      await button(page, "My recipes").click();
      await expect(page.getByRole("menuitem", { name: "Printable book" })).toBeVisible();
    },
  },
  {
    name: "the sheet with all entries",
    file: "sheet",
    only: "phone",
    async show(page) {
      await enter(page, "admin");
      await open(page, "/forbidden", "Forbidden");
      await button(page, "Open the menu").click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    },
  },
  {
    name: "the sheet of filters",
    file: "filters",
    only: "phone",
    async show(page) {
      await open(page, "/recipes?search=soup", "All Recipes");
      await button(page, "Filters").click();
      await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    },
  },
  {
    name: "the open options of a filter",
    file: "filter-options",
    only: "desktop",
    async show(page) {
      await open(page, "/recipes", "All Recipes");
      await pointAtFilters(page);
      await filterField(page, "Ingredient").fill("a");
      await expect(optionsOf(page, "Ingredient").first()).toBeVisible();
    },
  },
  {
    name: "a filter without an option for the typed text",
    file: "filter-no-option",
    only: "desktop",
    async show(page) {
      await open(page, "/recipes", "All Recipes");
      await pointAtFilters(page);
      await filterField(page, "Tag").fill("plutonium");
      await expect(page.getByText("No matches.")).toBeVisible();
    },
  },
  {
    name: "the sharing menu of a recipe with checked steps",
    file: "recipe-share",
    async show(page) {
      const { name, recipeId } = await own(page);
      await open(page, `/recipes/${recipeId}?times=2`, name);
      await expect(page.getByRole("status").getByText("2×", { exact: true })).toBeVisible();
      await page.getByRole("checkbox", { name: "Stir." }).click();
      await button(page, "Share").click();
      await expect(page.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
    },
  },
  {
    name: "the open list of ingredients",
    file: "recipe-new-ingredients",
    async show(page) {
      await enter(page, "contributor");
      await open(page, "/recipes/new", "Add Recipe");
      await recipeForm(page).ingredient(1).pressSequentially("Sa");
      await expect(page.getByRole("option", { name: "Salt", exact: true })).toBeVisible();
    },
  },
];

const rows: State[] = [
  {
    name: "picked tags and the open list of the others",
    file: "recipe-new-tags",
    async show(page) {
      await enter(page, "contributor");
      await open(page, "/recipes/new", "Add Recipe");
      await pickTags(page, "Vegan", "Quick");
      await recipeForm(page).tags.pressSequentially("e");
      await expect(recipeForm(page).tagOptions.first()).toBeVisible();
    },
  },
  {
    name: "the drawings for a cover",
    file: "recipe-new-drawings",
    async show(page) {
      await enter(page, "contributor");
      await open(page, "/recipes/new", "Add Recipe");
      await recipeForm(page).title.fill("Tomato soup");
      await recipeForm(page).drawing.click();
      await expect(recipeForm(page).drawings.locator("img")).toHaveCount(25);
    },
  },
  {
    name: "the menu of a row of ingredients",
    file: "recipe-new-row-menu",
    async show(page) {
      await enter(page, "contributor");
      await open(page, "/recipes/new", "Add Recipe");
      await recipeForm(page).more(1).click();
      await expect(page.getByRole("menuitemcheckbox").first()).toBeVisible();
    },
  },
  {
    name: "typed lines of ingredients, some of which are new or wrong",
    file: "recipe-new-lines",
    async show(page) {
      await enter(page, "contributor");
      await open(page, "/recipes/new", "Add Recipe");
      await recipeForm(page).lines.fill(
        "For the sauce:\n2 onions, finely chopped\n2 EL Olivenöl\n1 bunch parsely\n3 onions\nfeta (optional)",
      );
      await expect(recipeForm(page).rows).toHaveCount(6);
      // axe reports fields that the sticky bars cover in part as too small.
      await fitWindow(page, 4_000);
    },
  },
  {
    name: "the offer of a draft from another visit",
    file: "recipe-new-draft",
    async show(page) {
      await enter(page, "contributor");
      await open(page, "/recipes/new", "Add Recipe");
      await recipeForm(page).title.fill("Half a soup");
      await page.evaluate("sessionStorage.clear()");
      await page.reload();
      await expect(button(page, "Restore the draft")).toBeVisible();
    },
  },
];

const messages: State[] = [
  { name: "the confirmation before deleting a recipe", file: "recipe-delete", show: askToDelete },
  {
    name: "the alert that a recipe was not deleted",
    file: "recipe-delete-failed",
    async show(page) {
      await askToDelete(page);
      await intercept(page, "DeleteRecipe", broken);
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "the toast that offers to restore a recipe",
    file: "recipe-deleted",
    async show(page) {
      await askToDelete(page);
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      // The pointer pauses the toast.
      await button(page, "Undo").hover();
    },
  },
  {
    name: "the deleted recipes of a contributor",
    file: "deleted-recipes-some",
    async show(page) {
      await askToDelete(page);
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(button(page, "Undo")).toBeVisible();
      const { recipeId } = await own(page);
      await remove(page, recipeId);
      await open(page, "/recipes/deleted", "Deleted recipes");
      await expect(button(page, "Restore Leek and potato soup").first()).toBeVisible();
      await expect(page.getByText("Only an admin can restore this recipe.").first()).toBeVisible();
    },
  },
  {
    name: "the recipes that admins have deleted",
    file: "deleted-recipes-by-admins",
    async show(page) {
      const { recipeId } = await own(page);
      await remove(page, recipeId);
      await enter(page, "admin");
      await open(page, "/recipes/deleted", "Deleted recipes");
      await expect(button(page, "Restore Leek and potato soup").first()).toBeVisible();
    },
  },
  {
    name: "the toast of a favorite that could not be changed",
    file: "toast-of-failure",
    async show(page) {
      const { name, recipeId } = await own(page);
      await open(page, `/recipes/${recipeId}`, name);
      await intercept(page, "AddFavorite", broken);
      await button(page, "Add to Favorites").click();
      // The pointer pauses the toast.
      await page.getByRole("alert").hover();
    },
  },
  {
    name: "the favorites of a cook",
    file: "profile-favorites",
    async show(page) {
      await enter(page, "contributor");
      await open(page, "/users/2?tab=favorites", nameOf.contributor);
      await expect(page.getByRole("tabpanel", { name: "Favorites" })).toBeVisible();
    },
  },
  {
    name: "the reviews of a cook",
    file: "profile-reviews",
    async show(page) {
      await enter(page, "member");
      await open(page, "/users/2?tab=reviews", nameOf.contributor);
      await expect(page.getByRole("tabpanel", { name: "Reviews" })).toBeVisible();
    },
  },
  {
    name: "the confirmation before deleting a review",
    file: "review-delete-own",
    async show(page) {
      const { recipeId } = await cook(page);
      const person = await newMember(page);
      const reviewId = await writeReview(page, recipeId, person, 3);
      await enter(page, person);
      await open(page, `/reviews/${reviewId}/delete`, "Delete review");
    },
  },
];

/** Hidden states of screens: menus, sheets, dialogs and errors. */
export const states: readonly State[] = [
  ...menus,
  ...rows,
  ...messages,
  ...inDiary,
  ...inForms,
  ...inImports,
  ...inMerging,
  ...inOffline,
  ...inSiteSettings,
  ...inSuggestions,
  ...inTwoFactor,
  ...whileCooking,
];
