import type { Page } from "@playwright/test";
import { expectAccessible, expectNarrow } from "./accessible";
import { beginToCook, cookMode } from "./cooking";
import { mergeIngredient, readRecipe, remove } from "./kitchen";
import { enter } from "./people";
import { fillIn, recipeForm, typeLines } from "./recipeForm";
import { countSheets, instructions, lines, scaleTo } from "./recipePage";
import { ingredients, makeOne } from "./referenceScreens";
import { expect, test } from "./test";
import { unique } from "./unique";

const RAGU = "Brown the beef, add tomatoes and simmer for 2 hours.";

const LASAGNE = `Ragù:
Soffritto: Fry the onion and the carrot in 2 tbsp olive oil for 10 minutes.
${RAGU}
White sauce:
Roux: Melt 50 g butter, stir in the flour, then whisk in the milk.
To finish:
Layer sheets, ragù, sauce and Parmesan, with 20 g butter on top.
Bake at 180 °C for 40 minutes.`;

const MENU = `The day before:
Cranberries: Simmer the cranberries with 1 cup brown sugar for 12 minutes.
Turkey:
Rub 1/2 cup butter under the skin and roast for 3 hours 30 minutes.
Gravy:
Melt 4 tbsp butter, stir in the flour, and whisk in the stock.`;

const KEPT = [
  ...["recipeName", "categoryName", "difficultyLevel", "servings", "servingsUnit"],
  ...["prepMinutes", "cookMinutes", "totalMinutes", "source", "ingredientsNotes"],
  ...["recipeInstructions", "recipeIngredients", "steps", "visibility"],
];

/** The fields that a copy of a recipe shares with it. */
function toContent(recipe: Record<string, unknown>): unknown {
  const isKept = (key: string) => !/Ids?$|^lines$|^links?$/.test(key);
  const content = KEPT.map((key) => [key, recipe[key]]);
  return JSON.parse(
    JSON.stringify(content, (key, value: unknown) => (isKept(key) ? value : undefined)),
  );
}

const readId = (page: Page) => Number(/\/recipes\/(\d+)/.exec(page.url())![1]);

async function save(page: Page, name: string): Promise<void> {
  await recipeForm(page).save.click();
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

/** Fills in the form for a private recipe, because other tests count the public ones. */
async function enterByHand(page: Page, name: string, steps: string, texts: readonly string[]) {
  await page.goto("/recipes/new");
  await fillIn(page, name, steps);
  await recipeForm(page).visibility.selectOption({ label: "Private" });
  await typeLines(page, texts);
}

async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: `Edit Recipe: ${name}` }).click();
  await expect(recipeForm(page).title).toHaveValue(name);
}

