import type { RestRequest } from "../RestRequest";
import { bodyList, isAbsent, toBoolean, toFields, toId, toText } from "../values";
import { detailInput, equipmentId, tagId } from "./recipeInput";

/** Reads an ID; null if it is absent. */
export const toIdOrNull = (value: unknown) => (isAbsent(value) ? null : toId(value));

const readLine = (request: RestRequest) => (value: unknown, path: string) => {
  const line = toFields(value);
  return {
    heading: isAbsent(line["heading"]) ? null : toText(line["heading"]),
    quantity: toText(line["quantity"]),
    unit: toText(line["unit"]),
    ingredient: toText(line["ingredientName"]),
    ingredientId: toIdOrNull(line["ingredientId"]),
    preparation: toText(line["preparation"]),
    isOptional: toBoolean(request, line["isOptional"], `${path}.isOptional`),
    scales: isAbsent(line["scales"]) || toBoolean(request, line["scales"], `${path}.scales`),
  };
};

/** Reads the corrections of a recipe of an import. */
export const importItemInput = (request: RestRequest) => {
  const { isSkipped, isReviewed, recipeName, recipeInstructions, categoryId, difficultyId } =
    request.body;
  return {
    isSkipped: isAbsent(isSkipped) ? null : toBoolean(request, isSkipped, "isSkipped"),
    isReviewed: isAbsent(isReviewed) ? null : toBoolean(request, isReviewed, "isReviewed"),
    name: recipeName === undefined ? null : toText(recipeName),
    instructions: recipeInstructions === undefined ? null : toText(recipeInstructions),
    categoryId: toIdOrNull(categoryId),
    difficultyLevelId: toIdOrNull(difficultyId),
    lines: bodyList(request, ["lines"], readLine(request)),
    tagIds: bodyList(request, ["tagIds"], tagId),
    equipmentIds: bodyList(request, ["equipmentIds"], equipmentId),
    ...detailInput(request),
  };
};
