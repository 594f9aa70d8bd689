import type { Page } from "@playwright/test";
import { broken, intercept, noNetwork } from "./graphql";
import { enter } from "./people";
import { unique } from "./unique";
import { fillIn, pick, recipeForm } from "./recipeForm";
import { expect, test } from "./test";

/** Opens the form of a new recipe as the demo contributor. */
async function open(page: Page) {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  await expect(page.getByRole("heading", { name: "Add Recipe", level: 1 })).toBeVisible();
  return recipeForm(page);
}

async function expectQuantities(page: Page, ...quantities: string[]): Promise<void> {
  const { quantity, rows } = recipeForm(page);
  await expect(rows).toHaveCount(quantities.length);
  for (const [place, each] of quantities.entries()) {
    await expect(quantity(place + 1)).toHaveValue(each);
  }
}

test("The rows of ingredients can be moved, and removed except for the last one, and are sent only with an ingredient", async ({
  page,
}) => {
  const form = await open(page);
  const { addRow, down, ingredient, quantity, remove, rows, up } = form;

  await test.step("One is there at least", async () => {
    await expect(rows).toHaveCount(1);
    for (const button of [remove(1), up(1), down(1)]) await expect(button).toBeDisabled();
    await addRow.click();
    await remove(1).click();
    await expect(rows).toHaveCount(1);
    await expect(remove(1)).toBeDisabled();
  });

  await test.step("They are removed one by one", async () => {
    for (const [place, each] of ["one", "two", "three", "four"].entries()) {
      if (place > 0) await addRow.click();
      await quantity(place + 1).fill(each);
    }
    await remove(2).click();
    await expectQuantities(page, "one", "three", "four");
  });

  await test.step("They are moved by dragging", async () => {
    await rows.nth(0).getByTitle("Drag to reorder").dragTo(rows.nth(2));
    await expectQuantities(page, "three", "four", "one");
    await rows.nth(2).getByTitle("Drag to reorder").dragTo(rows.nth(0));
    await expectQuantities(page, "one", "three", "four");
  });

  await test.step("They are moved and removed by the keyboard, with the focus next to them", async () => {
    await expect(up(1)).toBeDisabled();
    await expect(down(3)).toBeDisabled();
    await up(3).press("Space");
    await expectQuantities(page, "one", "four", "three");
    await down(1).press("Enter");
    await expectQuantities(page, "four", "one", "three");
    await expect(down(2)).toBeFocused();
    // The focus moves to the opposite button at the end of the list.
    await page.keyboard.press("Enter");
    await expectQuantities(page, "four", "three", "one");
    await expect(up(3)).toBeFocused();
    await remove(1).press("Enter");
    await expectQuantities(page, "three", "one");
    await expect(down(1)).toBeFocused();
    await remove(2).press("Enter");
    await expectQuantities(page, "three");
    await expect(quantity(1)).toBeFocused();
  });

  await test.step("They are sent only with an ingredient", async () => {
    await addRow.click();
    await quantity(2).fill("2");
    await pick(page, 2, "Butter");
    await addRow.click();
    await ingredient(3).pressSequentially("plutonium");
    await expect(page.getByRole("option", { name: "Create “plutonium”" })).toBeVisible();
    await fillIn(page, unique("Soup"));
    await form.save.click();
    await expect(ingredient(1)).toHaveAccessibleDescription(
      "Enter an ingredient or remove this row.",
    );
    await remove(3).click();
    await remove(1).click();
    await addRow.click();
    await form.save.click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
    const lines = page.getByRole("region", { name: "Ingredients" }).getByRole("listitem");
    await expect(lines).toHaveText([/^2\s*butters$/]);
  });
});

test("A new ingredient can be added within the form, which reports failures and existing names", async ({
  page,
}) => {
  const form = await open(page);
  const name = unique("Nettle");
  const second = unique("Nettle");
  await form.newIngredient.click();
  await expect(form.newName).toBeFocused();

  await test.step("A name that is missing or taken is reported at the field", async () => {
    await form.newName.fill("  ");
    await form.add.click();
    await expect(form.newName).toHaveAccessibleDescription("Ingredient name is required.");
    await form.newName.fill("sALT");
    await form.add.click();
    await expect(form.newName).toHaveAccessibleDescription("Ingredient already exists.");
    await expect(form.newName).toHaveValue("sALT");
    await form.cancel.first().click();
    await form.newIngredient.click();
  });

  await test.step("A failing server and no network are reported in a dialog", async () => {
    for (const answer of [broken, noNetwork]) {
      const mend = await intercept(page, "CreateIngredient", answer);
      await form.newName.fill("Nettle");
      await form.add.click();
      const dialog = page.getByRole("alertdialog", { name: "Failed to add ingredient" });
      await dialog.getByRole("button", { name: "OK" }).click();
      await expect(dialog).toBeHidden();
      await expect(form.newName).toHaveValue("Nettle");
      mend();
    }
  });

  await test.step("It goes into the free row, else into one of its own", async () => {
    await form.newName.fill(`  ${name} `);
    await form.newName.press("Enter");
    await expect(form.ingredient(1)).toHaveValue(name);
    await expect(form.newName).toBeHidden();
    await expect(page).toHaveURL("/recipes/new");
    await form.newIngredient.click();
    await form.newName.fill(second);
    await form.add.click();
    await expect(form.ingredient(2)).toHaveValue(second);
    await expect(form.ingredient(1)).toHaveValue(name);
    await fillIn(page, unique("Soup"));
    await form.save.click();
    const lines = page.getByRole("region", { name: "Ingredients" });
    await expect(lines).toContainText(name);
    await expect(lines).toContainText(second);
  });
});
