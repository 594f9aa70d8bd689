import { parseId } from "../../lib/parseId";
import { toRestEnum, toRestEnumOrNull } from "../enums";
import { array, id } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { removalBody, restorationBody } from "../openapi/versionSchemas";
import { queryText } from "../query";
import { json } from "../responses";
import type { RestRequest } from "../RestRequest";
import { always, type Resource, route } from "../Route";
import { toOptionalText, toText } from "../values";
import { flattenDetails, flattenRecipe } from "./flattenRecipe";
import {
  type ChangeFieldsFragment,
  RecipeDifferenceDocument,
  type RecipeDifferenceQuery,
  RecipeVersionDocument,
  type RecipeVersionQuery,
  RecipeVersionsDocument,
  RemoveRecipeVersionDocument,
  RestoreRecipeVersionDocument,
  VariationsDocument,
  type VersionFieldsFragment,
} from "./versions.generated";

const flatten = ({ editor, suggester, ...version }: VersionFieldsFragment) => ({
  version: version.version,
  savedAt: version.savedAt,
  reason: version.reason,
  removalReason: version.removalReason,
  userId: editor?.userId ?? null,
  userName: editor?.name ?? version.importedEditorName,
  suggesterId: suggester?.userId ?? null,
  suggesterName: suggester?.name ?? version.importedSuggesterName,
});

const flattenContent = ({ content, ...version }: RecipeVersionQuery["recipeVersion"]) => ({
  ...flatten(version),
  content: content && {
    recipeName: content.recipeName,
    recipeInstructions: content.recipeInstructions,
    ingredientsNotes: content.ingredientsNotes,
    categoryName: content.categoryName,
    difficultyLevel: content.difficultyLevel,
    lines: content.lines,
    recipeTags: content.recipeTags,
    recipeEquipment: content.recipeEquipment,
    ...flattenDetails(content),
  },
});

export const flattenChange = (change: ChangeFieldsFragment) => ({
  ...change,
  part: toRestEnum(change.part),
  kind: toRestEnum(change.kind),
  words: change.words.map(({ text, kind }) => ({ text, kind: toRestEnumOrNull(kind) })),
});

const flattenDifference = ({
  recipeDifference: { before, after, changes },
}: RecipeDifferenceQuery) => ({
  before: flatten(before),
  after: flatten(after),
  changes: changes?.map(flattenChange),
});

/** Reads the number of a version from the query. If it is missing or invalid, it adds an issue. */
function queryVersion(request: RestRequest, name: string): number {
  const version = parseId(queryText(request, name) ?? "");
  if (version === null) request.addIssue(`"${name}" must be the number of a version.`, name);
  return version ?? 0;
}

export const versions: Resource = {
  name: "Versions",
  description: "The history of recipes",
  routes: [
    route("GET /recipes/:recipeId/versions", RecipeVersionsDocument, {
      operationId: "listRecipeVersions",
      summary: "List the versions of a recipe, the current one first",
      unpaged: always,
      response: json(array(ref("RecipeVersion")), ({ recipe }) =>
        recipe.versions.edges.map(({ node }) => flatten(node)),
      ),
    }),
    route("GET /recipes/:recipeId/versions/:versionId", RecipeVersionDocument, {
      operationId: "getRecipeVersion",
      summary: "Get a version of a recipe with its content",
      response: json(ref("RecipeVersionWithContent"), (data) => flattenContent(data.recipeVersion)),
    }),
    route("GET /recipes/:recipeId/difference", RecipeDifferenceDocument, {
      operationId: "getRecipeDifference",
      summary: "Compare two versions of a recipe",
      example: { parameters: { before: 1, after: 1 } },
      variables: (request) => ({
        before: queryVersion(request, "before"),
        after: queryVersion(request, "after"),
      }),
      query: {
        before: id("The number of the version before."),
        after: id("The number of the version after."),
      },
      requiredQuery: ["before", "after"],
      response: json(ref("RecipeDifference"), flattenDifference),
    }),
    route("GET /recipes/:recipeId/variations", VariationsDocument, {
      operationId: "listRecipeVariations",
      summary: "List the variations of a recipe, sorted by name",
      unpaged: always,
      response: json(array(ref("RecipeVariation")), ({ recipe }) =>
        recipe.variations.edges.map(({ node: { owner, changesFromOrigin, ...node } }) => ({
          ...node,
          userId: owner.userId,
          userName: owner.name,
          changes: (changesFromOrigin ?? []).map(flattenChange),
        })),
      ),
    }),
    route("POST /recipes/:recipeId/versions/:versionId/restore", RestoreRecipeVersionDocument, {
      operationId: "resetRecipeToVersion",
      summary: "Give a recipe the content of a version, as a new version",
      variables: (request) => ({
        reason: toOptionalText(request, request.body["reason"], "reason", "Reason"),
      }),
      body: restorationBody,
      response: json(ref("Recipe"), (data) => flattenRecipe(data.restoreRecipeVersion)),
    }),
    route("POST /recipes/:recipeId/versions/:versionId/remove", RemoveRecipeVersionDocument, {
      operationId: "removeRecipeVersion",
      summary: "Remove the content of a former version for good",
      example: { requires: "edit the recipe first." },
      variables: (request) => ({ reason: toText(request.body["reason"]) }),
      body: removalBody,
      response: json(ref("RecipeVersion"), (data) => flatten(data.removeRecipeVersion)),
    }),
  ],
};
