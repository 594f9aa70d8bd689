import { maxCount, maxLength } from "../../../shared/inputLimits";
import type { JsonSchema } from "./JsonSchema";
import { photoIds } from "./photoSchemas";
import { steps } from "./stepSchemas";
import { alias, array, ID, id, nullable, object, omissible, string } from "./schemaBuilders";
import {
  equipmentId,
  isOptional,
  optionalRecipeFields,
  preparation,
  quantity,
  recipeName,
  scales,
  schemas,
  section,
  tagId,
  unit,
} from "./schemas";

const UNCHANGED = "it is unchanged in an update";

const omissibleFields = Object.fromEntries(
  Object.entries(optionalRecipeFields).map(([name, schema]) => [
    name,
    omissible(
      schema,
      name === "visibility"
        ? `${UNCHANGED}, and a new recipe is public`
        : `${UNCHANGED}, and empty in a new recipe`,
    ),
  ]),
);

const line = object(
  {
    lineId: omissible(
      { ...ID, description: "The ID of the line that this one replaces." },
      "it replaces a line with the same ingredient, in order",
    ),
    ingredientId: { ...ID, description: "The ID of the ingredient." },
    quantity: omissible(
      { ...quantity, type: ["string", "number", "null"] },
      "there is no quantity",
    ),
    unit: omissible(unit, "there is no unit"),
    preparation: {
      ...preparation,
      description:
        "The preparation of the ingredient. If omitted, that of the replaced line is unchanged in an update.",
    },
    isOptional: omissible(isOptional, "it cannot"),
    scales: omissible(scales, "it does"),
    section: omissible(
      section,
      "an existing line keeps its heading, and a new one has that of the line before it",
    ),
  },
  ["ingredientId"],
);

const ingredients = {
  ...array(line),
  maxItems: maxCount.ingredients,
  description:
    "The ingredients in order; an ingredient may occur in several items. Each item replaces the line with its `lineId`, else one with the same ingredient, in order. Other lines are removed, and headings stay. Items without an ingredient ID are ignored. If omitted, the ingredients are unchanged in an update, and a new recipe has no ingredients.",
};

const tagIds = {
  ...array({ anyOf: [tagId, object({ tagId })] }),
  maxItems: maxCount.tags,
  description:
    "The tags, as IDs or as tag objects. If omitted, the tags are unchanged in an update, and a new recipe has no tags.",
};

const equipmentIds = {
  ...array({ anyOf: [equipmentId, object({ equipmentId })] }),
  maxItems: maxCount.equipment,
  description:
    "The equipment, as IDs or as objects. If omitted, the equipment is unchanged in an update, and a new recipe has no equipment.",
};

const difficultyId = id("The ID of the difficulty level.");

/** A recipe in a request. */
export const recipeBody: JsonSchema = {
  ...object(
    {
      recipeName,
      recipeInstructions: schemas.Recipe.properties!["recipeInstructions"]!,
      ingredientsNotes: omissible(
        schemas.Recipe.properties!["ingredientsNotes"]!,
        `${UNCHANGED}, and empty in a new recipe`,
      ),
      categoryId: id("The ID of the category."),
      difficultyId: omissible(difficultyId, "`difficultyLevelId` is required"),
      difficultyLevelId: alias("difficultyId", difficultyId),
      ingredients,
      recipeIngredients: alias("ingredients", ingredients),
      tagIds,
      recipeTags: alias("tagIds", tagIds),
      equipmentIds,
      recipeEquipment: alias("equipmentIds", equipmentIds),
      ...omissibleFields,
      photoIds,
      photos: alias("photoIds", photoIds),
      steps,
      editReason: omissible(
        nullable(
          string(
            "The reason for the edit, which the history shows.",
            "Less sugar.",
            maxLength.reason,
          ),
        ),
        "the version has none",
      ),
    },
    ["recipeName", "recipeInstructions", "categoryId"],
  ),
  anyOf: [{ required: ["difficultyId"] }, { required: ["difficultyLevelId"] }],
};

/** A new recipe in a request. */
export const newRecipeBody: JsonSchema = {
  ...recipeBody,
  properties: {
    ...recipeBody.properties,
    originId: omissible(
      nullable(id("The ID of the recipe of which a new one is a variation.")),
      "the recipe is no variation; updates ignore it",
    ),
  },
};
