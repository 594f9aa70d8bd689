import fc from "fast-check";
import { type DemoRecipe, listLines } from "../database/demo/DemoData";
import { Recipe } from "../features/recipes/Recipe";
import { RecipeIngredient, RecipeLine } from "../features/recipes/RecipeLine";
import { RecipeVisibility } from "../features/recipes/visibility";
import { NO_DETAILS } from "../../shared/recipeDetails";
import { readStepTexts } from "../../shared/recipeSections";

interface Line {
  heading?: string;
  quantity?: string | null;
  unit?: string | null;
  name?: string;
  preparation?: string | null;
  isOptional?: boolean;
  scales?: boolean;
}

/** Makes a recipe as it is read from the database. */
function makeRecipe({ lines, ...fields }: { lines: Line[]; [field: string]: unknown }): Recipe {
  const parts = { quantity: null, unit: null, preparation: null, isOptional: false, scales: true };
  const all = lines.map((line, i) =>
    Object.assign(new RecipeLine(), {
      ...{ ...parts, lineId: 100 + i, ingredientId: null, heading: null, name: null },
      ...line,
    }),
  );
  const ingredients = all
    .filter(({ heading }) => heading === null)
    .map((line) => Object.assign(new RecipeIngredient(), line));
  const { totalMinutes: _computed, ...details } = NO_DETAILS;
  const recipe = Object.assign(new Recipe(), {
    ...{ recipeId: 1, ...details, ingredientsNotes: null, ownTotalMinutes: null },
    ...{ coverDrawing: null, visibility: RecipeVisibility.PUBLIC, storedSteps: [], photos: [] },
    ...{
      createdAt: new Date("2026-01-02T03:04:05.006Z"),
      updatedAt: new Date("2026-02-03T04:05Z"),
    },
    ...{ tags: [], equipment: [], owner: { name: "Ana" } },
    ...{ category: { name: "Soups" }, difficultyLevel: { name: "Easy" } },
  });
  return Object.assign(recipe, fields, { lines: all, ingredients });
}

/** Makes a recipe of the demo data without a database. */
export const toDemoRecipe = (demo: DemoRecipe): Recipe =>
  makeRecipe({
    ...{ name: demo.name, description: demo.description, instructions: demo.instructions },
    ...{ owner: { name: demo.by }, category: { name: demo.category } },
    difficultyLevel: { name: demo.difficulty },
    ...{ servings: demo.makes[0], servingsUnit: demo.makes[1] },
    ...{ prepMinutes: demo.minutes[0], cookMinutes: demo.minutes[1] },
    ...{
      ownTotalMinutes: demo.minutes[2] ?? null,
      ingredientsNotes: demo.ingredientsNotes ?? null,
    },
    tags: demo.tags.map((name) => ({ name })),
    equipment: (demo.equipment ?? []).map((name) => ({ name })),
    lines: listLines(demo).map((line): Line => {
      if (typeof line === "string") return { heading: line };
      const [quantity, unit, name, remark] = line;
      const preparation = typeof remark === "object" ? remark.preparation : null;
      return { quantity, unit, name, preparation, isOptional: remark === "optional" };
    }),
  });

const words = fc.constantFrom(
  ...[
    "Stir",
    "the",
    "olive oil",
    "oil",
    "Butter",
    "butter",
    "50 g butter",
    "Mehl",
    "Zwiebeln",
    "eggs",
  ],
  ...["for 20 minutes", "10–12 Min.", "1½ hours", "1 hour 30 minutes", "in the stockpot", "180 °C"],
  ...[
    "@ home",
    "@ana",
    "#1",
    "~5",
    "-- then",
    "---",
    "[- so -]",
    "<b>hot</b>",
    "&amp;",
    "{x}",
    "a\\b",
  ],
  ...[
    "(cold)",
    "1.",
    "> note",
    "== x ==",
    "1. mix",
    "Step 2",
    "für",
    "🧂",
    "it’s",
    "% | &",
    "5 minutes",
  ],
);
const sentence = fc
  .array(words, { minLength: 1, maxLength: 8 })
  .map((list) => `${list.join(" ")}.`);
