import type { NutritionProperty } from "../../../exports/nutritionJsonLd";
import type { ImportedRecipe } from "../ImportedRecipe";
import { markHeading } from "../readInstructions";
import { readMinutes } from "../readMinutes";
import {
  type Fields,
  findField,
  findText,
  isFields,
  makeRecipe,
  readDates,
  toArray,
  toHeadings,
  toLines,
  toLinkedPhotos,
  toNames,
  toQuantity,
  toRawText,
  toText,
} from "./fields";
import { fieldNames, listUnread, warnOfUnread } from "./listUnread";
import { makeNutrients, readNutrients } from "./readNutrients";
import { readYield } from "./readYield";
import { addStepTitle, joinSteps, readStepLines } from "./stepLines";

/** The fields that are read, and those about the program itself. */
const RECIPE_FIELDS = fieldNames(
  `name description orgURL recipeYield recipeYieldQuantity recipeServings prepTime performTime cookTime totalTime
  recipeIngredient recipeInstructions notes recipeCategory categories tags tools nutrition image dateAdded createdAt
  dateUpdated updatedAt updateAt settings user group household totalRecipes`,
);
const INGREDIENT_FIELDS = fieldNames(
  `quantity unit food note title originalText display referencedRecipe isFood disableAmount checked position`,
);
const STEP_FIELDS = fieldNames("title summary text ingredientReferences name position");
const NOTE_FIELDS = fieldNames("title text");

/** Fields that schema.org does not have. */
const OWN_FIELDS = [
  ..."orgURL org_url recipe_ingredient recipe_instructions recipe_yield recipeYieldQuantity".split(
    " ",
  ),
  ..."recipe_yield_quantity recipeServings recipe_servings perform_time".split(" "),
];

/** Returns true if JSON is a recipe of Mealie, of any of its versions. */
export const isMealie = (recipe: Fields): boolean =>
  typeof recipe["name"] === "string" &&
  (OWN_FIELDS.some((name) => Object.hasOwn(recipe, name)) ||
    (Object.hasOwn(recipe, "slug") && Object.hasOwn(recipe, "recipeIngredient")) ||
    (!Object.hasOwn(recipe, "@type") && toArray(recipe["recipeIngredient"]).some(isIngredient)));

/** Returns true for an ingredient in parts. */
const isIngredient = (value: unknown): boolean =>
  isFields(value) &&
  ["food", "note", "originalText", "display"].some((name) => Object.hasOwn(value, name));

const toName = (value: unknown): string | undefined => toNames(value)[0];

/** Returns the unit as it is spelled for its quantity. */
function findUnit(unit: unknown, quantity: unknown): string | undefined {
  if (!isFields(unit)) return toText(unit);
  const isPlural = Number(quantity) > 1;
  const [abbreviation, name] = isPlural
    ? [
        findText(findField(unit, "pluralAbbreviation"), unit["abbreviation"]),
        findText(findField(unit, "pluralName"), unit["name"]),
      ]
    : [toText(unit["abbreviation"]), toText(unit["name"])];
  return findField(unit, "useAbbreviation") ? (abbreviation ?? name) : (name ?? abbreviation);
}

function readIngredient(ingredient: unknown): string[] {
  if (!isFields(ingredient)) return toLines(ingredient);
  const { quantity, unit } = ingredient;
  const food = toName(ingredient["food"] ?? findField(ingredient, "referencedRecipe"));
  const note = toText(ingredient["note"]);
  const amount = [toQuantity(quantity), findUnit(unit, quantity)];
  const line = food
    ? [...amount, food].filter(Boolean).join(" ") + (note ? `, ${note}` : "")
    : readNote(ingredient, note, amount);
  return [...toHeadings(ingredient["title"]), ...(line ? [line] : [])];
}

/** Returns the line of an ingredient that has no food: the note, which may lack the amount. */
function readNote(
  ingredient: Fields,
  note: string | undefined,
  [quantity, unit]: (string | undefined)[],
): string | undefined {
  const original = findText(ingredient["display"], findField(ingredient, "originalText"));
  if (note === undefined) return original;
  // Without amounts, the note is the whole line, and the quantity is 1.
  const hasAmount =
    quantity !== undefined &&
    (quantity !== "1" || unit !== undefined) &&
    !findField(ingredient, "disableAmount") &&
    !/^[\p{Nd}\p{No}]/u.test(note);
  return hasAmount ? [quantity, unit, note].filter(Boolean).join(" ") : note;
}

