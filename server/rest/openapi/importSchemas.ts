import { ownProperty } from "../../../shared/ownProperty";
import { coverDrawings } from "../../../shared/coverDrawings";
import {
  MAX_CARD_TEXT,
  maxCount,
  maxLength,
  MAX_IMPORT_TEXT_BYTES,
  MAX_IMPORT_TEXT_MEGABYTES,
} from "../../../shared/inputLimits";
import { visibilities } from "../../../shared/recipeVisibility";
import { toRestEnum } from "../enums";
import type { JsonSchema } from "./JsonSchema";
import {
  array,
  boolean,
  count,
  detailSchemas,
  ID,
  id,
  nullable,
  object,
  omissible,
  string,
  time,
} from "./schemaBuilders";

const choice = (description: string, values: readonly string[]): JsonSchema => ({
  type: "string",
  enum: [...values],
  description,
});

const importFields = {
  importId: id("The import's ID."),
  kind: choice("The kind of source.", ["page", "text", "file"]),
  source: nullable(
    string("The address of the page or the name of the file.", "https://example.org/plum-cake"),
  ),
  state: choice("The state.", ["reading", "ready", "taking", "taken", "undoing", "failed"]),
  visibility: choice(
    "The visibility of the recipes that it creates.",
    visibilities.map(toRestEnum),
  ),
  isInProgress: boolean("True if the server is working on it."),
  error: nullable(string("Why no recipe could be read.", "No recipe was found.")),
  createdAt: time("The time when it was started."),
  takenAt: { ...time("The time when its recipes were created."), type: ["string", "null"] },
  expiresAt: time("The time when it is deleted; until then, it can be undone."),
  recipeCount: count("The number of recipes that were read."),
  skippedCount: count("The number of recipes that are left out."),
  takenCount: count("The number of recipes that were created."),
  failedCount: count("The number of recipes that could not be created."),
  uncategorizedCount: count("The number of recipes that need a category first; 0 unless ready."),
  doubtfulCount: count(
    "The number of recipes with doubts that have not been reviewed, which are created private; 0 unless ready or taken.",
  ),
};

const recipeName = string("The name of the recipe.", "Plum cake", maxLength.recipeName);
const instructions = string(
  "The instructions; each line is a step.",
  "Mix.\nBake.",
  maxLength.instructions,
);
const categoryId = id("The ID of the category.");
const difficultyId = id("The ID of the difficulty level.");

const lineFields = {
  heading: {
    ...nullable(string("A heading.", "For the dough", maxLength.heading)),
    description: "The text of a heading between the ingredients; null for an ingredient.",
  },
  quantity: string("The quantity; empty if missing.", "2", maxLength.quantity),
  unit: string("The unit; empty if missing.", "tbsp", maxLength.unit),
  ingredientId: {
    ...nullable(ID),
    description: "The ID of the ingredient; null if a new one is created.",
  },
  ingredientName: string(
    "The name of the ingredient; empty for a heading.",
    "Olive oil",
    maxLength.referenceName,
  ),
  preparation: string("The preparation of the ingredient.", "warmed", maxLength.preparation),
  isOptional: boolean("True if the ingredient can be left out."),
  scales: boolean("True if the quantity changes with the number of servings."),
};

const suggestion = object({
  ingredientId: id("The ID of an ingredient with a similar name."),
  ingredientName: string("Its name.", "Olive oil"),
});

const line = object({
  text: string("The line as it was found.", "2 tbsp olive oil, warmed"),
  ...lineFields,
  doubt: nullable(
    string(
      "Why the line may be misunderstood; null if it was reviewed.",
      "This looks like a sentence.",
    ),
  ),
  suggestions: array(suggestion),
});

