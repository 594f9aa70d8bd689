import type { Page } from "@playwright/test";
import { goTo } from "./bar";
import { demoPassword, emailOf, enter, tryToLogIn } from "./people";
import { unique } from "./unique";
import { checkInMenu, fillIn, inRowMenu, pick, pickTags, recipeForm } from "./recipeForm";
import { expect, test } from "./test";

const question = "Leave without saving? Your draft stays in this browser.";
const heading = (page: Page) => page.getByRole("heading", { name: "Add Recipe", level: 1 });
const addRecipe = (page: Page) => page.getByRole("main").getByRole("link", { name: "Add Recipe" });

/** Opens the form of a new recipe as the demo contributor. */
async function open(page: Page) {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  await expect(heading(page)).toBeVisible();
  return recipeForm(page);
}

test.describe("A new recipe", () => {
  test("requires a login and complete fields, and is shown with all its details once it is saved", async ({
    page,
  }) => {
    const form = recipeForm(page);
    const name = unique("Soup");

    await test.step("A visitor logs in first, then goes on", async () => {
      await page.goto("/recipes/new");
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("alert")).toHaveText("Please log in to see that page.");
      await tryToLogIn(page, emailOf("contributor"), demoPassword);
      await expect(page).toHaveURL("/recipes/new");
      await expect(heading(page)).toBeVisible();
    });

    await test.step("It is held until it has title, category and difficulty", async () => {
      const { title, category, difficulty, save } = form;
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

    await test.step("It needs instructions, and says so where they belong", async () => {
      const { instructions, save } = form;
      await fillIn(page, unique("Soup"), "  \n ");
      await save.click();
      await expect(page.getByText("Instructions are required.")).toBeVisible();
      await expect(instructions).toBeFocused();
      await expect(instructions).toHaveAccessibleDescription(/Instructions are required\./);
      await expect(page).toHaveURL("/recipes/new");
      await instructions.fill("Stir.");
      await expect(page.getByText("Instructions are required.")).toBeHidden();
    });

    await test.step("It shows everything once it is saved", async () => {
      await fillIn(page, `  ${name}  `, "Chop the onion.\nStir.");
      await pick(page, 1, "Rosemary");
      await form.quantity(1).fill(" 1/2 ");
      await form.unit(1).fill("tsp");
      await form.addRow.click();
      await pick(page, 2, "Butter");
      await checkInMenu(page, 2, inRowMenu.optional);
      await form.notes.fill("The sea's own salt.");
      await pickTags(page, "Vegan", "Quick");
      await form.removeTag("Vegan").click();
      await form.save.click();
      await expect(page.getByText("Recipe saved.")).toBeVisible();
      await expect(page).toHaveURL(/\/recipes\/\d+$/);
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      const main = page.getByRole("main");
      const lines = main.getByRole("region", { name: "Ingredients" });
      await expect(lines.getByRole("listitem")).toHaveText([
        /^½ tsp\s*rosemary$/,
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
    });

    await test.step("It is found in the list, and its draft is forgotten", async () => {
      await page.goto(`/recipes?search=${encodeURIComponent(name)}`);
      await expect(page.getByRole("article", { name })).toBeVisible();
      await addRecipe(page).click();
      await expect(heading(page)).toBeVisible();
      await expect(form.title).toHaveValue("");
    });
  });

  test("can be added by contributors and admins only, and appears in a list that was open before", async ({
    page,
  }) => {
    await enter(page, "member");
    await page.goto("/recipes/new");
    await expect(page).toHaveURL("/forbidden");
    await expect(page.getByRole("heading", { name: "Forbidden" })).toBeVisible();
    await goTo(page, "Recipes");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(addRecipe(page)).toHaveCount(0);

    for (const who of ["admin", "contributor"] as const) {
      await enter(page, who);
      await page.goto("/recipes");
      await addRecipe(page).click();
      await expect(page).toHaveURL("/recipes/new");
      await expect(heading(page)).toBeVisible();
    }

    // The name is listed first.
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

test("A draft that is not empty survives a reload, can be discarded, and asks before it is left", async ({
  page,
}) => {
  const form = await open(page);
  const { title, cancel } = form;
  const name = unique("Soup");

  await test.step("Without anything in it, it is left at once", async () => {
    await title.fill("Half a soup");
    await title.fill("");
    await cancel.click();
    await expect(page).toHaveURL("/recipes");
    await addRecipe(page).click();
  });

  await test.step("It is not left without asking", async () => {
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

  await test.step("It survives a reload", async () => {
    await fillIn(page, name);
    await pick(page, 1, "Rosemary");
    await form.addRow.click();
    await page.reload();
    await expect(
      page.getByText("Your unsaved draft from last time has been restored."),
    ).toBeVisible();
    await expect(title).toHaveValue(name);
    await expect(form.category.locator("option:checked")).toHaveText("Soups");
    await expect(form.instructions).toHaveValue("Stir.");
    await expect(form.ingredient(1)).toHaveValue("Rosemary");
  });

  await test.step("Once discarded, it does not come back", async () => {
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await expect(title).toHaveValue("");
    await expect(form.ingredient(1)).toHaveValue("");
    await expect(form.rows).toHaveCount(1);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(title).toHaveValue("");
  });
});

test(
  "Tags are found by a part of their names, added with Enter, and removed one by one",
  { tag: "@phone" },
  async ({ page }) => {
    const form = await open(page);
    await fillIn(page, unique("Soup"));
    await form.tags.click();
    await form.tags.pressSequentially("EGAN");
    await expect(form.tagOptions).toHaveText(["Vegan"]);
    await form.tags.press("Enter");
    await expect(form.removeTag("Vegan")).toBeVisible();
    await expect(form.tags).toHaveValue("");
    await pickTags(page, "Quick");

    await form.tags.pressSequentially("plutonium");
    await expect(page.getByText("No matching tags.")).toBeVisible();
    await form.tags.press("Enter");
    await form.tags.fill("");
    await form.tags.press("Escape");
    await form.tags.press("Enter");
    await expect(page).toHaveURL("/recipes/new");

    await form.tags.press("Shift+Tab");
    await expect(form.removeTag("Quick")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.removeTag("Quick")).toHaveCount(0);
    await expect(form.tags).toBeFocused();
    await expect(form.removeTag("Vegan")).toBeVisible();
    await form.tags.press("Backspace");
    await expect(form.removeTag("Vegan")).toHaveCount(0);
  },
);
