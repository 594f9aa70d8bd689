import { readFileSync } from "node:fs";
import fc from "fast-check";
import { recipes as demoRecipes } from "../../database/demo/recipes";
import { makeZip } from "../../testing/archives";
import { randomRecipes, toDemoRecipe } from "../../testing/recipesWithoutDatabase";
import { type ExportFormat, exportFormatKeys } from "../../../shared/exportFormats";
import { readArchive } from "../imports/readers/archives/readArchive";
import type { ImportedRecipe } from "../imports/readers/ImportedRecipe";
import type { Recipe } from "../recipes/Recipe";
import type { RecipeIngredient } from "../recipes/RecipeLine";
import { makeUnplacedSteps } from "../recipes/steps/RecipeStep";
import { RecipeVisibility } from "../recipes/visibility";
import type { ExportedHistory } from "./exportedHistory";
import { exportRecipe } from "./exportRecipe";
import { recipeFormats } from "./recipeFormats";

const RANDOM_RECIPES = 200;

const URL = "https://potluck.example";

const trimLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/\s+:$/, ":"))
    .filter((line) => line !== "");

interface Additions {
  position: number | null;
  text: string;
  minutes: number | null;
  isAttended: boolean | null;
  lineIds: number[] | null;
  photoCaptions: (string | null)[];
}

/** Lists one addition to steps; steps that have it are identified by their position. */
function listAdditions<Value>(
  steps: Additions[],
  isPlaced: boolean,
  read: (step: Additions) => Value,
) {
  const values = steps
    .filter(({ position }) => (position !== null) === isPlaced)
    .map((step) => [step.position ?? step.text, read(step)] as const)
    .filter(([, value]) => value !== null && String(value) !== "");
  return values.length > 0 ? values : null;
}

/** The fields by their name in the table of docs/exports.md. */
const toFields = (
  recipe: Omit<ImportedRecipe, "ingredients" | "photos" | "steps" | "warnings">,
  captions: (string | null)[],
  steps: Additions[],
) => ({
  "name, description": [recipe.name, recipe.description ?? null],
  "source, author": [recipe.source ?? null, recipe.author ?? null],
  language: recipe.language ?? null,
  "category, difficulty level": [recipe.category ?? null, recipe.difficultyLevel ?? null],
  "tags, equipment": [recipe.tags, recipe.equipment ?? []],
  "servings with their unit": [recipe.servings ?? null, recipe.servingsUnit ?? null],
  "the three times": [recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes].map(
    (minutes) => minutes ?? null,
  ),
  "nutrition with its source": [recipe.nutrition ?? null, recipe.nutritionSource ?? null],
  "ingredients and headings between them": recipe.lines,
  "notes on the ingredients": recipe.notes ?? null,
  "instructions with headings": recipe.instructions,
  "photos with captions": captions.length > 0 ? captions : null,
  "minutes of steps": listAdditions(steps, true, (step) => step.minutes),
  "photos of steps": listAdditions(steps, true, (step) => step.photoCaptions.map(String)),
  "attendance of steps": listAdditions(steps, true, (step) => step.isAttended),
  "chosen ingredients of steps": listAdditions(steps, true, (step) => step.lineIds),
  "additions without a step": listAdditions(steps, false, (step) => step.minutes),
  "drawing, visibility": recipe.coverDrawing
    ? [recipe.coverDrawing, recipe.visibility ?? null]
    : null,
  "former versions: who, when and why": recipe.history
    ? [
        recipe.history.version,
        recipe.history.editor,
        recipe.history.suggester,
        recipe.history.versions,
      ]
    : null,
  "origin of a variation": recipe.history?.origin ?? null,
  "dates of creation and change": recipe.createdAt ? [recipe.createdAt, recipe.updatedAt] : null,
});

/** A history whose parts are compared; `archivedHistory.test.ts` compares all of it with a database. */
const HISTORY: ExportedHistory = {
  ...{ recipeId: 1, version: 3, editor: "Bo", suggester: "Cem", reason: "Less salt.", files: {} },
  versions: [
    {
      ...{ version: 2, savedAt: "2026-01-02T03:04:05.006Z", editor: "Ana", suggester: "Dora" },
      ...{ reason: "More salt.", visibility: RecipeVisibility.PRIVATE },
      ...{ removalReason: "Privacy.", content: null },
    },
  ],
  origin: { recipeId: 7, name: "Soup" },
};

type FieldName = keyof ReturnType<typeof toFields>;