async function deleteAndRestore(page: Page, name: string): Promise<void> {
  const recipeId = readId(page);
  const before = await readRecipe(page, recipeId, "contributor");
  await page.getByRole("button", { name: `Delete: ${name}`, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Recipe deleted.")).toBeVisible();
  await page.goto("/recipes/deleted");
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
  expect(await readRecipe(page, recipeId, "contributor")).toEqual(before);
  await page.goto(`/recipes/${recipeId}`);
}

/** Downloads the recipe as an archive, deletes it, imports it, compares both, and deletes the copy. */
async function exportAndImport(page: Page): Promise<void> {
  const recipeId = readId(page);
  const before = await readRecipe(page, recipeId, "contributor");
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("menuitem", { name: "Potluck archive (ZIP)" }).click();
  const download = await started;
  const file = test.info().outputPath("recipe.zip");
  await download.saveAs(file);
  await remove(page, recipeId, "contributor");
  await page.goto("/recipes/import");
  await page.locator("input[type=file]").first().setInputFiles(file);
  await expect(page.getByText("1 recipe found.")).toBeVisible();
  await page.getByRole("button", { name: "Add 1 recipe" }).click();
  await page.getByRole("link", { name: "View recipe" }).click();
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  const copyId = readId(page);
  expect(copyId).not.toBe(recipeId);
  expect(toContent(await readRecipe(page, copyId, "contributor"))).toEqual(toContent(before));
  await remove(page, copyId, "contributor");
}

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("A lasagne is entered by hand, edited, cooked, restored and copied", async ({ page }) => {
    await enter(page, "contributor");
    const form = recipeForm(page);
    const name = unique("Lasagne");

    await test.step("Three headings have their own lines, and two have butter", async () => {
      await enterByHand(page, name, LASAGNE, [
        ...["Ragù:", "2 tbsp olive oil", "1 onion, finely chopped", "500 g minced beef"],
        ...["800 g tinned tomato", "1/2 tsp salt", "White sauce:", "50 g butter"],
        ...["50 g plain flour", "600 ml milk", "1 pinch salt", "To finish:"],
        ...["250 g lasagne sheets", "80 g Parmesan, grated", "20 g butter, in flakes"],
      ]);
      await form.servings.fill("8");
      await form.servingsUnit.fill("people");
      await form.notes.fill("Fresh sheets need no boiling.");
      await page.getByText("Photos, times and ingredients of steps").click();
      await page.getByRole("listitem").filter({ hasText: RAGU }).locator("summary").click();
      await page.getByRole("textbox", { name: "Minutes of step 2" }).fill("120");
      await page.getByRole("combobox", { name: "Attention for step 2" }).selectOption("By itself");
      await expectNarrow(page);
      await save(page, name);
      await expect(lines(page, "White sauce").first()).toHaveText(/^50 g\s*butter$/);
      await expect(lines(page, "To finish").last()).toHaveText(/^20 g\s*butter, in flakes$/);
    });

    await test.step("A line is added before the last one, and the time stays at its changed step", async () => {
      await openForm(page, name);
      await form.lines.fill("1 pinch nutmeg");
      await form.lines.press("Enter");
      await form.up(13).click();
      await form.instructions.fill(LASAGNE.replace("2 hours", "3 hours"));
      await save(page, name);
      await expect(lines(page, "To finish")).toHaveText([
        ...[/^250 g\s*lasagne sheets$/, /^80 g\s*Parmesan, grated$/],
        ...[/^1 pinch\s*nutmeg$/, /^20 g\s*butter, in flakes$/],
      ]);
      const step = instructions(page).getByRole("listitem").filter({ hasText: "3 hours" });
      await expect(step).toContainText("2 h · by itself");
      await expectAccessible(page);
      await expectNarrow(page);
    });

    await test.step("Half of it is cooked", async () => {
      await scaleTo(page, "4");
      await expect(lines(page, "White sauce").first()).toHaveText(/^25 g\s*butter$/);
      await expect(instructions(page)).toContainText("Melt 25 g butter");
      await beginToCook(page);
      const screen = cookMode(page);
      const next = screen.getByRole("button", { name: "Next" });
      await expect(screen.getByRole("list", { name: "Ragù" })).toBeVisible();
      for (let step = 1; step <= 3; step++) await next.click();
      await expect(screen.getByRole("listitem")).toHaveText([
        /^25 g\s*butter$/,
        /^25 g\s*plain flour$/,
        /^300 ml\s*milk$/,
      ]);
      await next.click();
      await expect(screen.getByRole("listitem").last()).toHaveText(/^10 g\s*butter, in flakes$/);
      await expectNarrow(page);
      await page.keyboard.press("Escape");
    });

    await test.step("It returns from the bin", () => deleteAndRestore(page, name));
    await test.step("It returns from an archive", () => exportAndImport(page));
  });
});

test("A Thanksgiving menu is entered by hand, merged, edited, printed, restored and copied", async ({
  page,
}) => {
  await enter(page, "contributor");
  const form = recipeForm(page);
  const name = unique("Thanksgiving menu");
  const merged = await makeOne(page, ingredients, unique("Cranberry"));
  const into = await makeOne(page, ingredients, unique("Marsh cranberry"));

  await test.step("Lines stand before the first heading and under two", async () => {
    await enterByHand(page, name, MENU, [
      ...["1/2 cup butter, soft", "2 tbsp salt", "Gravy:", "4 tbsp butter", "1/3 cup plain flour"],
      ...["4 cups chicken stock", "Cranberries:", `12 oz ${merged.name}`, "1 cup brown sugar"],
    ]);
    await expect(form.ingredient(6)).toHaveValue(merged.name);
    await form.servings.fill("10");
    await form.servingsUnit.fill("guests");
    await form.preparation.fill("120");
    await form.cooking.fill("300");
    await form.total.fill("600");
    await form.origin.click();
    await form.source.fill("Grandmother");
    await save(page, name);
    await expect(lines(page, "Cranberries")).toHaveCount(2);
  });

  await test.step("A merge changes the one ingredient, also in the form", async () => {
    await mergeIngredient(page, merged.key, into.key);
    await page.reload();
    await expect(lines(page, "Cranberries").first()).toContainText(into.name, { ignoreCase: true });
    await expect(lines(page, "Gravy").first()).toHaveText(/^4 tbsp\s*butter$/);
    await openForm(page, name);
    await expect(form.ingredient(6)).toHaveValue(into.name);
    await form.lines.fill("1 orange, juiced");
    await form.lines.press("Enter");
    await form.instructions.fill(`${MENU}\nLet the turkey rest for 30 minutes.`);
    await save(page, name);
    await expect(lines(page, "Cranberries").last()).toHaveText(/^1\s*orange, juiced$/);
  });

  await test.step("On paper stands the menu for twenty", async () => {
    await scaleTo(page, "20");
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Makes 20 guests")).toBeVisible();
    await expect(lines(page, "Gravy").first()).toHaveText(/^½ cup\s*butter$/);
    await expect(instructions(page)).toContainText("Melt ½ cup butter");
    await expect(instructions(page)).toContainText("rest for 30 minutes");
    expect(await countSheets(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("It returns from the bin", () => deleteAndRestore(page, name));
  await test.step("It returns from an archive", () => exportAndImport(page));
});
