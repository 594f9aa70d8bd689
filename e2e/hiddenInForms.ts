import { expect, type Page } from "@playwright/test";
import { intercept, refusal } from "./graphql";
import { button, open, own, type State } from "./hidden";
import { changeRecipe, cook, writeReview } from "./kitchen";
import { followResetLink } from "./mails";
import { demoPassword, enter, newMember, tryToLogIn } from "./people";
import { recipeForm } from "./recipeForm";

/** The operations that a user with a generated password may send. */
const BEFORE_THE_CHANGE = ["Viewer", "ChangePasswordPage", "ChangePassword"];

/** Makes the server treat the user as one with a generated password. */
async function requireNewPassword(page: Page) {
  const message = "Your password was generated. Please choose one of your own first.";
  await intercept(
    page,
    ({ operationName }) => !BEFORE_THE_CHANGE.includes(operationName),
    refusal("PASSWORD_CHANGE_REQUIRED", 403, message),
  );
  await intercept(page, "ChangePasswordPage", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.viewer.mustChangePassword = true;
    await route.fulfill({ response, json });
  });
}

/** Hidden states of forms: errors and confirmations. */
export const inForms: State[] = [
  {
    name: "a refused login",
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
    name: "the form of a reset link",
    file: "reset-password-form",
    async show(page) {
      await followResetLink(page, (await newMember(page)).email);
      await button(page, "Reset password").click();
      await expect(page.getByText("Password is required")).toBeVisible();
    },
  },
  {
    name: "a refused change of the password",
    file: "change-password-errors",
    async show(page) {
      await enter(page, "member");
      await open(page, "/auth/change-password", "Change password");
      await button(page, "Change password").click();
      await expect(page.getByText("Current password is required")).toBeVisible();
    },
  },
  {
    name: "a generated password that has to be changed",
    file: "change-password-generated",
    async show(page) {
      await enter(page, "member");
      await requireNewPassword(page);
      await page.goto("/auth/sessions");
      await expect(page).toHaveURL("/auth/change-password");
      await expect(page.getByText("Your password was generated for you.")).toBeVisible();
    },
  },
  {
    name: "the link to continue after a required change of the password",
    file: "change-password-continue",
    async show(page) {
      await enter(page, await newMember(page));
      let isChanged = false;
      await intercept(page, "ChangePassword", (route) => {
        isChanged = true;
        return route.continue();
      });
      await intercept(page, "ChangePasswordPage", async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        json.data.viewer.mustChangePassword = !isChanged;
        await route.fulfill({ response, json });
      });
      await open(page, "/auth/change-password", "Change password");
      await page.getByLabel("Current password").fill(demoPassword);
      await page.getByLabel("New password", { exact: true }).fill("another password");
      await page.getByLabel("Confirm").fill("another password");
      await button(page, "Change password").click();
      await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
    },
  },
  {
    name: "the form of a setup link",
    file: "setup-form",
    async show(page) {
      await intercept(page, "CheckSetup", (route) =>
        route.fulfill({ json: { data: { checkSetup: true } } }),
      );
      await page.goto("/setup?key=invented");
      await expect(page).toHaveURL("/setup");
      await expect(button(page, "Create the account")).toBeVisible();
    },
  },
  {
    name: "the form of a recipe with hints",
    file: "recipe-form-hints",
    async show(page) {
      await enter(page, "contributor");
      await open(page, "/recipes/new", "Add Recipe");
      const form = recipeForm(page);
      await form.instructions.fill(
        "Fry the onion in butter at 350°F for 90 minutes.\nAdd the carrots.",
      );
      for (const line of ["2 onions", "50 g butter", "1 bunch parsley"]) {
        await form.lines.fill(line);
        await form.lines.press("Enter");
      }
      await form.total.fill("30");
      const hints = page.getByRole("region", { name: "Hints" });
      await expect(hints.getByText("Step 2 uses Carrot")).toBeVisible();
      await hints.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "a refused deletion of an account",
    file: "own-data-errors",
    async show(page) {
      await enter(page, "member");
      await open(page, "/settings", "Settings");
      await button(page, "Delete my account").click();
      await expect(page.getByLabel("Your password")).toBeFocused();
      await button(page, "Delete my account").click();
      await expect(page.getByText("Password is required")).toBeVisible();
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
      // Otherwise the sticky buttons may cover half of another field.
      await form.instructions.evaluate((field) => field.scrollIntoView({ block: "center" }));
    },
  },
  {
    name: "the notice of another user's version",
    file: "recipe-edit-stale",
    async show(page) {
      const { recipeId } = await own(page);
      await open(page, `/recipes/${recipeId}/edit`, "Edit Recipe");
      await recipeForm(page).title.fill("Mine");
      await changeRecipe(page, recipeId, {});
      await recipeForm(page).save.click();
      await expect(page.getByRole("region", { name: "Current version" })).toBeVisible();
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
    name: "the editor of a note",
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