/** The fields of the recipe before its export. */
function toStoredFields(recipe: Recipe) {
  const { lines, ingredients } = recipe;
  let next = 0;
  const toLine = ({
    lineId,
    name,
    quantity,
    unit,
    preparation,
    isOptional,
    scales,
  }: RecipeIngredient) => ({
    ...{ lineId, quantity, unit, ingredient: name, keepsCase: true as const },
    ...{ preparation, isOptional, scales },
  });
  const given = Object.fromEntries(Object.entries(recipe).filter(([, value]) => value !== null));
  return toFields(
    {
      ...given,
      ...{ name: recipe.name, author: recipe.owner.name },
      ...{ category: recipe.category.name, difficultyLevel: recipe.difficultyLevel.name },
      ...(recipe.totalMinutes !== null && { totalMinutes: recipe.totalMinutes }),
      lines: lines.map(({ heading }) =>
        heading === null ? toLine(ingredients[next++]!) : { heading },
      ),
      ...(recipe.ingredientsNotes && { notes: recipe.ingredientsNotes }),
      instructions: trimLines(recipe.instructions),
      tags: recipe.tags.map(({ name }) => name),
      equipment: recipe.equipment.map(({ name }) => name),
      createdAt: recipe.createdAt.toISOString(),
      updatedAt: recipe.updatedAt.toISOString(),
      history: {
        ...{ version: 3, editor: "Bo", suggester: "Cem", photoCount: 0 },
        origin: { recipeId: 7, name: "Soup" },
        versions: [
          {
            ...{
              version: 2,
              savedAt: "2026-01-02T03:04:05.006Z",
              editor: "Ana",
              suggester: "Dora",
            },
            ...{ reason: "More salt.", visibility: RecipeVisibility.PRIVATE },
            removalReason: "Privacy.",
          },
        ],
      },
    },
    recipe.photos.map(({ caption }) => caption),
    recipe.storedSteps.map((step) => ({
      ...step,
      photoCaptions: step.photos.map(({ caption }) => caption),
    })),
  );
}

function toReadFields({ steps = [], photos, ...recipe }: ImportedRecipe, stored: Recipe) {
  const captions = photos.map(({ caption }) => caption ?? null);
  const ofSteps = new Set(steps.flatMap(({ photoPositions }) => photoPositions));
  return toFields(
    {
      ...recipe,
      totalMinutes: (recipe.totalMinutes ?? stored.totalMinutes) as number,
      instructions: recipe.instructions.flatMap(trimLines),
    },
    captions.filter((_caption, i) => !ofSteps.has(i)),
    steps.map((step) => ({
      ...step,
      photoCaptions: step.photoPositions.map((position) => captions[position]!),
    })),
  );
}

const docs = readFileSync("docs/exports.md", "utf8");

/** Returns true if the table of the documentation names a field as held by a format. */
function holds(format: ExportFormat, field: FieldName): boolean {
  const cells = docs
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .find(([, name]) => name === field);
  const cell = cells?.[2 + ["POTLUCK", "COOKLANG", "JSON_LD"].indexOf(format)];
  if (cell !== "yes" && cell !== "no") throw new Error(`docs/exports.md lacks ${field}`);
  return cell === "yes";
}

/** The line IDs of an archive identify the chosen lines; other formats have none. */
const removeLineIds = (lines: ImportedRecipe["lines"]) =>
  lines?.map((line) => ({ ...line, lineId: undefined, text: undefined }));

async function exportAndRead(recipe: Recipe, format: ExportFormat): Promise<ImportedRecipe> {
  const context = { url: URL, unplacedSteps: makeUnplacedSteps(recipe), history: HISTORY };
  const { text, fileName, photos } = exportRecipe(recipe, recipeFormats[format].writer, context);
  const files = Object.fromEntries(photos.map((file) => [file, Buffer.from(file)]));
  const body =
    format === "POTLUCK"
      ? makeZip({
          "potluck.json": { format: "potluck", version: 1, recipes: [JSON.parse(text)] },
          ...files,
        })
      : Buffer.from(text);
  const recipes = await readArchive(format === "POTLUCK" ? "a.zip" : fileName, Buffer.from(body));
  expect(recipes).toHaveLength(1);
  return recipes[0]!;
}

async function compare(recipe: Recipe, format: ExportFormat): Promise<void> {
  const read = await exportAndRead(recipe, format);
  const actual = toReadFields(read, recipe);
  for (const [name, value] of Object.entries(toStoredFields(recipe)) as [FieldName, unknown][]) {
    const expected = holds(format, name) ? value : null;
    const lines = name === "ingredients and headings between them";
    const [one, other] = lines
      ? [actual[name], expected].map((list) => removeLineIds(list as ImportedRecipe["lines"]))
      : [actual[name], expected];
    expect([name, one]).toEqual([name, other]);
  }
}

describe.each(exportFormatKeys)(
  "An export as %s comes back with the fields of docs/exports.md",
  (format) => {
    it.each(demoRecipes.map((demo) => [demo.name, demo] as const))("of %s", (_name, demo) =>
      compare(toDemoRecipe(demo), format),
    );

    it(`of ${RANDOM_RECIPES} random recipes`, async () => {
      await fc.assert(
        fc.asyncProperty(randomRecipes, (recipe) => compare(recipe, format)),
        { numRuns: RANDOM_RECIPES, seed: 44 },
      );
    });
  },
);
