import type { RestRequest } from "../RestRequest";
import type { RecipeInput, RecipeIngredientInput } from "../schema.generated";
import {
  boolean,
  fieldsOf,
  integer,
  isAbsent,
  isObject,
  list,
  number,
  optionalId,
  optionalText,
  requiredId,
  text,
} from "../values";

type Read<Value> = (request: RestRequest, name: string) => Value;

const readText =
  (label: string): Read<string | null> =>
  (request, name) =>
    optionalText(request, request.body[name], name, label);

const readInteger =
  (label: string): Read<number | null> =>
  (request, name) =>
    integer(request, name, label);

const readNumber =
  (label: string): Read<number | null> =>
  (request, name) =>
    number(request, name, label);

/** Fields that stay as they are when left out of an update: REST's names, and how each is read. */
const optionalFields = {
  ingredientsNotes: ["ingredientsNotes", readText("Ingredients notes")],
  description: ["recipeDescription", readText("Description")],
  source: ["recipeSource", readText("Source")],
  servings: ["servings", readNumber("Servings")],
  servingsUnit: ["servingsUnit", readText("The word for servings")],
  prepMinutes: ["prepMinutes", readInteger("Preparation time")],
  cookMinutes: ["cookMinutes", readInteger("Cooking time")],
  totalMinutes: ["totalMinutes", readInteger("Total time")],
} satisfies { [Field in keyof RecipeInput]?: [name: string, read: Read<RecipeInput[Field]>] };

/** Those of the optional fields that a body contains. */
const optionalInput = (request: RestRequest): Partial<RecipeInput> =>
  Object.fromEntries(
    Object.entries(optionalFields)
      .filter(([, [name]]) => Object.hasOwn(request.body, name))
      .map(([field, [name, read]]) => [field, read(request, name)]),
  );

/** Reads a body as the schema's input. Documented names take precedence over those of responses. */
export function recipeInput(request: RestRequest): { input: RecipeInput } {
  const { body } = request;
  return {
    input: {
      name: text(body["recipeName"]),
      instructions: text(body["recipeInstructions"]),
      categoryId: requiredId(body["categoryId"]),
      difficultyLevelId: requiredId(body["difficultyId"] ?? body["difficultyLevelId"]),
      ingredients: list(request, ["ingredients", "recipeIngredients"], readLine(request)),
      tagIds: list(request, ["tagIds", "recipeTags"], tagId),
      photoIds: list(request, ["photoIds", "photos"], photoId),
      ...optionalInput(request),
    },
  };
}

/** Reads a line, whose quantity may also be a number. */
const readLine =
  (request: RestRequest) =>
  (value: unknown, path: string): RecipeIngredientInput => {
    if (!isObject(value)) request.addIssue(`"${path}" must be an object.`, path);
    const { ingredientId, quantity, unit, isOptional, scales } = fieldsOf(value);
    const quantityText = typeof quantity === "number" ? String(quantity) : quantity;
    return {
      ingredientId: optionalId(ingredientId),
      quantity: optionalText(request, quantityText, `${path}.quantity`, "Quantity"),
      unit: optionalText(request, unit, `${path}.unit`, "Unit"),
      isOptional: boolean(request, isOptional, `${path}.isOptional`),
      scales: isAbsent(scales) ? null : boolean(request, scales, `${path}.scales`),
    };
  };

/** A tag's id, alone or in a tag. */
const tagId = (value: unknown) => requiredId(fieldsOf(value)["tagId"] ?? value);

/** A photo's id, alone or in a photo. */
const photoId = (value: unknown) => requiredId(fieldsOf(value)["photoId"] ?? value);

/** REST's names for the fields of `RecipeInput`, where they differ. */
export const recipeFields = {
  name: "recipeName",
  instructions: "recipeInstructions",
  difficultyLevelId: "difficultyId",
  ...Object.fromEntries(Object.entries(optionalFields).map(([field, [name]]) => [field, name])),
};
