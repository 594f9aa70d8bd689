import type { Page, Route } from "@playwright/test";
import { broken, intercept, noNetwork } from "./graphql";
import { enter } from "./people";
import { unique } from "./unique";
import { fillIn, pick, recipeForm } from "./recipeForm";
import { expect, test } from "./test";

/** The form of a new recipe, as the demo contributor sees it. */
async function open(page: Page) {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  await expect(page.getByRole("heading", { name: "Add Recipe", level: 1 })).toBeVisible();
  return recipeForm(page);
}

/** The form with one row for each quantity. */
async function withRows(page: Page, ...quantities: string[]) {
  const form = await open(page);
  for (const [place, quantity] of quantities.entries()) {
    if (place > 0) await form.addRow.click();
    await form.quantity(place + 1).fill(quantity);
  }
  return form;
}

async function expectQuantities(page: Page, ...quantities: string[]): Promise<void> {
  const { quantity, rows } = recipeForm(page);
  await expect(rows).toHaveCount(quantities.length);
  for (const [place, each] of quantities.entries()) {
    await expect(quantity(place + 1)).toHaveValue(each);
  }
}

test.describe("The rows of ingredients", () => {
  test("are one at least", async ({ page }) => {
    const { rows, remove, up, down, addRow } = await open(page);
    await expect(rows).toHaveCount(1);
    for (const button of [remove(1), up(1), down(1)]) await expect(button).toBeDisabled();
    await addRow.click();
    await remove(1).click();
    await expect(rows).toHaveCount(1);
    await expect(remove(1)).toBeDisabled();
  });

  test("are removed one by one", async ({ page }) => {
    const { remove } = await withRows(page, "one", "two", "three");
    await remove(2).click();
    await expectQuantities(page, "one", "three");
    await remove(1).click();
    await expectQuantities(page, "three");
  });

  test("move with the keyboard", async ({ page }) => {
    const { up, down } = await withRows(page, "one", "two", "three");
    await expect(up(1)).toBeDisabled();
    await expect(down(3)).toBeDisabled();
    await down(1).press("Enter");
    await expectQuantities(page, "two", "one", "three");
    await up(3).press("Space");
    await expectQuantities(page, "two", "three", "one");
  });

  test("keep the focus beside what is done with them", async ({ page }) => {
    const { down, up, remove, quantity } = await withRows(page, "one", "two", "three");
    await down(1).press("Enter");
    await expectQuantities(page, "two", "one", "three");
    await expect(down(2)).toBeFocused();
    // It cannot go further: the way back is next to it.
    await page.keyboard.press("Enter");
    await expectQuantities(page, "two", "three", "one");
    await expect(up(3)).toBeFocused();
    await remove(1).press("Enter");
    await expectQuantities(page, "three", "one");
    await expect(down(1)).toBeFocused();
    await remove(2).press("Enter");
    await expectQuantities(page, "three");
    await expect(quantity(1)).toBeFocused();
  });

  test("move by dragging", async ({ page }) => {
    const { rows } = await withRows(page, "one", "two", "three");
    await rows.nth(0).getByTitle("Drag to another place").dragTo(rows.nth(2));
    await expectQuantities(page, "two", "three", "one");
    await rows.nth(2).getByTitle("Drag to another place").dragTo(rows.nth(0));
    await expectQuantities(page, "one", "two", "three");
  });

  test("are sent only with an ingredient", async ({ page }) => {
    const form = await withRows(page, "1", "2", "3");
    await pick(page, 2, "Butter");
    await fillIn(page, unique("Soup"));
    await form.save.click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
    const lines = page.getByRole("region", { name: "Ingredients" }).getByRole("listitem");
    await expect(lines).toHaveText([/^2\s*Butter$/]);
  });

  test("say when nothing is found", async ({ page }) => {
    const { ingredient } = await open(page);
    await ingredient(1).pressSequentially("plutonium");
    await expect(page.getByText("Nothing found")).toBeVisible();
  });
});

test.describe("A new ingredient", () => {
  test("is made without leaving the form, and goes into the free row", async ({ page }) => {
    const form = await open(page);
    const name = unique("Nettle");
    await form.newIngredient.click();
    await expect(form.newName).toBeFocused();
    await form.newName.fill(`  ${name} `);
    await form.newName.press("Enter");
    await expect(form.ingredient(1)).toHaveValue(name);
    await expect(form.newName).toBeHidden();
    await expect(page).toHaveURL("/recipes/new");
    await fillIn(page, unique("Soup"));
    await form.save.click();
    await expect(page.getByRole("region", { name: "Ingredients" })).toContainText(name);
  });

  test("goes into a row of its own when none is free", async ({ page }) => {
    const form = await open(page);
    const name = unique("Nettle");
    await pick(page, 1, "Rosemary");
    await form.newIngredient.click();
    await form.newName.fill(name);
    await form.add.click();
    await expect(form.ingredient(2)).toHaveValue(name);
    await expect(form.ingredient(1)).toHaveValue("Rosemary");
  });

  test("needs a name", async ({ page }) => {
    const form = await open(page);
    await form.newIngredient.click();
    await form.newName.fill("  ");
    await form.add.click();
    await expect(form.newName).toHaveAccessibleDescription("Ingredient name is required.");
    await form.cancel.first().click();
    await expect(form.newIngredient).toBeVisible();
  });

  test("with a name that is taken is told at the field", async ({ page }) => {
    const form = await open(page);
    await form.newIngredient.click();
    await form.newName.fill("sALT");
    await form.add.click();
    await expect(form.newName).toHaveAccessibleDescription("Ingredient already exists.");
    await expect(form.newName).toHaveValue("sALT");
  });

  for (const [how, answer] of [
    ["a failing server", broken],
    ["no network", noNetwork],
  ] as [string, (route: Route) => Promise<void>][]) {
    test(`that cannot be added for ${how} is told in a dialog`, async ({ page }) => {
      const form = await open(page);
      await intercept(page, "CreateIngredient", answer);
      await form.newIngredient.click();
      await form.newName.fill("Nettle");
      await form.add.click();
      const dialog = page.getByRole("alertdialog", { name: "Failed to add ingredient" });
      await dialog.getByRole("button", { name: "OK" }).click();
      await expect(dialog).toBeHidden();
      await expect(form.newName).toHaveValue("Nettle");
    });
  }
});
