import type { Page } from "@playwright/test";
import { expectAccessible, expectNarrow } from "./accessible";
import { copied, withClipboard } from "./browser";
import { ask } from "./graphql";
import { enter, newMember, tokenOf } from "./people";
import { recipeForm } from "./recipeForm";
import { expect, test } from "./test";
import { unique } from "./unique";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const badge = (page: Page, name: string) => page.getByRole("main").getByText(name, { exact: true });

/** Opens an address as a viewer without access. */
async function expectNothing(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, "Page not found")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Recipe not found.");
}

/** Chooses the visibility of the recipe on the screen, and saves it. */
async function choose(page: Page, name: string, choice: string): Promise<void> {
  await page.getByRole("link", { name: `Edit Recipe: ${name}` }).click();
  await expect(heading(page, "Edit Recipe")).toBeVisible();
  await page.getByRole("combobox", { name: "Visibility" }).selectOption({ label: choice });
  await recipeForm(page).save.click();
  await expect(heading(page, name)).toBeVisible();
}

test("A member can import a private recipe, which no other user finds", async ({
  browser,
  page,
}) => {
  const name = unique("Secret soup");
  const member = await newMember(page);
  await enter(page, member);

  await test.step("The profile leads to 'My recipes', and they to the import", async () => {
    await page.goto("/recipes/own");
    await expect(heading(page, "My recipes")).toBeVisible();
    await expectAccessible(page, "light");
    await page.getByRole("link", { name: "Import recipes" }).click();
  });

  await test.step("The recipe is added as a private one; what is no ingredient yet becomes the member's own", async () => {
    const text = `${name}\nCategory: Soups\n\n1 l water\n3 zorblaxes, ripe\n\nBoil.`;
    await page.getByRole("textbox", { name: "Link or recipe" }).fill(text);
    await page.getByRole("button", { name: "Read recipe" }).click();
    await expect(page.getByText("Ingredients marked “new” will be only yours.")).toBeVisible();
    await expect(page.getByText("These recipes will be private")).toBeVisible();
    await page.getByRole("button", { name: "Add 1 recipe" }).click();
    await page.getByRole("link", { name: "View recipe" }).click();
    await expect(heading(page, name)).toBeVisible();
    await expect(badge(page, "Private")).toBeVisible();
    const ingredients = page.getByRole("region", { name: "Ingredients" });
    await expect(ingredients.getByRole("listitem").last()).toHaveText(/^3\s*zorblaxes, ripe$/);
    await expectAccessible(page, "light");
    await expectNarrow(page);
  });

  const address = new URL(page.url()).pathname;
  await test.step("It is listed for its owner, who cannot publish it", async () => {
    await page.goto("/recipes/own");
    const title = page.getByRole("heading", { name, level: 2 });
    await expect(title.locator("..")).toContainText("Private");
    await page.getByRole("link", { name: `Edit: ${name}` }).click();
    await expect(page.getByText("You can publish it once you are a contributor.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Visibility" })).toHaveCount(0);
  });

  await test.step("Others and visitors find nothing at its address", async () => {
    const other = await (await browser.newContext()).newPage();
    await enter(other, "contributor");
    await expectNothing(other, address);
    const visitor = await (await browser.newContext()).newPage();
    await expectNothing(visitor, address);
    expect((await visitor.request.get(address)).status()).toBe(404);
    await visitor.goto(`/recipes?search=${encodeURIComponent(name)}`);
    await expect(visitor.getByText(/^No recipe(s found for| has all of these)/)).toBeVisible();
    await other.context().close();
    await visitor.context().close();
  });
});

test("A contributor can share an unlisted recipe by its link, and publish it", async ({
  browser,
  page,
}) => {
  const name = unique("Quiet bread");
  const { createRecipe } = await ask(
    page,
    "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
    {
      input: {
        name,
        categoryId: 1,
        difficultyLevelId: 1,
        instructions: "Knead.",
        visibility: "PRIVATE",
      },
    },
    await tokenOf(page, "contributor"),
  );
  const address = `/recipes/${(createRecipe as { recipeId: number }).recipeId}`;
  await withClipboard(page);
  await enter(page, "contributor");
  await page.goto(address);
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);

  const visitor = await (await browser.newContext()).newPage();
  const link = await test.step("Its link opens it to a visitor, its address does not", async () => {
    await choose(page, name, "Unlisted");
    await expect(badge(page, "Unlisted")).toBeVisible();
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("menuitem", { name: "Copy link" }).click();
    await expect.poll(() => copied(page)).toBeDefined();
    const { pathname, search } = new URL(await copied(page));
    await expectNothing(visitor, address);
    await visitor.goto(pathname + search);
    await expect(heading(visitor, name)).toBeVisible();
    await expect(visitor.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(visitor.getByRole("link", { name: "Add to Favorites" })).toHaveCount(0);
    await visitor.getByRole("button", { name: "Cook" }).first().click();
    await expect(visitor.getByRole("dialog")).toContainText("Knead.");
    return pathname + search;
  });

  await test.step("The link ends with a private recipe", async () => {
    await choose(page, name, "Private");
    await expectNothing(visitor, link);
  });

  await test.step("Every visitor finds a public one", async () => {
    await choose(page, name, "Public");
    await expect(badge(page, "Unlisted")).toHaveCount(0);
    await visitor.goto(`/recipes?search=${encodeURIComponent(name)}`);
    await visitor.getByRole("link", { name, exact: true }).first().click();
    await expect(heading(visitor, name)).toBeVisible();
    await expect(visitor.getByRole("link", { name: "Add to Favorites" })).toBeVisible();
  });
  await visitor.context().close();
});
