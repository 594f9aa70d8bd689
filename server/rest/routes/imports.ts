import {
  MAX_IMPORT_BODY_BYTES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_MEGABYTES,
} from "../../../shared/inputLimits";
import { omitDetails } from "../../../shared/recipeDetails";
import { ownProperty } from "../../../shared/ownProperty";
import { visibilities } from "../../../shared/recipeVisibility";
import { tooLarge } from "../../errors";
import { TEXT_TOO_LARGE } from "../../features/imports/textLimit";
import { toRestEnum, toRestEnumOrNull } from "../enums";
import {
  cardTextBody,
  importBody,
  importCategoryBody,
  importItemBody,
  takeBody,
} from "../openapi/importSchemas";
import { array, string } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { queryText } from "../query";
import { created, json, noContent } from "../responses";
import type { RestRequest } from "../RestRequest";
import { always, type Resource, route } from "../Route";
import {
  bodyChoice,
  bodyList,
  toFields,
  isAbsent,
  toBoolean,
  toId,
  toOptionalText,
  toText,
} from "../values";
import { flattenDetails } from "./flattenRecipe";
import { detailInput, detailRestNames, equipmentId, tagId } from "./recipeInput";
import {
  ChooseImportCategoryDocument,
  CorrectImportTextDocument,
  CreateFileImportDocument,
  CreateImportDocument,
  DeleteImportDocument,
  type ImportFieldsFragment,
  type ImportItemFieldsFragment,
  ImportProgressDocument,
  ImportsDocument,
  ImportWithItemsDocument,
  type ImportWithItemsQuery,
  ConfirmImportDocument,
  UndoImportDocument,
  UpdateImportItemDocument,
} from "./imports.generated";

const CREATE_IMPORT = "call `createImport` first.";

const MEGABYTE = 1024 * 1024;

const flattenItem = ({ draft, recipe, duplicateOf, ...item }: ImportItemFieldsFragment) => ({
  ...item,
  state: toRestEnum(item.state),
  ...omitDetails(draft),
  ...flattenDetails(draft),
  coverDrawing: toRestEnumOrNull(draft.coverDrawing),
  visibility: toRestEnumOrNull(draft.visibility),
  recipeId: recipe?.recipeId ?? null,
  duplicateOfId: duplicateOf?.recipeId ?? null,
});

const flatten = (fields: ImportFieldsFragment) => ({
  ...fields,
  kind: toRestEnum(fields.kind),
  state: toRestEnum(fields.state),
  visibility: toRestEnum(fields.visibility),
});

const flattenWithItems = ({ items, ...fields }: ImportWithItemsQuery["import"]) => ({
  ...flatten(fields),
  recipes: items.edges.map(({ node }) => flattenItem(node)),
});

const optional = (request: RestRequest, name: string, label: string) =>
  toOptionalText(request, ownProperty(request.body, name), name, label);

const choice = (value: unknown) => (isAbsent(value) ? null : toId(value));

const readLine = (request: RestRequest) => (value: unknown, path: string) => {
  const line = toFields(value);
  return {
    heading: isAbsent(line["heading"]) ? null : toText(line["heading"]),
    quantity: toText(line["quantity"]),
    unit: toText(line["unit"]),
    ingredient: toText(line["ingredientName"]),
    ingredientId: choice(line["ingredientId"]),
    preparation: toText(line["preparation"]),
    isOptional: toBoolean(request, line["isOptional"], `${path}.isOptional`),
    scales: isAbsent(line["scales"]) || toBoolean(request, line["scales"], `${path}.scales`),
  };
};

const itemInput = (request: RestRequest) => {
  const { isSkipped, isReviewed, recipeName, recipeInstructions, categoryId, difficultyId } =
    request.body;
  return {
    isSkipped: isAbsent(isSkipped) ? null : toBoolean(request, isSkipped, "isSkipped"),
    isReviewed: isAbsent(isReviewed) ? null : toBoolean(request, isReviewed, "isReviewed"),
    name: recipeName === undefined ? null : toText(recipeName),
    instructions: recipeInstructions === undefined ? null : toText(recipeInstructions),
    categoryId: choice(categoryId),
    difficultyLevelId: choice(difficultyId),
    lines: bodyList(request, ["lines"], readLine(request)),
    tagIds: bodyList(request, ["tagIds"], tagId),
    equipmentIds: bodyList(request, ["equipmentIds"], equipmentId),
    ...detailInput(request),
  };
};

const location = ({ importId }: { importId: number }) => `/imports/${importId}`;

