import type { Page } from "@playwright/test";
import { demoPassword, emailOf, enter } from "./people";
import { unique } from "./unique";
import { fillIn, pick, recipeForm } from "./recipeForm";
import { expect, test } from "./test";

const question = "Leave without saving? Your draft stays in this browser.";
const heading = (page: Page) => page.getByRole("heading", { name: "Add Recipe", level: 1 });
const addRecipe = (page: Page) => page.getByRole("link", { name: "Add Recipe" });

/** The form of a new recipe, as the demo contributor sees it. */
async function open(page: Page) {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  await expect(heading(page)).toBeVisible();
  return recipeForm(page);
}

test.describe("A new recipe", () => {
  test("asks a visitor to log in first, then goes on", async ({ page }) => {
    await page.goto("/recipes/new");
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alert")).toHaveText("Please log in to see that page.");
    await page.getByLabel("Email").fill(emailOf("contributor"));
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/recipes/new");
    await expect(heading(page)).toBeVisible();
  });

  test("is not for members, who are not offered one", async ({ page }) => {
    await enter(page, "member");
    await page.goto("/recipes");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(addRecipe(page)).toHaveCount(0);
    await page.goto("/recipes/new");
    await expect(page).toHaveURL("/forbidden");
    await expect(page.getByRole("heading", { name: "Forbidden" })).toBeVisible();
  });

  for (const who of ["contributor", "admin"] as const) {
    test(`is offered on the list to the ${who}`, async ({ page }) => {
      await enter(page, who);
      await page.goto("/recipes");
      await addRecipe(page).click();
      await expect(page).toHaveURL("/recipes/new");
      await expect(heading(page)).toBeVisible();
    });
  }

  test("is held until it has title, category and difficulty", async ({ page }) => {
    const { title, category, difficulty, save } = await open(page);
    await expect(save).toBeDisabled();
    await title.fill("   ");
    await category.selectOption({ label: "Soups" });
    await difficulty.selectOption({ label: "Easy" });
    await expect(save).toBeDisabled();
    await title.fill("Soup");
    await expect(save).toBeEnabled();
    await category.selectOption({ label: "Choose a category" });
    await expect(save).toBeDisabled();
    await category.selectOption({ label: "Soups" });
    await difficulty.selectOption({ label: "Choose a difficulty" });
    await expect(save).toBeDisabled();
  });

  test("needs instructions, and says so where they belong", async ({ page }) => {
    const { instructions, save } = await open(page);
    await fillIn(page, unique("Soup"), "  \n ");
    await save.click();
    await expect(page.getByText("Instructions are required.")).toBeVisible();
    await expect(instructions).toBeFocused();
    await expect(instructions).toHaveAccessibleDescription(/Instructions are required\./);
    await expect(page).toHaveURL("/recipes/new");
    await instructions.fill("Stir.");
    await expect(page.getByText("Instructions are required.")).toBeHidden();
  });

  test("shows everything once it is saved", async ({ page }) => {
    const form = await open(page);
    const name = unique("Soup");
    await fillIn(page, `  ${name}  `, "Chop the onion.\nStir.");
    await pick(page, 1, "Rosemary");
    await form.quantity(1).fill(" 1/2 ");
    await form.unit(1).fill("tsp");
    await form.addRow.click();
    await pick(page, 2, "Butter");
    await form.optional(2).check();
    await form.notes.fill("The sea's own salt.");
    await form.tag("Vegan").check();
    await form.tag("Quick").check();
    await form.tag("Vegan").uncheck();
    await form.save.click();
    await expect(page.getByText("Recipe saved.")).toBeVisible();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    const main = page.getByRole("main");
    const lines = main.getByRole("region", { name: "Ingredients" });
    await expect(lines.getByRole("listitem")).toHaveText([
      /^½ tsp\s*Rosemary$/,
      /Butter \(optional\)$/,
    ]);
    await expect(lines).toContainText("The sea's own salt.");
    await expect(main.getByRole("region", { name: "Instructions" })).toContainText(
      "Chop the onion.",
    );
    await expect(main.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText(
      "Quick",
    );
    await expect(main.getByRole("link", { name: "Soups", exact: true })).toBeVisible();
    await expect(main.getByText("Medium", { exact: true })).toBeVisible();
    await expect(main.getByText("Uploaded by tomasz_bakes")).toBeVisible();
    await page.goto(`/recipes?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole("article", { name })).toBeVisible();
  });

  test("is found in a list that was open before", async ({ page }) => {
    await enter(page, "contributor");
    await page.goto("/recipes");
    await addRecipe(page).click();
    // Before all others in the list.
    const name = unique("Aaa");
    await fillIn(page, name);
    await recipeForm(page).save.click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("article", { name })).toBeVisible();
  });
});

test.describe("A draft", () => {
  test("survives a reload, and can be discarded", async ({ page }) => {
    const form = await open(page);
    const name = unique("Soup");
    await fillIn(page, name);
    await pick(page, 1, "Rosemary");
    await form.addRow.click();
    await page.reload();
    await expect(
      page.getByText("This is the draft that you did not save last time."),
    ).toBeVisible();
    await expect(form.title).toHaveValue(name);
    await expect(form.category.locator("option:checked")).toHaveText("Soups");
    await expect(form.instructions).toHaveValue("Stir.");
    await expect(form.ingredient(1)).toHaveValue("Rosemary");
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await expect(form.title).toHaveValue("");
    await expect(form.ingredient(1)).toHaveValue("");
    await expect(form.rows).toHaveCount(1);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(form.title).toHaveValue("");
  });

  test("is forgotten once it is saved", async ({ page }) => {
    const form = await open(page);
    await fillIn(page, unique("Soup"));
    await form.save.click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
    await page.goto("/recipes/new");
    await expect(heading(page)).toBeVisible();
    await expect(form.title).toHaveValue("");
  });

  test("is not left without asking", async ({ page }) => {
    const { title, cancel } = await open(page);
    const dialog = page.getByRole("dialog", { name: question });
    await title.fill("Half a soup");
    await cancel.click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/recipes/new");
    await expect(title).toHaveValue("Half a soup");
    await cancel.click();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { name: "All Recipes" })).toBeVisible();
    await page.goBack();
    await expect(title).toHaveValue("Half a soup");
  });

  test("without anything in it is left at once", async ({ page }) => {
    const { title, cancel } = await open(page);
    await title.fill("Half a soup");
    await title.fill("");
    await cancel.click();
    await expect(page).toHaveURL("/recipes");
  });
});