function readStep(step: unknown) {
  if (!isFields(step)) return readStepLines(toRawText(step), splitLines);
  const { lines, lacksPhotos } = readStepLines(toRawText(step["text"]), splitLines);
  const headings = toHeadings(step["title"]).map((text) => ({ text }));
  return { lines: [...headings, ...addStepTitle(lines, toText(step["summary"]))], lacksPhotos };
}

const splitLines = (text: string): string[] => toLines(text).map(markHeading);

const readNotes = (recipe: Fields): string =>
  toArray(recipe["notes"])
    .flatMap((note) =>
      isFields(note) ? [toText(note["title"]), toText(note["text"])] : toText(note),
    )
    .filter(Boolean)
    .join("\n");

const NUTRIENTS: readonly NutritionProperty[] = [
  ...(["calories", "fatContent", "saturatedFatContent", "unsaturatedFatContent"] as const),
  ...(["transFatContent", "carbohydrateContent", "sugarContent", "fiberContent"] as const),
  ...(["proteinContent", "sodiumContent", "cholesterolContent", "servingSize"] as const),
];
const toNutrients = makeNutrients(new Map(NUTRIENTS.map((name) => [name, name])));
const NUTRIENT_FIELDS = fieldNames(NUTRIENTS.join(" "));

function listUnreadParts(recipe: Fields): string[] {
  const ingredients = toArray(findField(recipe, "recipeIngredient")).filter(isFields);
  const linked = ingredients.flatMap((ingredient) =>
    toNames(findField(ingredient, "referencedRecipe")),
  );
  return [
    ...listUnread(recipe, RECIPE_FIELDS),
    ...ingredients.flatMap((ingredient) => listUnread(ingredient, INGREDIENT_FIELDS)),
    ...linked.map((name) => `linked recipe (${name})`),
    ...toArray(findField(recipe, "recipeInstructions")).flatMap((step) =>
      listUnread(step, STEP_FIELDS),
    ),
    ...toArray(recipe["notes"]).flatMap((note) => listUnread(note, NOTE_FIELDS)),
    ...listUnread(recipe["nutrition"], NUTRIENT_FIELDS),
  ];
}

/** Reads a recipe of Mealie. */
export function readMealie(recipe: Fields): ImportedRecipe {
  const [category, ...others] = toNames(
    findField(recipe, "recipeCategory") ?? recipe["categories"],
  );
  const count = findField(recipe, "recipeYieldQuantity");
  const recipeYield = [count || "", findField(recipe, "recipeYield") ?? ""].join(" ");
  const { read, unread } = readYield(recipeYield, findField(recipe, "recipeServings"));
  const steps = toArray(findField(recipe, "recipeInstructions")).map(readStep);
  const { instructions, ...additions } = joinSteps(
    steps.flatMap(({ lines }) => lines),
    toLinkedPhotos(recipe["image"]),
  );
  const { nutrition } = recipe;
  const equipment = toNames(recipe["tools"]);
  return makeRecipe({
    name: toText(recipe["name"]) ?? "",
    description: toText(recipe["description"]),
    source: findText(recipe["orgURL"], recipe["org_url"]),
    ...read,
    prepMinutes: readMinutes(findField(recipe, "prepTime")),
    cookMinutes: readMinutes(findField(recipe, "performTime") ?? findField(recipe, "cookTime")),
    totalMinutes: readMinutes(findField(recipe, "totalTime")),
    ingredients: toArray(findField(recipe, "recipeIngredient")).flatMap(readIngredient),
    instructions,
    ...additions,
    notes: readNotes(recipe),
    category,
    otherCategories: others,
    tags: [...others, ...toNames(recipe["tags"])],
    ...(equipment.length > 0 && { equipment }),
    nutrition: isFields(nutrition)
      ? readNutrients(
          toNutrients((name) => findField(nutrition, name)),
          instructions,
        )
      : toText(nutrition),
    ...readDates(
      findField(recipe, "createdAt") ?? findField(recipe, "dateAdded"),
      findField(recipe, "updatedAt") ?? findField(recipe, "updateAt"),
    ),
    warnings: warnOfUnread([
      ...listUnreadParts(recipe),
      ...unread,
      ...(steps.some(({ lacksPhotos }) => lacksPhotos) ? ["photos of steps"] : []),
    ]),
  });
}
