import { expect, type Page } from "@playwright/test";
import { button, open, type State } from "./hidden";
import { enter, newMember, type Person } from "./people";
import { unique } from "./unique";

/** Imports a pasted recipe for a new user. */
async function importOne(page: Page): Promise<string> {
  const name = unique("Onion soup");
  await enter(page, await newMember(page));
  await open(page, "/recipes/import", "Import recipes");
  await page
    .getByRole("textbox", { name: "Link or recipe" })
    .fill([name, "Serves 4", "", "2 onions, finely chopped", "1 l water", "", "Boil."].join("\n"));
  await button(page, "Read recipe").click();
  await expect(page.getByText("1 recipe found.")).toBeVisible();
  return name;
}

const line = (i: number) => `${(i % 4) + 1}00 g flour`;

/** A page with many recipes, of which some lack a category, a yield or a time, or are doubtful. */
const manyRecipes = () =>
  Array.from({ length: 12 }, (_, i) => ({
    ...{ "@type": "Recipe", name: unique("Plum cake") },
    description: "A cake for the last plums of the year.",
    ...(i % 3 > 0 && { recipeCategory: "Nachspeise" }),
    ...(i % 4 > 0 && { recipeYield: "12 pieces", prepTime: "PT20M", cookTime: "PT45M" }),
    recipeIngredient: [
      ...["1 kg plums, stoned", "For the dough:", line(i), "2 eggs"],
      ...(i % 5 === 0 ? ["90000g sugar", "Subscribe to our newsletter"] : []),
    ],
    recipeInstructions: ["Knead the dough.", "Lay the plums on it.", "Bake for 45 minutes."],
  }));

/** Imports a private recipe with a new ingredient, and opens it. */
async function importWithOwnIngredient(page: Page, member: Person): Promise<string> {
  const ingredient = unique("Sumac");
  await enter(page, member);
  await open(page, "/recipes/import", "Import recipes");
  await page
    .getByRole("textbox", { name: "Link or recipe" })
    .fill(
      [
        unique("Onion salad"),
        "Category: Salads",
        "",
        "2 onions",
        `1 tsp ${ingredient}`,
        "",
        "Mix.",
      ].join("\n"),
    );
  await button(page, "Read recipe").click();
  await expect(page.getByText("Ingredients marked “new” will be only yours.")).toBeVisible();
  await button(page, "Add 1 recipe").click();
  await page.getByRole("link", { name: "View recipe" }).click();
  await expect(page.getByRole("heading", { name: "Only yours" })).toBeVisible();
  return ingredient;
}

/** Proposes the ingredients of the recipe on the screen, and opens the proposals as a contributor. */
async function openProposals(page: Page): Promise<void> {
  await button(page, "Propose for the list").click();
  await expect(page.getByText("You proposed them for the list.")).toBeVisible();
  await enter(page, "contributor");
  await open(page, "/ingredients/proposed", "Proposed ingredients");
}

/** Hidden states of imports. */
export const inImports: State[] = [
  {
    name: "the preview of a pasted recipe",
    file: "import-read",
    async show(page) {
      const name = await importOne(page);
      await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
    },
  },
  {
    name: "the preview of many recipes with doubts",
    file: "import-many",
    async show(page) {
      await enter(page, await newMember(page));
      await open(page, "/recipes/import", "Import recipes");
      const recipes = manyRecipes();
      await page
        .getByRole("textbox", { name: "Link or recipe" })
        .fill(`<script type="application/ld+json">${JSON.stringify(recipes)}</script>`);
      await button(page, "Read recipe").click();
      await expect(page.getByText("12 recipes found.")).toBeVisible();
      await page.getByRole("button", { name: `Show ${recipes[0]!.name}` }).click();
      await expect(page.getByText("In the source: 90000g sugar")).toBeVisible();
    },
  },
  {
    name: "the preview of a recipe with hints",
    file: "import-hints",
    async show(page) {
      await enter(page, await newMember(page));
      await open(page, "/recipes/import", "Import recipes");
      await page
        .getByRole("textbox", { name: "Link or recipe" })
        .fill(
          [
            unique("Onion soup"),
            "Serves 4",
            "Ingredients",
            ...["2 onions", "50 g butter", "1 tbsp flour"],
            "Method",
            ...["Fry the onions with the flour in butter at 350°F.", "Add the carrots."],
          ].join("\n"),
        );
      await button(page, "Read recipe").click();
      await expect(page.getByText("1 recipe found.")).toBeVisible();
      await expect(
        button(page, "Step 2 uses carrot, which is not among the ingredients."),
      ).toBeVisible();
      await expect(button(page, "350°F has no °C.")).toBeVisible();
    },
  },
  {
    name: "the corrections of an imported recipe",
    file: "import-corrections",
    async show(page) {
      const name = await importOne(page);
      await page.getByRole("button", { name: `Edit ${name}` }).click();
      await expect(page.getByText("Save or cancel your corrections first.")).toBeVisible();
    },
  },
  {
    name: "a member's own ingredients on the page of a recipe",
    file: "own-ingredients",
    async show(page) {
      await importWithOwnIngredient(page, await newMember(page));
    },
  },
  {
    name: "a declined ingredient with its reason on the page of a recipe",
    file: "own-ingredients-declined",
    async show(page) {
      const member = await newMember(page);
      const ingredient = await importWithOwnIngredient(page, member);
      const address = page.url();
      await openProposals(page);
      await button(page, `Decline: ${ingredient}`).click();
      await page.getByRole("textbox", { name: "Reason" }).fill("It is the name of a brand.");
      await button(page, "Decline").last().click();
      await expect(page.getByText(`${ingredient} was declined.`)).toBeVisible();
      await enter(page, member);
      await page.goto(address);
      await expect(page.getByText("It is the name of a brand.")).toBeVisible();
    },
  },
  {
    name: "the dialog that uses an existing ingredient instead of a proposed one",
    file: "ingredients-replace",
    async show(page) {
      const ingredient = await importWithOwnIngredient(page, await newMember(page));
      await openProposals(page);
      await button(page, `Use an existing ingredient instead of ${ingredient}`).click();
      await expect(page.getByRole("dialog")).toContainText(ingredient);
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
];
