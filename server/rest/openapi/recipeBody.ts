import { maxCount } from "../../../shared/inputLimits";
import type { JsonSchema } from "./JsonSchema";
import { photoIds } from "./photoSchemas";
import { arrayOf, ID, id, nullable, object } from "./schemaBuilders";
import {
  isOptional,
  optionalRecipeFields,
  preparation,
  quantity,
  recipeName,
  scales,
  schemas,
  tagId,
  unit,
} from "./schemas";

const line = object(
  {
    ingredientId: nullable(ID),
    quantity: { ...quantity, type: ["string", "number", "null"] },
    unit,
    preparation: {
      ...preparation,
      description:
        "How the ingredient is prepared. If omitted from an update, that of the same ingredient is unchanged.",
    },
    isOptional,
    scales,
  },
  ["ingredientId"],
);

const ingredients = {
  ...arrayOf(line),
  maxItems: maxCount.ingredients,
  description:
    "The ingredients in order. Items without an ingredient ID are ignored. If omitted from an update, the ingredients are unchanged.",
};

const tagIds = {
  ...arrayOf({ anyOf: [tagId, object({ tagId })] }),
  maxItems: maxCount.tags,
  description:
    "The tags, as IDs or as tag objects. If omitted from an update, the tags are unchanged.",
};

const difficultyId = id("The ID of the difficulty level.");

/** A field under the name that it has in responses, so that these can be sent back. */
const alias = (name: string, schema: JsonSchema): JsonSchema => ({
  ...schema,
  description: `Alias of \`${name}\`, which takes precedence.`,
});

/** A recipe in a request. */
export const recipeBody: JsonSchema = {
  ...object(
    {
      recipeName,
      recipeInstructions: schemas.Recipe.properties!["recipeInstructions"]!,
      ingredientsNotes: schemas.Recipe.properties!["ingredientsNotes"]!,
      categoryId: id("The ID of the category."),
      difficultyId,
      difficultyLevelId: alias("difficultyId", difficultyId),
      ingredients,
      recipeIngredients: alias("ingredients", ingredients),
      tagIds,
      recipeTags: alias("tagIds", tagIds),
      ...optionalRecipeFields,
      photoIds,
      photos: alias("photoIds", photoIds),
    },
    ["recipeName", "recipeInstructions", "categoryId"],
  ),
  anyOf: [{ required: ["difficultyId"] }, { required: ["difficultyLevelId"] }],
};
