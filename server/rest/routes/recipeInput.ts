import type { Call } from "../Call";
import {
  anyNumber,
  fieldsOf,
  flag,
  isLeftOut,
  key,
  list,
  optionalKey,
  optionalText,
  text,
  wholeNumber,
} from "../values";

/** What the documented body lacks, under its names in `RecipeInput`. */
const additions: Record<string, [name: string, read: (call: Call) => string | number | null]> = {
  description: ["recipeDescription", ({ body }) => optionalText(body["recipeDescription"])],
  source: ["recipeSource", ({ body }) => optionalText(body["recipeSource"])],
  servings: ["servings", (call) => anyNumber(call, "servings", "Servings")],
  servingsUnit: ["servingsUnit", ({ body }) => optionalText(body["servingsUnit"])],
  prepMinutes: ["prepMinutes", (call) => wholeNumber(call, "prepMinutes", "Preparation time")],
  cookMinutes: ["cookMinutes", (call) => wholeNumber(call, "cookMinutes", "Cooking time")],
  totalMinutes: ["totalMinutes", (call) => wholeNumber(call, "totalMinutes", "Total time")],
};

/** The additions that a body names; the others stay as they are. */
const added = (call: Call) =>
  Object.fromEntries(
    Object.entries(additions)
      .filter(([, [name]]) => Object.hasOwn(call.body, name))
      .map(([field, [, read]]) => [field, read(call)]),
  );

/** A body as `RecipeInput`; what is documented goes before what an answer calls the same. */
export function recipeInput(call: Call) {
  const { body } = call;
  return {
    input: {
      name: text(body["recipeName"]),
      instructions: text(body["recipeInstructions"]),
      ingredientsNotes: optionalText(body["ingredientsNotes"]),
      categoryId: key(body["categoryId"]),
      difficultyLevelId: key(body["difficultyId"] ?? body["difficultyLevelId"]),
      ingredients: list(call, "ingredients", "recipeIngredients")?.map(line) ?? null,
      tagIds: list(call, "tagIds", "recipeTags")?.map(tagId) ?? null,
      photoIds: list(call, "photoIds", "photos")?.map(photoId) ?? null,
      ...added(call),
    },
  };
}

function line(sent: unknown) {
  const { ingredientId, quantity, unit, isOptional, scales } = fieldsOf(sent);
  return {
    ingredientId: optionalKey(ingredientId),
    quantity: optionalText(quantity),
    unit: optionalText(unit),
    isOptional: flag(isOptional),
    scales: isLeftOut(scales) ? null : flag(scales),
  };
}

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