export const imports: Resource = {
  name: "Imports",
  description: "Imports of recipes from pages, texts and files of other applications",
  routes: [
    route("GET /imports", ImportsDocument, {
      operationId: "listImports",
      summary: "List the user's imports of the last 30 days, newest first",
      unpaged: always,
      response: json(array(ref("Import")), ({ viewerImports: { edges } }) =>
        edges.map(({ node }) => flatten(node)),
      ),
    }),
    route("POST /imports", CreateImportDocument, {
      operationId: "createImport",
      summary:
        "Import recipes from a page or a text; they are created when the import is confirmed",
      example: { body: { text: "Tea\n1 l water\n\nBoil the water." } },
      variables: (request) => ({
        input: {
          url: optional(request, "url", "The address"),
          text: optional(request, "text", "The text"),
        },
      }),
      body: importBody,
      largeBody: {
        max: MAX_IMPORT_BODY_BYTES,
        tooLarge: () => tooLarge(TEXT_TOO_LARGE, "text"),
      },
      response: created(ref("Import"), ({ createImport }) => flatten(createImport), location),
    }),
    route("POST /imports/file", CreateFileImportDocument, {
      operationId: "createFileImport",
      summary: "Import recipes from a file; they are created when the import is confirmed",
      example: {
        parameters: { fileName: "tea.txt" },
        requires: "choose a text file with a recipe.",
      },
      variables: (request) => ({
        fileName: queryText(request, "fileName") ?? "",
        content: request.bytes,
      }),
      query: {
        fileName: string(
          "The name of the file, by whose ending its kind is known.",
          "recipes.json",
        ),
      },
      requiredQuery: ["fileName"],
      bytes: {
        description: `The file, at most ${MAX_IMPORT_MEGABYTES} MB. An archive may be larger, 256 MB unless this server is set up otherwise.`,
        types: ["application/octet-stream"],
        max: MAX_IMPORT_BYTES,
        tooLarge: () => tooLarge(`A file may be at most ${MAX_IMPORT_MEGABYTES} MB.`, "content"),
        larger: ({ importBytes: max }) => ({
          max,
          tooLarge: () => tooLarge(`A file may be at most ${max / MEGABYTE} MB.`, "content"),
        }),
      },
      response: created(
        ref("Import"),
        ({ createFileImport }) => flatten(createFileImport),
        location,
      ),
    }),
    route("PUT /import-items/:importItemId", UpdateImportItemDocument, {
      operationId: "updateImportItem",
      summary: "Correct or skip a recipe of an import",
      example: { body: { recipeName: "Green tea" }, requires: CREATE_IMPORT },
      variables: (request) => ({ input: itemInput(request) }),
      body: importItemBody,
      fields: {
        name: "recipeName",
        instructions: "recipeInstructions",
        difficultyLevelId: "difficultyId",
        ...detailRestNames,
      },
      response: json(ref("ImportItem"), ({ updateImportItem }) => flattenItem(updateImportItem)),
    }),
    route("GET /imports/:importId", ImportWithItemsDocument, {
      operationId: "getImport",
      summary: "Get an import with its recipes",
      example: { requires: CREATE_IMPORT },
      unpaged: always,
      response: json(ref("ImportWithRecipes"), (data) => flattenWithItems(data.import)),
    }),
    route("GET /imports/:importId/progress", ImportProgressDocument, {
      operationId: "getImportProgress",
      summary: "Get the state of an import and the numbers of its recipes, without the recipes",
      example: { requires: CREATE_IMPORT },
      response: json(ref("Import"), (data) => flatten(data.import)),
    }),
    route("PUT /imports/:importId/text", CorrectImportTextDocument, {
      operationId: "correctImportText",
      summary:
        "Correct the text that was recognized in the photo of a card, which is then read again",
      example: {
        requires: "import a photo of a recipe card first, and use the ID of that import.",
      },
      variables: ({ body }) => ({ input: { text: toText(body["text"]) } }),
      body: cardTextBody,
      response: json(ref("Import"), ({ correctImportText }) => flatten(correctImportText)),
    }),
    route("PUT /imports/:importId/category", ChooseImportCategoryDocument, {
      operationId: "chooseImportCategory",
      summary: "Choose the category of recipes of an import, usually of all that have none",
      example: { body: { categoryId: 1 }, requires: CREATE_IMPORT },
      variables: (request) => ({
        input: {
          categoryId: choice(request.body["categoryId"]),
          importItemIds: bodyList(request, ["importItemIds"], toId),
        },
      }),
      body: importCategoryBody,
      response: json(ref("Import"), ({ chooseImportCategory }) => flatten(chooseImportCategory)),
    }),
    route("POST /imports/:importId/take", ConfirmImportDocument, {
      operationId: "takeImport",
      summary: "Have the recipes of an import created",
      example: { requires: CREATE_IMPORT },
      variables: (request) => ({ visibility: bodyChoice(request, "visibility", visibilities) }),
      body: takeBody,
      response: json(ref("Import"), ({ confirmImport }) => flatten(confirmImport)),
    }),
    route("POST /imports/:importId/undo", UndoImportDocument, {
      operationId: "undoImport",
      summary: "Have the recipes deleted that an import created",
      example: { requires: "call `takeImport` first." },
      response: json(ref("Import"), ({ undoImport }) => flatten(undoImport)),
    }),
    route("DELETE /imports/:importId", DeleteImportDocument, {
      operationId: "deleteImport",
      summary: "Remove an import from the list; recipes that it created stay",
      example: { requires: CREATE_IMPORT },
      response: noContent,
    }),
  ],
};
