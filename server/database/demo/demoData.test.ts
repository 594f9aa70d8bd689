import type { DemoRecipe } from "./DemoData";
import { favorites } from "./favorites";
import { allRecipes as recipes, disputedReviews, improvedRecipe } from "./history";
import { notes } from "./notes";
import { people } from "./loadDemoData";
import { recipes as originals } from "./recipes";
import { categories, difficultyLevels, equipment, tags } from "./reference";
import { reviews as undated } from "./reviews";

const reviews = [...undated, ...disputedReviews];

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
const folded = (text: string) => text.normalize("NFKC").toLowerCase();
const repeated = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);
const findUnknown = (used: string[], existingNames: string[]) =>
  used.filter((name) => !existingNames.includes(name));
const ingredients = (recipe: DemoRecipe) => recipe.lines.map(([, , ingredient]) => ingredient);
const ownersByRecipe = new Map(recipes.map(({ name, by }) => [name, by]));

describe("The references of the demo data", () => {
  it("name only existing users", () => {
    const userNames = [...recipes, ...reviews, ...notes].map(({ by }) => by);
    expect(
      findUnknown([...userNames, ...favorites.map(([person]) => person)], names(people)),
    ).toEqual([]);
  });

  it("name only existing recipes", () => {
    const namedRecipes = [...reviews, ...notes].map(({ recipe }) => recipe);
    expect(
      findUnknown([...namedRecipes, ...favorites.map(([, recipe]) => recipe)], names(recipes)),
    ).toEqual([]);
  });

  it("use every category, difficulty level and tag, and no others", () => {
    const used = (words: string[]) => [...new Set(words)].sort();
    expect(used(recipes.map(({ category }) => category))).toEqual([...categories].sort());
    expect(used(recipes.map(({ difficulty }) => difficulty))).toEqual([...difficultyLevels].sort());
    expect(used(recipes.flatMap((recipe) => recipe.tags))).toEqual([...tags].sort());
    expect(used(recipes.flatMap((recipe) => recipe.equipment ?? []))).toEqual(
      [...equipment].sort(),
    );
  });

  it("assign recipes only to users who may add recipes", () => {
    const members = names(people.filter(({ role }) => role === "member"));
    expect(recipes.filter(({ by }) => members.includes(by))).toEqual([]);
  });

  it("include an account of each role first", () => {
    expect(people.slice(0, 3).map(({ role, email }) => [role, email])).toEqual(
      ["admin", "contributor", "member"].map((role) => [role, `${role}@potluck.example`]),
    );
  });
});

describe("The demo data", () => {
  it.each([
    ["a person's name", names(people)],
    ["an email", people.map(({ email }) => email)],
    ["a recipe's name", names(recipes)],
    ["a category", categories],
    ["a difficulty level", difficultyLevels],
    ["a tag", tags],
    ["a piece of equipment", equipment],
    ["an ingredient, in one spelling", [...new Set(recipes.flatMap(ingredients))]],
    ["a review of a recipe by a person", reviews.map(({ recipe, by }) => `${by}: ${recipe}`)],
    ["a review's text", reviews.map(({ text }) => text)],
    ["a favourite", favorites.map(([person, recipe]) => `${person}: ${recipe}`)],
    ["a description", recipes.map(({ description }) => description)],
    ["a note on a recipe by a person", notes.map(({ recipe, by }) => `${by}: ${recipe}`)],
  ])("repeats no value: %s", (_what, texts) => {
    expect(repeated(texts.map(folded))).toEqual([]);
  });

  it.each(recipes)("repeats no line and no tag of $name", (recipe) => {
    expect(repeated(recipe.lines.map((line) => JSON.stringify(line)))).toEqual([]);
    expect(repeated(recipe.tags)).toEqual([]);
  });

  it("contains no review by the owner of the recipe", () => {
    expect(reviews.filter(({ recipe, by }) => ownersByRecipe.get(recipe) === by)).toEqual([]);
  });
});

describe("The much improved recipe", () => {
  const { instructions, lines } = originals.find(({ name }) => name === improvedRecipe.recipe)!;

  it("has the text that its edits lead to", () => {
    const parts = improvedRecipe.edits.flatMap(({ steps = [] }) => steps.map(([, after]) => after));
    for (const part of parts) expect(instructions).toContain(part);
    const edited = improvedRecipe.edits.flatMap((edit) => edit.lines ?? []);
    for (const [name] of edited) expect(lines.map(([, , one]) => one)).toContain(name);
  });
});

