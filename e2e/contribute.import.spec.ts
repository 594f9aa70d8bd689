import type { Page } from "@playwright/test";
import { makeZip } from "../server/testing/archives";
import { onPhone } from "./bar";
import { enter } from "./people";
import { expect, test } from "./test";
import { unique } from "./unique";

/** Returns a recipe as pasted text. */
const recipeText = (name: string) =>
  [name, "Serves 4", "", "2 onions, finely chopped", "1 l water", "", "Boil.", "Serve."].join("\n");

const source = (page: Page) => page.getByRole("textbox", { name: "Link or recipe" });
const read = (page: Page) => page.getByRole("button", { name: "Read recipe" });

test("A pasted recipe can be corrected, added and removed @phone", async ({ page }) => {
  const name = unique("Onion soup");
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  await page.getByRole("link", { name: "Import a recipe instead" }).click();
  await expect(page.getByRole("heading", { name: "Import recipes", level: 1 })).toBeVisible();

  await test.step("An empty field sends no request", async () => {
    await read(page).click();
    await expect(source(page)).toHaveAccessibleDescription(/Enter a link or a recipe\./);
  });

  await test.step("The recipe is shown as it was understood", async () => {
    await source(page).fill(recipeText(name));
    await read(page).click();
    await expect(page.getByText("1 recipe found.")).toBeVisible();
    await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
    await expect(page.getByText("2 onions, finely chopped")).toBeVisible();
    await expect(page.getByText("Serves")).toBeVisible();
  });

  await test.step("Its category must be chosen", async () => {
    await expect(page.getByText("1 recipe needs a category.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add 1 recipe" })).toBeDisabled();
    await page.getByRole("combobox", { name: `Category of ${name}` }).selectOption("Soups");
    await expect(page.getByText("1 recipe needs a category.")).toBeHidden();
    await expect(page.getByRole("button", { name: "Add 1 recipe" })).toBeEnabled();
  });

  await test.step("A mark leads to the missing field", async () => {
    await page.getByRole("button", { name: "No time – add" }).click();
    await expect(page.getByRole("textbox", { name: "Preparation" })).toBeFocused();
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("It can be corrected", async () => {
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    await page.getByRole("textbox", { name: "Instructions" }).fill("Boil well.");
    await expect(page.getByRole("button", { name: "Add 1 recipe" })).toBeDisabled();
    await expect(page.getByText("Save or cancel your corrections first.")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: /^Boil well\.$/ })).toBeVisible();
  });

  // The test adds no recipe on phones, because tests that count the recipes run in parallel.
  if (onPhone()) return;
  await test.step("It is added, and the way leads to it", async () => {
    await page.getByRole("button", { name: "Add 1 recipe" }).click();
    await expect(page.getByText("1 recipe added.")).toBeVisible();
    await page.getByRole("link", { name: "View recipe" }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByText("Boil well.")).toBeVisible();
  });

  await test.step("It is removed again, also later", async () => {
    const recipe = page.url();
    await page.goto("/recipes/import");
    await page.getByRole("link", { name: "Pasted text" }).first().click();
    await page.getByRole("button", { name: "Undo import" }).click();
    await expect(page.getByText("1 recipe found.")).toBeVisible();
    expect((await page.request.get(recipe)).status()).toBe(404);
    await page.getByRole("button", { name: "Remove from list" }).click();
    await expect(page).toHaveURL("/recipes/import");
  });
});

test("An address in the link is filled in, and an address of a private network is refused", async ({
  page,
}) => {
  await enter(page, "contributor");
  await page.goto(`/recipes/import?url=${encodeURIComponent("http://192.168.0.1/cake")}`);
  await expect(source(page)).toHaveValue("http://192.168.0.1/cake");
  await read(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "This address does not lead to a page of the public Internet.",
  );
});