/** A recipe of an import in a response. */
const ImportItem = object({
  importItemId: id("The ID of the recipe in the import."),
  state: choice("The state.", ["waiting", "skipped", "taken", "failed"]),
  error: nullable(string("Why it could not be created.", "Recipe name is required.")),
  warnings: array(string("A part that was not understood.", "No instructions were found.")),
  photoUrl: nullable(string("The address of a photo.", "https://example.org/plum-cake.jpg")),
  recipeId: { ...nullable(ID), description: "The ID of the recipe that was created." },
  duplicateOfId: {
    ...nullable(ID),
    description:
      "The ID of an existing recipe that this one repeats, in which case it is skipped at first, or resembles.",
  },
  recipeName,
  ...detailSchemas,
  ingredientsNotes: nullable(string("Notes on the ingredients.", "Or pears.")),
  recipeInstructions: { ...instructions, maxLength: maxLength.instructions },
  categoryId: {
    ...nullable(ID),
    description: "The ID of the category; null if none matches, so that one must be chosen.",
  },
  categoryName: nullable(string("The name of the category in the source.", "Main Course")),
  difficultyId: count("The ID of the difficulty level; 0 if missing."),
  isDifficultyAssumed: boolean("True if the source states no difficulty level."),
  doubts: array(
    string("A reason why the recipe as a whole may be misunderstood.", "Step 2 is unusually long."),
  ),
  coverDrawing: {
    type: ["string", "null"],
    enum: [...coverDrawings.map(toRestEnum), null],
    description: "The drawing that is the cover when there is no photo; null lets the name decide.",
  },
  visibility: {
    type: ["string", "null"],
    enum: [...visibilities.map(toRestEnum), null],
    description: "The visibility of the recipe where it was exported, unless public.",
  },
  tagIds: array(ID),
  equipmentIds: array(ID),
  newEquipment: array(
    string("The name of equipment that the import creates, if the user may.", "Stand mixer"),
  ),
  lines: array(line),
});

/** The schemas of responses about imports. */
export const importSchemas = {
  Import: object(importFields),
  ImportItem,
  ImportWithRecipes: object({
    ...importFields,
    recognizedText: nullable(
      string("The text that was recognized in the photo of a card.", "Plum cake\n1 kg plums"),
    ),
    recipes: array(ImportItem),
  }),
};

/** The source of an import, in a request. */
export const importBody = object(
  {
    url: omissible(
      nullable(
        string("The address of a page.", "https://example.org/plum-cake", maxLength.importSource),
      ),
      "`text` is required",
    ),
    text: omissible(
      nullable(
        string(
          `A recipe as text, or the HTML of a page; at most ${MAX_IMPORT_TEXT_MEGABYTES} MB.`,
          "Tea\n1 l water\n\nBoil.",
          MAX_IMPORT_TEXT_BYTES,
        ),
      ),
      "`url` is required",
    ),
  },
  [],
);

/** The corrected text of a card, in a request. */
export const cardTextBody = object({
  text: string("The text of the card.", "Plum cake\n1 kg plums\n\nBake.", MAX_CARD_TEXT),
});

/** The category of recipes of an import, in a request. */
export const importCategoryBody = object(
  {
    categoryId: omissible(
      { ...nullable(ID), description: "The ID of the category." },
      "the category Other is used, and created if there is none",
    ),
    importItemIds: omissible(
      { ...array(ID), description: "The IDs of recipes of the import." },
      "all recipes that have no category get it",
    ),
  },
  [],
);

/** The choices for the recipes of an import, in a request. */
export const takeBody = object(
  {
    visibility: choice(
      "The visibility of the recipes, `public` if omitted. Recipes of members are always private.",
      visibilities.map(toRestEnum),
    ),
  },
  [],
);

/** Optional inputs, with the effects of leaving them out. */
const omissibleAll = (fields: Record<string, JsonSchema>, effects: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      omissible(schema, ownProperty(effects, name) ?? "it is unchanged"),
    ]),
  );

const correctedLine = omissibleAll(lineFields, {
  heading: "the line is an ingredient",
  ingredientName: "the line must be a heading",
  quantity: "there is no quantity",
  unit: "there is no unit",
  ingredientId: "an ingredient of the name is found or created",
  preparation: "there is no preparation",
  isOptional: "it cannot",
  scales: "it does",
});

/** Corrections of a recipe of an import, in a request. */
export const importItemBody = object(
  {
    ...omissibleAll(
      {
        isSkipped: boolean("True if the recipe is left out."),
        isReviewed: boolean("True if the recipe was reviewed, which removes the doubts about it."),
        recipeName,
        recipeInstructions: instructions,
        categoryId,
        difficultyId,
        ...detailSchemas,
        tagIds: { ...array(ID), description: "The IDs of the tags." },
        equipmentIds: { ...array(ID), description: "The IDs of the equipment." },
      },
      {},
    ),
    lines: {
      ...array(object(correctedLine, [])),
      maxItems: maxCount.lines,
      description: "All lines in order, ingredients and headings. If omitted, they are unchanged.",
    },
  },
  [],
);