const heading = fc.constantFrom("Dough", "Für die Soße", "1. Base", "Cream & more");
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const ingredient = fc.record<Line>({
  name: fc.constantFrom(
    ...["Olive oil", "Butter", "Weizenmehl", "Zwiebel", "Egg", "5 peppers", "🧂", "tipo 00 flour"],
    ...["Milk (whole, 3.5 %)".replace(" %", ""), "Salt, coarse", "<b>Bold</b> salt", "Apfel"],
  ),
  quantity: maybe(fc.constantFrom("1", "1/2", "½", "1½", "2–3", "1,5", "a few", "1000")),
  unit: maybe(fc.constantFrom("g", "EL", "cup (8 oz)", "pinch", "Dose à 400 g")),
  preparation: maybe(
    fc.constantFrom("finely chopped", "cold, in cubes", "fein gehackt", "&amp; so"),
  ),
  isOptional: fc.boolean(),
  scales: fc.boolean(),
});

const photo = maybe(fc.constantFrom("Ready", "<b>Done</b>")).map((caption) => ({
  ...{
    caption,
    largestStoredFile: `${caption}.webp`,
    largestPath: `/photos/${caption && "c"}.webp`,
  },
}));

/** Generates recipes with texts that look like marks of the export formats. */
export const randomRecipes = fc
  .record({
    ...{ name: sentence, description: maybe(sentence), ingredientsNotes: maybe(sentence) },
    source: maybe(fc.constantFrom("Aunt Jo, page 5", "https://example.org/a?b=c", "mums <3")),
    ...{ language: maybe(fc.constantFrom("en", "de-AT")), nutrition: maybe(sentence) },
    nutritionSource: maybe(fc.constantFrom("The package", "A lab")),
    servings: maybe(fc.constantFrom(1, 4, 1.5, 24)),
    servingsUnit: maybe(fc.constantFrom("people", "Stück", "loaves (20 cm)")),
    ...{ prepMinutes: maybe(fc.nat(300)), cookMinutes: maybe(fc.nat(300)) },
    ownTotalMinutes: maybe(fc.nat(900)),
    owner: fc.constantFrom({ name: "Ana" }, { name: "tomasz_bakes" }),
    tags: fc.uniqueArray(fc.constantFrom("Vegan", "#1", "Quick, easy", "für Gäste")),
    equipment: fc.uniqueArray(fc.constantFrom("Stockpot", "Springform (26 cm)", "Stand mixer")),
    coverDrawing: fc.constant("SOUP"),
    visibility: fc.constant(RecipeVisibility.PRIVATE),
    lines: fc.array(
      fc.oneof(
        ingredient,
        heading.map((text): Line => ({ heading: text })),
      ),
      {
        maxLength: 10,
      },
    ),
    steps: fc.array(
      fc.oneof(
        sentence,
        heading.map((text) => `${text}:`),
      ),
      { minLength: 1, maxLength: 8 },
    ),
    photos: fc.array(photo, { maxLength: 3 }),
    added: fc.record({
      ...{ minutes: fc.integer({ min: 1, max: 90 }), isAttended: maybe(fc.boolean()) },
      ...{ lineIds: maybe(fc.constant([100])), photos: fc.array(photo, { maxLength: 2 }) },
    }),
  })
  .map(({ steps, added, tags, equipment, ...fields }) => {
    const instructions = steps.join("\n");
    const placed = readStepTexts(instructions).slice(0, 1);
    const toNamed = (names: string[]) => names.map((name) => ({ name }));
    return makeRecipe({
      ...{ ...fields, instructions, tags: toNamed(tags), equipment: toNamed(equipment) },
      storedSteps: [
        ...placed.map((text) => ({ ...added, stepId: 1, position: 0, text })),
        { ...added, stepId: 2, position: null, text: "Gone.", photos: [] },
      ],
    });
  });