describe("The demo data in total", () => {
  it("includes at least 40 recipes", () => {
    expect(recipes.length).toBeGreaterThanOrEqual(40);
  });

  it.each(categories)("includes at least 4 recipes of %s", (category) => {
    expect(recipes.filter((recipe) => recipe.category === category).length).toBeGreaterThan(3);
  });

  it.each(names(people.slice(0, 3)))("includes favorites and notes of %s", (name) => {
    expect(favorites.filter(([person]) => person === name).length).toBeGreaterThan(3);
    expect(notes.filter(({ by }) => by === name).length).toBeGreaterThan(3);
  });
});

/** Fails for a text that is blank, untrimmed or too long for the database. */
function expectTidy(text: string, limit: number) {
  expect(text).toBe(text.trim());
  expect(text.length).toBeGreaterThan(0);
  expect(text.length).toBeLessThanOrEqual(limit);
}

describe("The database accepts", () => {
  it.each(recipes)("the texts of $name", (recipe) => {
    expectTidy(recipe.name, 200);
    expectTidy(recipe.instructions, 20_000);
    expectTidy(recipe.description, 2_000);
    expectTidy(recipe.makes[1], 50);
    if (recipe.ingredientsNotes !== undefined) expectTidy(recipe.ingredientsNotes, 10_000);
    for (const [quantity, unit, ingredient] of recipe.lines) {
      if (quantity !== null) expectTidy(quantity, 50);
      if (unit !== null) expectTidy(unit, 50);
      expectTidy(ingredient, 200);
    }
    for (const [heading] of recipe.sections ?? []) expectTidy(heading, 200);
    expect(recipe.lines.length).toBeLessThanOrEqual(100);
    expect(recipe.tags.length).toBeLessThanOrEqual(50);
  });

  it("the reviews' scores and texts", () => {
    for (const { score, text } of reviews) {
      expect([1, 2, 3, 4, 5]).toContain(score);
      expectTidy(text, 5_000);
    }
  });

  it("the notes' texts, and names in the spelling that is stored", () => {
    notes.forEach(({ text }) => expectTidy(text, 10_000));
    for (const name of [...names(people), ...names(recipes), ...recipes.flatMap(ingredients)]) {
      expectTidy(name, 200);
      expect(name).toBe(name.normalize("NFKC"));
    }
  });
});

describe("In the demo data,", () => {
  const meat = /\b(beef|pork|lamb|chicken|bacon|fish|salmon|prawn|shrimp|bonito|dashi)\b/i;
  const animal =
    /\b(egg|butter|milk|cream|yogurt|cheese|feta|parmesan|queso|queijo|twaróg|kefalotyri|honey|mayonnaise|gruyère)\b/i;
  const gluten =
    /\b(plain flour|bread flour|wholemeal|bread|breadcrumbs|baguette|spaghetti|lasagne|filo|soy sauce|beer)\b/i;
  const plantMilk = /coconut milk/i;
  const breaking = (tag: string, ...words: RegExp[]) =>
    recipes
      .filter((recipe) => recipe.tags.includes(tag))
      .flatMap(ingredients)
      .filter((name) => !plantMilk.test(name) && words.some((word) => word.test(name)));

  it("vegetarian, vegan and gluten-free recipes have only ingredients that fit", () => {
    expect(breaking("Vegetarian", meat, /parmesan|gruyère|gelatine/i)).toEqual([]);
    expect(breaking("Vegan", meat, animal)).toEqual([]);
    expect(breaking("Gluten-free", gluten)).toEqual([]);
  });

  it("a vegan recipe is also tagged Vegetarian", () => {
    const vegan = recipes.filter((recipe) => recipe.tags.includes("Vegan"));
    expect(names(vegan.filter((recipe) => !recipe.tags.includes("Vegetarian")))).toEqual([]);
  });

  it.each(recipes)(
    "$name has a total time that is at least the sum of its parts",
    ({ makes, minutes }) => {
      const [preparation, cooking, total] = minutes;
      expect(makes[0]).toBeGreaterThanOrEqual(1);
      expect(preparation).toBeGreaterThan(0);
      if (total !== undefined) expect(total).toBeGreaterThan(preparation + cooking);
    },
  );

  it.each(recipes)("$name has 4 to 9 steps and 5 to 14 ingredients", (recipe) => {
    const steps = recipe.instructions.split("\n");
    steps.forEach((step) => expect(step).toMatch(/^[A-Z].*[.:]$/));
    const acts = steps.filter((step) => !step.endsWith(":"));
    expect(acts.length).toBeGreaterThanOrEqual(4);
    expect(acts.length).toBeLessThanOrEqual(9);
    expect(recipe.lines.length).toBeGreaterThanOrEqual(5);
    expect(recipe.lines.length).toBeLessThanOrEqual(14);
  });
});
