import type { RestCall } from "../RestCall";
import {
  anyNumber,
  fieldsOf,
  flag,
  isLeftOut,
  isObject,
  key,
  list,
  optionalKey,
  optionalText,
  text,
  wholeNumber,
} from "../values";

/** What may be left out of an edit and stays then, under its names in `RecipeInput`. */
const additions: Record<string, [name: string, read: (call: RestCall) => string | number | null]> =
  {
    ingredientsNotes: textNamed("ingredientsNotes", "Ingredients notes"),
    description: textNamed("recipeDescription", "Description"),
    source: textNamed("recipeSource", "Source"),
    servings: ["servings", (call) => anyNumber(call, "servings", "Servings")],
    servingsUnit: textNamed("servingsUnit", "The word for servings"),
    prepMinutes: ["prepMinutes", (call) => wholeNumber(call, "prepMinutes", "Preparation time")],
    cookMinutes: ["cookMinutes", (call) => wholeNumber(call, "cookMinutes", "Cooking time")],
    totalMinutes: ["totalMinutes", (call) => wholeNumber(call, "totalMinutes", "Total time")],
  };

function textNamed(name: string, thing: string): (typeof additions)[string] {
  return [name, (call) => optionalText(call, call.body[name], name, thing)];
}

/** The additions that a body names; the others stay as they are. */
const added = (call: RestCall) =>
  Object.fromEntries(
    Object.entries(additions)
      .filter(([, [name]]) => Object.hasOwn(call.body, name))
      .map(([field, [, read]]) => [field, read(call)]),
  );

/** A body as `RecipeInput`; what is documented goes before what an answer calls the same. */
export function recipeInput(call: RestCall) {
  const { body } = call;
  return {
    input: {
      name: text(body["recipeName"]),
      instructions: text(body["recipeInstructions"]),
      categoryId: key(body["categoryId"]),
      difficultyLevelId: key(body["difficultyId"] ?? body["difficultyLevelId"]),
      ingredients: list(call, ["ingredients", "recipeIngredients"], lineOf(call)),
      tagIds: list(call, ["tagIds", "recipeTags"], tagId),
      photoIds: list(call, ["photoIds", "photos"], photoId),
      ...added(call),
    },
  };
}

/** Reads a row; a quantity may also be a number. */
const lineOf = (call: RestCall) => (sent: unknown, field: string) => {
  if (!isObject(sent)) call.addIssue(`"${field}" must be an object.`, field);
  const { ingredientId, quantity, unit, isOptional, scales } = fieldsOf(sent);
  const amount = typeof quantity === "number" ? String(quantity) : quantity;
  return {
    ingredientId: optionalKey(ingredientId),
    quantity: optionalText(call, amount, `${field}.quantity`, "Quantity"),
    unit: optionalText(call, unit, `${field}.unit`, "Unit"),
    isOptional: flag(call, isOptional, `${field}.isOptional`),
    scales: isLeftOut(scales) ? null : flag(call, scales, `${field}.scales`),
  };
};

/** A tag's key, alone or in the tag. */
const tagId = (sent: unknown) => key(fieldsOf(sent)["tagId"] ?? sent);

/** A photo's key, alone or in the photo. */
const photoId = (sent: unknown) => key(fieldsOf(sent)["photoId"] ?? sent);

/** REST's names for the fields of `RecipeInput`, where they differ. */
export const recipeFields = {
  name: "recipeName",
  instructions: "recipeInstructions",
  difficultyLevelId: "difficultyId",
  ...Object.fromEntries(Object.entries(additions).map(([field, [name]]) => [field, name])),
};