test("The preview of an archive shows when its recipes were originally added and changed", async ({
  page,
}) => {
  const recipe = (name: string, dates: object) => ({
    ...{ name, author: "Ana", category: "Soups", difficultyLevel: "Easy", tags: [], photos: [] },
    ...{ ingredients: [{ ingredient: "Onion" }], instructions: "Fry.", ...dates },
  });
  const [changed, unchanged, undated] = [unique("Leek"), unique("Bean"), unique("Pea")];
  const recipes = [
    recipe(changed, { createdAt: "2021-03-04T05:06:07Z", updatedAt: "2023-01-02T03:04:05Z" }),
    recipe(unchanged, { createdAt: "2020-05-06T07:00:00Z", updatedAt: "2020-05-06T09:00:00Z" }),
    recipe(undated, {}),
  ];
  const archive = makeZip({ "potluck.json": { format: "potluck", version: 1, recipes } });
  await enter(page, "contributor");
  await page.goto("/recipes/import");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "export.zip",
      mimeType: "application/zip",
      buffer: Buffer.from(archive),
    });
  await expect(page.getByText("3 recipes found.")).toBeVisible();
  const item = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, level: 3 }) });
  for (const name of [changed, unchanged, undated]) {
    await page.getByRole("button", { name: `Show ${name}` }).click();
  }
  await expect(item(changed)).toContainText(
    "Added on March 4, 2021, last changed on January 2, 2023",
  );
  await expect(item(unchanged).getByText("Added on May 6, 2020", { exact: true })).toBeVisible();
  await expect(item(undated)).toContainText("Fry.");
  await expect(item(undated)).not.toContainText("Added on");
});

test("Doubtful recipes stay private until they are reviewed, and one choice sets all categories", async ({
  page,
}) => {
  const [clear, doubtful] = [unique("Clear stew"), unique("Odd stew")];
  const recipe = (name: string, recipeIngredient: string[]) => ({
    ...{ "@type": "Recipe", name, recipeIngredient, totalTime: "PT20M", recipeYield: 4 },
    recipeInstructions: ["Chop.", "Fry."],
  });
  const recipes = [
    recipe(clear, ["2 onions"]),
    recipe(doubtful, ["2 onions", "90000g sugar", "Subscribe to our newsletter"]),
  ];
  await enter(page, "admin");
  await page.goto("/recipes/import");
  await source(page).fill(`<script type="application/ld+json">${JSON.stringify(recipes)}</script>`);
  await read(page).click();

  await test.step("One choice sets the category of all", async () => {
    await expect(page.getByText("2 recipes need a category.")).toBeVisible();
    await page.getByRole("combobox", { name: "Category for all of them" }).selectOption("Soups");
    await page.getByRole("button", { name: "Use for all" }).click();
    await expect(page.getByText("2 recipes need a category.")).toBeHidden();
  });

  await test.step("A doubtful line is marked, with its text in the source if that differs", async () => {
    await expect(page.getByText("1 recipe has doubtful parts.")).toBeVisible();
    await page.getByRole("button", { name: `Show ${doubtful}` }).click();
    await expect(page.getByText("In the source:")).toHaveText("In the source: 90000g sugar");
    await page.getByRole("button", { name: "This does not look like an ingredient." }).click();
    await expect(page.getByRole("textbox", { name: "Ingredients" })).toBeFocused();
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("Without a review, it is kept private", async () => {
    await page.getByRole("button", { name: "Add 2 recipes" }).click();
    await expect(page.getByText("2 recipes added.")).toBeVisible();
    await expect(page.getByText("Kept private: 2 lines are doubtful.")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Review and publish" })).toHaveCount(1);
    await page.getByRole("button", { name: "Undo import" }).click();
    await expect(page.getByText("2 recipes found.")).toBeVisible();
  });

  await test.step("One press confirms that it is right", async () => {
    await page.getByRole("button", { name: `${doubtful} looks right` }).click();
    await expect(page.getByText("1 recipe has doubtful parts.")).toBeHidden();
    await page.getByRole("button", { name: "Remove from list" }).click();
    await expect(page).toHaveURL("/recipes/import");
  });
});
