import { expect, type Page } from "@playwright/test";
import { ask, broken, intercept } from "./graphql";
import { changeRecipe, cook, enter, newMember, writeReview } from "./kitchen";
import { tryToLogIn } from "./people";
import { recipeForm } from "./recipeForm";

/** A screen with something open or said that is not there when it is opened. */
export interface State {
  name: string;
  /** What its pictures are called. */
  file: string;
  /** Only there on a wide screen, or only on a phone. */
  only?: "desktop" | "phone";
  /** Leads there, with things of its own where anything is changed. */
  show: (page: Page) => Promise<void>;
}

const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) }";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function open(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
}

/** A new recipe, seen by the contributor who has added it. */
async function own(page: Page) {
  const recipe = await cook(page, "Leek and potato soup");
  await enter(page, "contributor");
  return recipe;
}

/** The question before the contributor's own recipe is deleted. */
async function askToDelete(page: Page) {
  const recipe = await own(page);
  await open(page, `/recipes/${recipe.recipeId}`, recipe.name);
  await button(page, `Delete: ${recipe.name}`).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Opens the link of a reset mail, which this machine keeps instead of sending. */
async function followResetLink(page: Page) {
  const { email } = await newMember(page);
  await ask(page, REQUEST, { email });
  const mail = page.getByRole("article").filter({ hasText: `To ${email}` });
  await expect(async () => {
    await page.goto("/mail");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  const link = await mail.getByRole("link").getAttribute("href");
  await open(page, link!, "Reset password");
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
    name: "the menu of somebody who is logged in",
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

const messages: State[] = [
  { name: "the question before deleting a recipe", file: "recipe-delete", show: askToDelete },
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
    name: "the toast of a favourite that could not be changed",
    file: "toast-of-failure",
    async show(page) {
      const { name, recipeId } = await own(page);
      await open(page, `/recipes/${recipeId}`, name);
      await intercept(page, "AddFavorite", broken);
      await button(page, "Add to Favorites").click();
      // Toasts wait while they are pointed at.
      await page.getByRole("alert").hover();
    },
  },
  {
    name: "the question before deleting a review",
    file: "review-delete-own",
    async show(page) {
      const { recipeId } = await cook(page);
      const person = await newMember(page);
      const reviewId = await writeReview(page, recipeId, person, 3);
      await enter(page, person);
      await open(page, `/reviews/${reviewId}/delete`, "Please confirm");
    },
  },
];

const forms: State[] = [
  {
    name: "a login that was refused",
    file: "login-refused",
    async show(page) {
      await open(page, "/login", "Login");
      await tryToLogIn(page, "nobody@potluck.example", "potluck");
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "passwords that do not match",
    file: "register-mismatch",
    async show(page) {
      await open(page, "/register", "Register");
      await page.getByLabel("Username").fill("Nell");
      await page.getByLabel("Password", { exact: true }).fill("potluck");
      await page.getByLabel("Confirm password").fill("pot");
      await expect(page.getByText("Passwords must match")).toBeVisible();
    },
  },
  {
    name: "a reset link that was followed",
    file: "reset-password-form",
    async show(page) {
      await followResetLink(page);
      await button(page, "Reset password").click();
      await expect(page.getByText("Password is required")).toBeVisible();
    },
  },
  {
    name: "a password that was not changed",
    file: "change-password-errors",
    async show(page) {
      await enter(page, "member");
      await open(page, "/auth/change-password", "Change password");
      await button(page, "Change password").click();
      await expect(page.getByText("Current password is required")).toBeVisible();
    },
  },
  {
    name: "a profile without a name",
    file: "user-edit-errors",
    async show(page) {
      const person = await newMember(page);
      await enter(page, person);
      await open(page, "/auth/change-password", "Change password");
      await page.getByRole("link", { name: "Back to your profile" }).click();
      await page.getByRole("main").getByRole("link", { name: "Edit", exact: true }).click();
      await page.getByLabel("Username").fill("");
      await button(page, "Save").click();
      await expect(page.getByText("Username is required")).toBeVisible();
    },
  },
  {
    name: "a tag without a name",
    file: "tags-new-errors",
    async show(page) {
      await enter(page, "admin");
      await open(page, "/tags/new", "Add Tag");
      await button(page, "Save").click();
      await expect(page.getByText("Tag name is required.")).toBeVisible();
    },
  },
  {
    name: "a new ingredient without a name",
    file: "recipe-new-errors",
    async show(page) {
      await enter(page, "contributor");
      await open(page, "/recipes/new", "Add Recipe");
      const form = recipeForm(page);
      await form.addRow.click();
      await form.newIngredient.click();
      await form.add.click();
      await expect(form.newName).toHaveAccessibleDescription("Ingredient name is required.");
    },
  },
  {
    name: "a recipe without instructions",
    file: "recipe-edit-errors",
    async show(page) {
      const { recipeId } = await own(page);
      await open(page, `/recipes/${recipeId}/edit`, "Edit Recipe");
      const form = recipeForm(page);
      await form.instructions.fill("");
      await form.save.click();
      await expect(page.getByText("Instructions are required.")).toBeVisible();
    },
  },
  {
    name: "the notice of another's version",
    file: "recipe-edit-stale",
    async show(page) {
      const { recipeId } = await own(page);
      await open(page, `/recipes/${recipeId}/edit`, "Edit Recipe");
      await recipeForm(page).title.fill("Mine");
      await changeRecipe(page, recipeId, {});
      await recipeForm(page).save.click();
      await expect(page.getByRole("region", { name: "The recipe as it is now" })).toBeVisible();
    },
  },
  {
    name: "a review without a score",
    file: "review-new-errors",
    async show(page) {
      const { name, recipeId } = await cook(page);
      await enter(page, await newMember(page));
      await open(page, `/reviews/${recipeId}/new`, `Review ${name}`);
      await button(page, "Save review").click();
      await expect(page.getByText("Score is required.")).toBeVisible();
    },
  },
  {
    name: "a note that is written",
    file: "recipe-note",
    async show(page) {
      const { name, recipeId } = await own(page);
      await writeReview(page, recipeId, "contributor", 3);
      await open(page, `/recipes/${recipeId}`, name);
      await button(page, "Add Note").click();
      await expect(page.getByRole("textbox", { name: "Your note" })).toBeFocused();
    },
  },
];

/** What screens hide until somebody does something: menus, sheets, questions, errors. */
export const states: readonly State[] = [...menus, ...messages, ...forms];
