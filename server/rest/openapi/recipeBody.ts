import { maxCount } from "../../../shared/inputLimits";
import type { JsonSchema } from "./JsonSchema";
import { photoIds } from "./photoShapes";
import {
  additions,
  isOptional,
  quantity,
  recipeName,
  scales,
  schemas,
  tagId,
  unit,
} from "./schemas";
import { body, KEY, key, listOf, orNull } from "./shapes";

const row = body(
  {
    ingredientId: orNull(KEY),
    quantity: { ...quantity, type: ["string", "number", "null"] },
    unit,
    isOptional,
    scales,
  },
  ["ingredientId"],
);

const rows = {
  ...listOf(row),
  maxItems: maxCount.ingredients,
  description: "Rows without an ingredient are dropped. Left out of an edit, they stay.",
};

/** The key of a thing, alone or in the thing as an answer has it. */
const inThing = (name: string, schema: JsonSchema): JsonSchema => ({
  anyOf: [schema, body({ [name]: schema })],
});

const tagIds = {
  ...listOf(inThing("tagId", tagId)),
  maxItems: maxCount.tags,
  description: "Keys of tags, or tags. Left out of an edit, they stay.",
};

const difficultyId = key("How hard it is.");

/** The same under the name that an answer has for it, so that an answer can be sent back. */
const alias = (name: string, schema: JsonSchema): JsonSchema => ({
  ...schema,
  description: `The same as \`${name}\`, which goes before it.`,
});

/** A recipe as it is sent; the names of its answer are understood as well. */
export const recipeBody: JsonSchema = {
  ...body(
    {
      recipeName,
      recipeInstructions: schemas.Recipe.properties!["recipeInstructions"]!,
      ingredientsNotes: schemas.Recipe.properties!["ingredientsNotes"]!,
      categoryId: key("The kind of dish."),
      difficultyId,
      difficultyLevelId: alias("difficultyId", difficultyId),
      ingredients: rows,
      recipeIngredients: alias("ingredients", rows),
      tagIds,
      recipeTags: alias("tagIds", tagIds),
      ...additions,
      photoIds,
      photos: alias("photoIds", photoIds),
    },
    ["recipeName", "recipeInstructions", "categoryId"],
  ),
  anyOf: [{ required: ["difficultyId"] }, { required: ["difficultyLevelId"] }],
};
