import type { Page } from "@playwright/test";
import { enter } from "./people";
import { fillIn, recipeForm } from "./recipeForm";
import { expect, test } from "./test";
import { unique } from "./unique";

/** Opens the form of a new recipe as the demo contributor. */
async function open(page: Page) {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  await expect(page.getByRole("heading", { name: "Add Recipe", level: 1 })).toBeVisible();
  return recipeForm(page);
}

/** Reads the lines of the recipe on the screen. */
const savedLines = (page: Page) =>
  page.getByRole("region", { name: "Ingredients" }).getByRole("listitem");

test("Enter in a row of ingredients moves to the next row without saving, and typed names select ingredients", async ({
  page,
}) => {
  const form = await open(page);
  await fillIn(page, unique("Soup"));

  await test.step("Enter moves to the next row, and from the last one to the box, without a new row", async () => {
    await form.quantity(1).fill("2");
    await form.quantity(1).press("Enter");
    await expect(form.lines).toBeFocused();
    await expect(form.rows).toHaveCount(1);
    await form.addRow.click();
    await form.quantity(1).press("Enter");
    await expect(form.quantity(2)).toBeFocused();
    await expect(form.rows).toHaveCount(2);
    await expect(page).toHaveURL("/recipes/new");
  });

  await test.step("A row without an ingredient is reported at the row, which is focused", async () => {
    await form.quantity(2).fill("3");
    await form.ingredient(2).fill("limes");
    await form.ingredient(2).press("Enter");
    await expect(form.ingredient(2)).toHaveValue("Lime");
    await form.save.click();
    await expect(form.ingredient(1)).toBeFocused();
    await expect(form.ingredient(1)).toHaveAccessibleDescription(
      "Enter an ingredient or remove this row.",
    );
    await expect(page).toHaveURL("/recipes/new");
  });

  await test.step("Names are matched in any case, and in the plural", async () => {
    await form.ingredient(1).fill("JALAPENOS");
    await form.quantity(1).focus();
    await expect(form.ingredient(1)).toHaveValue("Jalapeño");
  });

  await test.step("A near name is offered, and an unknown one becomes a new ingredient", async () => {
    const name = unique("Nettle");
    await form.addRow.click();
    await form.ingredient(3).fill("parsely");
    await form.quantity(3).focus();
    await page.getByRole("button", { name: "Parsley", exact: true }).click();
    await expect(form.ingredient(3)).toHaveValue("Parsley");
    await form.addRow.click();
    await form.ingredient(4).fill(name);
    await page.getByRole("option", { name: `Create “${name}”` }).click();
    await expect(form.rows.nth(3)).toContainText("New ingredient");
    await form.save.click();
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
    await expect(savedLines(page)).toHaveText([
      /^2\s*jalapeños$/,
      /^3\s*limes$/,
      /^\s*Parsley$/,
      new RegExp(`^\\s*${name}$`),
    ]);
  });
});

const pasted = `Ingredients:
For the sauce:
1. 250 g plain flour
2. 2 tbsp olive oil
- 2 onions, finely chopped
- 3 cloves garlic, crushed

• 400 g Tomaten (aus der Dose)
• 5–6 eggs
½ tsp salt
1 Prise Muskat
2 limes, juiced
150 g feta (optional)
1 handful parsley, roughly chopped
200 ml milk
100 g butter, softened`;

test("Lines can be typed and pasted by keyboard alone, and become rows", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const form = await open(page);
  const nettle = unique("nettle");

  await test.step("Eight lines take their text and Enter", async () => {
    await form.lines.focus();
    const typed = [
      "2 onions, finely chopped",
      "2 EL Olivenöl",
      "1 Prise Salz",
      "400 g tomatoes",
      "½ tsp ground cumin",
      "3 cloves of garlic, crushed",
      `1 ${nettle}`,
      "salt, to taste",
    ];
    for (const line of typed) {
      await page.keyboard.type(line);
      await page.keyboard.press("Enter");
    }
    await expect(form.rows).toHaveCount(8);
    await expect(form.lines).toBeFocused();
    await expect(form.quantity(1)).toHaveValue("2");
    await expect(form.ingredient(1)).toHaveValue("Onion");
    await expect(form.preparationOf(1)).toHaveValue("finely chopped");
    await expect(form.unit(2)).toHaveValue("EL");
    await expect(form.ingredient(6)).toHaveValue("Garlic");
    await expect(form.rows.nth(6)).toContainText("New ingredient");
    await expect(form.ingredient(8)).toHaveValue("Salt");
    await expect(page).toHaveURL("/recipes/new");
  });

  await test.step("Tab leads past the rows to the instructions, also with a line that was not added", async () => {
    await page.keyboard.press("Tab");
    await expect(form.instructions).toBeFocused();
    await form.lines.fill("lime");
    await form.lines.press("Tab");
    await expect(form.instructions).toBeFocused();
    await expect(form.rows).toHaveCount(9);
  });

  await test.step("Many lines are pasted in one act; a heading becomes a row of its own kind", async () => {
    while ((await form.rows.count()) > 1) await form.remove(1).click();
    await form.ingredient(1).fill("");
    await form.preparationOf(1).fill("");
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(pasted)})`);
    await form.lines.focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(form.rows).toHaveCount(14);
    await expect(page.getByText("13 ingredients added. 1 heading added.")).toBeVisible();
    await expect(form.heading(1)).toHaveValue("For the sauce");
    await expect(form.ingredient(5)).toHaveValue("Tomaten");
    await expect(form.rows.nth(5)).toContainText("Saved as “Tomato”");
    await expect(form.lines).toHaveValue("");
    await fillIn(page, unique("Soup"));
    await form.quantity(1).focus();
    await form.removeHeading(1).click();
  });

  await test.step("Text left in the box is not lost", async () => {
    await form.lines.fill(`1 ${nettle}`);
    await form.save.click();
    await expect(form.lines).toBeFocused();
    await expect(form.lines).toHaveAccessibleDescription(/Press Enter to add this line/);
    await form.lines.press("Enter");
    await form.instructions.press("ControlOrMeta+Enter");
    await expect(page).toHaveURL(/\/recipes\/\d+$/);
    await expect(savedLines(page)).toHaveText([
      /^250 g\s*plain flour$/,
      /^2 tbsp\s*olive oil$/,
      /^2\s*onions, finely chopped$/,
      /^3 cloves\s*garlic, crushed$/,
      /^400 g\s*tomatoes, aus der Dose$/,
      /^5–6\s*eggs$/,
      /^½ tsp\s*salt$/,
      /^1 Prise\s*Muskat$/,
      /^2\s*limes, juiced$/,
      /^150 g\s*feta \(optional\)$/,
      /^1 handful\s*parsley, roughly chopped$/,
      /^200 ml\s*milk$/,
      /^100 g\s*butter, softened$/,
      new RegExp(`^1\\s*${nettle}$`),
    ]);
  });
});
