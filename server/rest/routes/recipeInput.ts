import type { RestRequest } from "../RestRequest";
import { coverDrawings } from "../../../shared/coverDrawings";
import type {
  PhotoCaptionInput,
  RecipeIngredientInput,
  RecipeInput,
  RecipeStepInput,
} from "../schema.generated";
import {
  bodyChoice,
  bodyInteger,
  bodyList,
  bodyNumber,
  toFields,
  isAbsent,
  isObject,
  toBoolean,
  toId,
  toListedId,
  toOptionalId,
  toOptionalText,
  toText,
} from "../values";
import { type Detail, type DetailName, mapDetails } from "../../../shared/recipeDetails";
import { ownProperty } from "../../../shared/ownProperty";
import { visibilities } from "../../../shared/recipeVisibility";

type Read<Value> = (request: RestRequest, name: string) => Value;

const readText =
  (label: string): Read<string | null> =>
  (request, name) =>
    toOptionalText(request, ownProperty(request.body, name), name, label);

const readInteger =
  (label: string): Read<number | null> =>
  (request, name) =>
    bodyInteger(request, name, label);

const readNumber =
  (label: string): Read<number | null> =>
  (request, name) =>
    bodyNumber(request, name, label);

const readChoice =
  <Choice extends string>(choices: readonly Choice[]): Read<Choice | null> =>
  (request, name) =>
    bodyChoice(request, name, choices);

type Fields = { [Field in keyof RecipeInput]?: [name: string, read: Read<RecipeInput[Field]>] };

const readDetail = ({ type, label }: Detail): Read<never> => {
  const readers = { text: readText, language: readText, number: readNumber, minutes: readInteger };
  return readers[type](label) as Read<never>;
};

/** The names of the details in REST, and how each is read. */
const detailFields: Fields = mapDetails((name, detail) => [
  detail.restName ?? name,
  readDetail(detail),
]);

/** Fields that stay unchanged when an update omits them. */
const optionalFields = {
  ingredientsNotes: ["ingredientsNotes", readText("Ingredients notes")],
  ...detailFields,
  coverDrawing: ["coverDrawing", readChoice(coverDrawings)],
  visibility: ["visibility", readChoice(visibilities)],
  editReason: ["editReason", readText("The reason")],
} satisfies Fields;

/** Reads the fields that a body contains. */
const fieldsIn = (request: RestRequest, fields: Fields): Partial<RecipeInput> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, [name]]) => Object.hasOwn(request.body, name))
      .map(([field, [name, read]]) => [field, read(request, name)]),
  );

/** Reads a body as the schema's input. Documented names take precedence over those of responses. */
export function recipeInput(request: RestRequest): { input: RecipeInput } {
  const { body } = request;
  return {
    input: {
      name: toText(body["recipeName"]),
      instructions: toText(body["recipeInstructions"]),
      categoryId: toId(body["categoryId"]),
      difficultyLevelId: toId(body["difficultyId"] ?? body["difficultyLevelId"]),
      ingredients: bodyList(request, ["ingredients", "recipeIngredients"], readLine(request)),
      tagIds: bodyList(request, ["tagIds", "recipeTags"], tagId),
      equipmentIds: bodyList(request, ["equipmentIds", "recipeEquipment"], equipmentId),
      ...toPhotoInput(bodyList(request, ["photoIds", "photos"], readPhoto(request))),
      steps: bodyList(request, ["steps"], readStep(request)),
      ...fieldsIn(request, optionalFields),
    },
  };
}

/** Reads a line, whose quantity may also be a number. */
const readLine =
  (request: RestRequest) =>
  (value: unknown, path: string): RecipeIngredientInput => {
    if (!isObject(value)) request.addIssue(`"${path}" must be an object.`, path);
    const { lineId, ingredientId, quantity, unit, preparation, isOptional, scales, section } =
      toFields(value);
    const quantityText = typeof quantity === "number" ? String(quantity) : quantity;
    return {
      lineId: toListedId(request, lineId, `${path}.lineId`),
      ingredientId: toOptionalId(ingredientId),
      quantity: toOptionalText(request, quantityText, `${path}.quantity`, "Quantity"),
      unit: toOptionalText(request, unit, `${path}.unit`, "Unit"),
      ...(preparation !== undefined && {
        preparation: toOptionalText(request, preparation, `${path}.preparation`, "Preparation"),
      }),
      isOptional: toBoolean(request, isOptional, `${path}.isOptional`),
      scales: isAbsent(scales) ? null : toBoolean(request, scales, `${path}.scales`),
      ...(section !== undefined && {
        section: toOptionalText(request, section, `${path}.section`, "Section"),
      }),
    };
  };

/** Reads a tag's ID: the value itself, or a field of a tag object. */
export const tagId = (value: unknown) => toId(toFields(value)["tagId"] ?? value);

/** The id of a piece of equipment: the value itself, or a field of an object. */
export const equipmentId = (value: unknown) => toId(toFields(value)["equipmentId"] ?? value);

/** A photo's id: the value itself, or a field of a photo object, whose caption stays unchanged when omitted. */
const readPhoto =
  (request: RestRequest) =>
  (value: unknown, path: string): PhotoCaptionInput => {
    const { photoId, caption } = toFields(value);
    return {
      photoId: toId(photoId ?? value),
      ...(caption !== undefined && {
        caption: toOptionalText(request, caption, `${path}.caption`, "Caption"),
      }),
    };
  };

const toPhotoInput = (photos: PhotoCaptionInput[] | null) => ({
  photoIds: photos?.map(({ photoId }) => photoId),
  photoCaptions: photos?.filter(({ caption }) => caption !== undefined),
});

/** Reads a step, whose fields stay unchanged when omitted. */
const readStep =
  (request: RestRequest) =>
  (value: unknown, path: string): RecipeStepInput => {
    if (!isObject(value)) request.addIssue(`"${path}" must be an object.`, path);
    const fields = toFields(value);
    const { text, stepId, minutes, isAttended, lineIds } = fields;
    const step = request.withBody(fields, path);
    return {
      text: toText(text),
      stepId: toOptionalId(stepId),
      ...(minutes !== undefined && { minutes: bodyInteger(step, "minutes", "Minutes") }),
      ...(isAttended !== undefined && {
        isAttended: isAbsent(isAttended) ? null : toBoolean(step, isAttended, "isAttended"),
      }),
      ...(lineIds !== undefined && { lineIds: bodyList(step, ["lineIds"], toId) }),
      ...toPhotoInput(bodyList(step, ["photoIds", "photos"], readPhoto(step))),
    };
  };

const namesOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([field, [name]]) => [field, name]));

/** Reads the details that a body contains, by their names in REST. */
export const detailInput = (request: RestRequest): Pick<RecipeInput, DetailName> =>
  fieldsIn(request, detailFields);
export const detailRestNames = namesOf(detailFields);

/** The names in REST of the fields of `RecipeInput`, if they differ. */
export const recipeFields = {
  name: "recipeName",
  instructions: "recipeInstructions",
  difficultyLevelId: "difficultyId",
  photoCaptions: "photos",
  ...namesOf(optionalFields),
};
