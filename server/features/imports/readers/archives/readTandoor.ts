import { RecipeVisibility } from "../../../../../shared/recipeVisibility";
import type { ImportedRecipe } from "../ImportedRecipe";
import { markHeading } from "../readInstructions";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
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
import { fieldNames, hasContent, listUnread, warnOfUnread } from "./listUnread";
import { readTandoorNutrition } from "./readTandoorNutrition";
import { joinSteps, readStepLines, type StepLine } from "./stepLines";

/** The fields that are read, and those about the program itself. */
const RECIPE_FIELDS = fieldNames(
  `name description image keywords steps workingTime waitingTime nutrition properties foodProperties servings
  servingsText sourceUrl createdAt updatedAt private internal createdBy showIngredientOverview new recent filePath shared`,
);
const STEP_FIELDS = fieldNames(
  `name instruction ingredients time order file stepRecipe stepRecipeData type instructionsMarkdown showAsHeader
  showIngredientsTable numrecipe`,
);
const INGREDIENT_FIELDS = fieldNames(
  `food unit amount note isHeader noAmount originalText order conversions usedInRecipes alwaysUsePluralUnit
  alwaysUsePluralFood checked`,
);

const OWN_FIELDS =
  "working_time waiting_time servings_text source_url workingTime servingsText".split(" ");

const isStep = (step: unknown): boolean =>
  isFields(step) && (typeof step["instruction"] === "string" || Array.isArray(step["ingredients"]));

/** Returns true if JSON is a recipe of Tandoor, from an export or its API. */
export const isTandoor = (recipe: Fields): boolean =>
  typeof recipe["name"] === "string" &&
  Array.isArray(recipe["steps"]) &&
  (OWN_FIELDS.some((name) => Object.hasOwn(recipe, name)) || recipe["steps"].some(isStep));

function readIngredient(ingredient: unknown): string[] {
  if (!isFields(ingredient)) return toLines(ingredient);
  const note = toText(ingredient["note"]);
  const original = toText(findField(ingredient, "originalText"));
  if (findField(ingredient, "isHeader")) return toHeadings(note ?? original);
  const [name] = toNames(ingredient["food"]);
  if (!name) return (note ?? original) ? [note ?? original!] : [];
  const measure = findField(ingredient, "noAmount")
    ? []
    : [toQuantity(ingredient["amount"]), toNames(ingredient["unit"])[0]];
  const line = [...measure, name].filter(Boolean).join(" ");
  return [note ? `${line}, ${note}` : line];
}

/** Returns the ingredients of a step below its name, unless they begin with a heading of their own. */
function readStepIngredients(step: Fields): string[] {
  const lines = toArray(step["ingredients"]).flatMap(readIngredient);
  return lines.length > 0 && !lines[0]!.endsWith(":")
    ? [...toHeadings(step["name"]), ...lines]
    : lines;
}

/** A reference to an ingredient of the step, or to a part of it. */
const REFERENCE =
  /\{\{ ?ingredients\[(\d{1,3})\](?:\.(amount|unit|food|note))? ?\}\}|\{[%{] ?scale\((\d{1,6}(?:\.\d{1,6})?)\) ?[%}]\}/g;

/** Replaces references to ingredients, such as `{{ ingredients[0] }}`, by their texts. */
function fillReferences(text: string, ingredients: unknown[]): string {
  return text.replace(
    REFERENCE,
    (_, index: string | undefined, part: string | undefined, number) => {
      if (index === undefined) return String(number);
      const ingredient = ingredients[Number(index)];
      if (!isFields(ingredient)) return "";
      if (part === "amount") return toQuantity(ingredient["amount"]) ?? "";
      if (part !== undefined) return toNames(findField(ingredient, part))[0] ?? "";
      return readIngredient({ ...ingredient, note: "" })[0] ?? "";
    },
  );
}

interface ReadStep {
  lines: StepLine[];
  unread: string[];
}

function readStep(step: Fields): ReadStep {
  const instruction = fillReferences(toRawText(step["instruction"]), toArray(step["ingredients"]));
  const { lines, lacksPhotos } = readStepLines(instruction, (text) =>
    toLines(text).map(markHeading),
  );
  const minutes = readMinutes(step["time"]);
  const file = isFields(step["file"]) ? step["file"] : {};
  const filePhotos = toLinkedPhotos(file["preview"]);
  const [first] = lines;
  // The file and the time belong to all lines of a step.
  if (first) first.photos = [...(first.photos ?? []), ...filePhotos];
  const isOneLine = lines.length === 1 && first !== undefined && !first.text.endsWith(":");
  if (isOneLine) first.minutes = minutes;
  const nested = [
    ...toNames(findField(step, "stepRecipeData")),
    ...toArray(step["ingredients"])
      .filter(isFields)
      .flatMap(({ food }) => (isFields(food) ? toNames(food["recipe"]) : [])),
  ];
  const unread = [
    ...listUnread(step, STEP_FIELDS),
    ...toArray(step["ingredients"]).flatMap((item) => listUnread(item, INGREDIENT_FIELDS)),
    ...nested.map((name) => `linked recipe (${name})`),
    ...(nested.length === 0 && hasContent(findField(step, "stepRecipe")) ? ["linked recipe"] : []),
    ...(minutes !== undefined && !isOneLine ? ["time of a step with several lines"] : []),
    ...(lacksPhotos ? ["photos of steps"] : []),
    ...(hasContent(file) && (filePhotos.length === 0 || !first) ? ["files of steps"] : []),
  ];
  return { lines: [...toHeadings(step["name"]).map((text) => ({ text })), ...lines], unread };
}

/** Reads a recipe of Tandoor. */
export function readTandoor(recipe: Fields): ImportedRecipe {
  const steps = toArray(recipe["steps"]).filter(isFields);
  const servings = [toText(recipe["servings"]), toText(findField(recipe, "servingsText"))];
  const readSteps = steps.map(readStep);
  const { instructions, ...additions } = joinSteps(
    readSteps.flatMap(({ lines }) => lines),
    toLinkedPhotos(recipe["image"]),
  );
  const { unread, ...nutrition } = readTandoorNutrition(recipe, instructions);
  return makeRecipe({
    name: toText(recipe["name"]) ?? "",
    description: toText(recipe["description"]),
    source: findText(findField(recipe, "sourceUrl")),
    ...readServings(servings.filter(Boolean).join(" ")),
    prepMinutes: readMinutes(findField(recipe, "workingTime")),
    cookMinutes: readMinutes(findField(recipe, "waitingTime")),
    ingredients: steps.flatMap(readStepIngredients),
    instructions,
    ...additions,
    tags: toNames(recipe["keywords"]),
    ...nutrition,
    visibility: recipe["private"] === true ? RecipeVisibility.PRIVATE : undefined,
    ...readDates(findField(recipe, "createdAt"), findField(recipe, "updatedAt")),
    warnings: warnOfUnread([
      ...listUnread(recipe, RECIPE_FIELDS),
      ...readSteps.flatMap((step) => step.unread),
      ...unread,
    ]),
  });
}
