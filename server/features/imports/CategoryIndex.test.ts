import { categories as demoCategories } from "../../database/demo/reference";
import { de } from "../../database/starter/de";
import { en } from "../../database/starter/en";
import { CategoryIndex } from "./CategoryIndex";
import { makeDraft } from "./makeDraft";
import { readPage } from "./readers/readPage";
import { type References, ReferenceMatcher } from "./ReferenceMatcher";

const toEntries = (names: readonly string[]) => names.map((name, i) => [i + 1, name] as const);

/** Finds the names of the categories that a site chooses for each name on its own. */
function findOn(site: readonly string[], names: readonly string[]) {
  const index = new CategoryIndex({ categories: toEntries(site), assigned: [] });
  return names.map((name) => site[(index.find([name], []) ?? 0) - 1] ?? null);
}

const findAmong = (names: readonly string[], tags: readonly string[] = []) => {
  const index = new CategoryIndex({
    categories: toEntries(demoCategories),
    assigned: [[9, "barbecue"]],
  });
  return demoCategories[(index.find(names, tags) ?? 0) - 1] ?? null;
};

it.each([
  [
    "Mains",
    "Main Course, main-dish, MAIN DISHES, Entrée, Dinner, Lunch, Supper, Weeknight Dinners",
  ],
  ["Mains", "Hauptgericht, Hauptspeisen, Hauptgang, Mittagessen, Abendessen, Plat principal"],
  ["Sides", "Side Dish, Sides, Side dishes & more, Beilage, Beilagen, Contorni"],
  ["Soups", "Soup, Stews, Soups & Chilis, Tomato Soup, Suppe, Eintopf, Kartoffelsuppen, Sopa"],
  ["Salads", "Salad, Green salads, Salat, Nudelsalat, Salade"],
  ["Desserts", "Dessert, Sweets, Nachspeise, Nachtisch, Süßspeisen, Postres, Dolci"],
  ["Desserts", "Cake, Cookies, Kuchen, Torten, Gebäck, Ice Cream"],
  ["Breakfast", "Breakfast & Brunch, Brunch, Frühstück, Breakfast recipes, Desayuno"],
  ["Drinks", "Beverage, Beverages, Drinks, Getränk, Getränke, Cocktails, Heißgetränke"],
  ["Drinks", "Drinks (non-alcoholic), Bebidas sin alcohol, Getränke ohne Alkohol, Coffee"],
  ["Mains", "Aufläufe, Casseroles, Fleischgerichte, Segundos platos, Abendbrot, Plat - viande"],
  ["Soups", "Soup of the day, Cream of mushroom soup, Suppe mit Brot, Suppen für Kinder"],
  ["Desserts", "Kuchen ohne Backen, Desserts sans cuisson, Postres y dulces"],
  ["Drinks", "Getränke alkoholfrei, Heißgetränke mit Alkohol, Drinks alcoholic, Drinks – cold"],
  ["Mains", "Hauptspeise vegetarisch, Main Dish – Chicken, Main dish: beef, Hauptgang–Fisch"],
  ["Desserts", "Dessert & Süßspeisen, Dessert kalt, Desserts easy, Dessert - frozen"],
  ["Soups", "Soups/Stews, Suppe klar, Suppen & Eintöpfe, Soups – Vegetarian, Soup (Vegan)"],
  ["Breads", "Bread, Quick Breads, Brot, Brötchen"],
  ["Pasta & Rice", "Pasta, Noodles, Nudeln, Rice, Reisgerichte"],
])("The demo category %s is found for %s", (category, list) => {
  const names = list.split(", ");
  expect(findOn(demoCategories, names)).toEqual(names.map(() => category));
});

it("A category without a counterpart is unknown", () => {
  const names = [
    "Appetizer",
    "Sauces",
    "Uncategorized",
    "Vegan",
    "Chicken",
    "Holiday",
    "One Pan",
    "Sweet potatoes",
    "Salad dressing",
    "Main ingredient",
    "Side notes",
    "Other",
    "",
  ];
  expect(findOn(demoCategories, names)).toEqual(names.map(() => null));
});

it.each([
  [
    "English",
    en.categories,
    "Beilage, Vorspeise, Snacks, Dips, Gebäck",
    "Sides, Starters, Starters, Sauces & Dips, Cakes & Biscuits",
  ],
  [
    "German",
    de.categories,
    "Side Dish, Appetizers, Bread, Cookies, Beverage",
    "Beilagen, Vorspeisen, Brot & Brötchen, Kuchen & Gebäck, Getränke",
  ],
])(
  "The %s starter categories are found by names of both languages",
  (_locale, site, names, found) => {
    expect(findOn(site, names.split(", "))).toEqual(found.split(", "));
  },
);

it("Of several names, an exact one counts first, then a dish, then a meal; tags count last", () => {
  expect(findAmong(["Dinner", "Soup"])).toBe("Soups");
  expect(findAmong(["Dinner", "Suppe"])).toBe("Soups");
  expect(findAmong(["Dinner"], ["Desserts"])).toBe("Mains");
  expect(findAmong(["Vegan"], ["easy", "dessert"])).toBe("Desserts");
  expect(findAmong([], ["soy sauce", "tomato soup"])).toBeNull();
});

it("A name that an admin has assigned counts like the category's own name", () => {
  expect(findAmong(["Dinner", "BARBECUE"])).toBe("Drinks");
});

it("The recipes of a page get their own categories, and never the site's first one", () => {
  const recipe = (name: string, recipeCategory?: unknown) => ({
    ...{ "@type": "Recipe", name, recipeCategory },
    ...{ recipeIngredient: ["1 egg"], recipeInstructions: "Boil." },
  });
  const recipes = [
    recipe("One", "Main Course"),
    recipe("Two", "Side Dish"),
    recipe("Three", ["Dinner", "Soup"]),
    recipe("Four", "Hauptgericht"),
    recipe("Five"),
  ];
  const html = `<script type="application/ld+json">${JSON.stringify(recipes)}</script>`;
  const references: References = {
    ...{ ingredients: [], tags: [], equipment: [], assignedCategories: [] },
    ...{ difficultyLevels: [[1, "Easy"]], importer: "Jo", createsEquipment: true },
    categories: toEntries(demoCategories).map(([id, name]) => [id, name]),
  };
  const matcher = new ReferenceMatcher(references);
  const drafts = readPage(html, "https://a.example/").map((read) => makeDraft(read, matcher).draft);
  expect(drafts.map(({ categoryId }) => demoCategories[(categoryId ?? 0) - 1] ?? null)).toEqual([
    "Mains",
    "Sides",
    "Soups",
    "Mains",
    null,
  ]);
  expect(drafts[2]).toMatchObject({ categoryName: "Dinner", isDifficultyAssumed: true });
});
