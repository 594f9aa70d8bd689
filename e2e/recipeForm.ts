import { expect, type Page } from "@playwright/test";

/** Finds the parts of the recipe form. */
export function recipeForm(page: Page) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const box = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    title: box("Title"),
    category: page.getByRole("combobox", { name: "Category" }),
    visibility: page.getByRole("combobox", { name: "Visibility" }),
    difficulty: page.getByRole("combobox", { name: "Difficulty" }),
    notes: box("Ingredients notes"),
    instructions: box("Instructions"),
    tags: page.getByRole("combobox", { name: "Tags" }),
    tagOptions: page.getByRole("listbox", { name: "Tags" }).getByRole("option"),
    removeTag: (name: string) => button(`Remove tag ${name}`),
    rows: page.getByRole("region", { name: "Ingredients" }).getByRole("listitem"),
    ingredient: (row: number) =>
      page.getByRole("combobox", { name: `Ingredient ${row}`, exact: true }),
    quantity: (row: number) => box(`Quantity of ingredient ${row}`),
    unit: (row: number) => box(`Unit of ingredient ${row}`),
    preparationOf: (row: number) => box(`Preparation of ingredient ${row}`),
    lines: box("Type or paste ingredients"),
    more: (row: number) => button(`More about ingredient ${row}`),
    up: (row: number) => button(`Move ingredient ${row} up`),
    down: (row: number) => button(`Move ingredient ${row} down`),
    remove: (row: number) => button(`Remove ingredient ${row}`),
    heading: (row: number) => box(`Heading ${row}`),
    headingUp: (row: number) => button(`Move heading ${row} up`),
    headingDown: (row: number) => button(`Move heading ${row} down`),
    removeHeading: (row: number) => button(`Remove heading ${row}`),
    addHeading: button("Add heading"),
    addRow: button("Add another row"),
    newIngredient: button("Create a new ingredient"),
    newName: box("Name of the new ingredient"),
    add: button("Add"),
    origin: page.getByText("Source, language, nutrition", { exact: true }),
    drawing: page.getByText("Drawing: ", { exact: false }),
    drawings: page.getByRole("radiogroup", { name: "Drawing" }),
    description: box("Description"),
    servings: box("Servings"),
    servingsUnit: box("Unit"),
    preparation: box("Preparation"),
    cooking: box("Cooking"),
    total: box("Total"),
    source: box("Source"),
    save: button("Save recipe"),
    cancel: button("Cancel"),
  };
}

/** Fills in the required fields. */
export async function fillIn(page: Page, name: string, instructions = "Stir."): Promise<void> {
  const form = recipeForm(page);
  await form.title.fill(name);
  await form.category.selectOption({ label: "Soups" });
  await form.difficulty.selectOption({ label: "Medium" });
  await form.instructions.fill(instructions);
}

/** Types the first ingredients and headings of a recipe, one line at a time. */
export async function typeLines(page: Page, texts: readonly string[]): Promise<void> {
  const form = recipeForm(page);
  for (const text of texts) {
    await form.lines.fill(text);
    await form.lines.press("Enter");
    await expect(form.lines).toHaveValue("");
  }
  await expect(form.rows).toHaveCount(texts.length);
}

/** The options of a row's menu. */
export const inRowMenu = {
  optional: "Optional",
  fixed: "Same amount for any number of servings",
};

/** Checks an entry in the menu of a row. */
export async function checkInMenu(page: Page, row: number, name: string): Promise<void> {
  await recipeForm(page).more(row).click();
  await page.getByRole("menuitemcheckbox", { name }).check();
  await page.keyboard.press("Escape");
}

/** Picks tags with the keyboard: their names, then Enter. */
export async function pickTags(page: Page, ...names: string[]): Promise<void> {
  const { removeTag, tagOptions, tags } = recipeForm(page);
  for (const name of names) {
    await tags.pressSequentially(name);
    await tagOptions.filter({ hasText: new RegExp(`^${name}$`) }).waitFor();
    await tags.press("Enter");
    await removeTag(name).waitFor();
  }
}

/** Picks an ingredient with the keyboard: its first letters, then the first match. */
export async function pick(page: Page, row: number, name: string): Promise<void> {
  const { ingredient } = recipeForm(page);
  await ingredient(row).pressSequentially(name);
  await page.getByRole("option", { name, exact: true }).waitFor();
  await ingredient(row).press("ArrowDown");
  await ingredient(row).press("Enter");
}
