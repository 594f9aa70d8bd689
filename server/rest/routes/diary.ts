import { entryInput } from "../openapi/diarySchemas";
import { array, id, object } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { created, json, noContent } from "../responses";
import type { RestRequest } from "../RestRequest";
import { always, type Resource, route } from "../Route";
import { isAbsent, requiredId, toBoolean, toOptionalText } from "../values";
import { flattenPhoto, photosInput } from "./attachedPhotos";
import {
  CreateDiaryEntryDocument,
  DeleteDiaryEntryDocument,
  DiaryEntryDocument,
  type DiaryEntryFieldsFragment,
  DiaryOfRecipeDocument,
  type DiaryOfRecipeQuery,
  DiaryOfUserDocument,
  UpdateDiaryEntryDocument,
} from "./diary.generated";

const flatten = ({
  diaryEntryId,
  author,
  recipe,
  photos,
  version: _version,
  ...entry
}: DiaryEntryFieldsFragment) => ({
  diaryEntryId,
  userId: author.userId,
  userName: author.name,
  recipeId: recipe.recipeId,
  recipeName: recipe.name,
  ...entry,
  photos: photos.map(flattenPhoto),
});

const flattenAll = ({ diaryEntries: { edges } }: DiaryOfRecipeQuery["recipe"]) =>
  edges.map(({ node }) => flatten(node));

/** Reads the fields of an entry. Omitted ones stay unchanged. */
const input = (request: RestRequest) => {
  const { cookedOn, text, isPublic } = request.body;
  return {
    ...(cookedOn !== undefined && {
      cookedOn: toOptionalText(request, cookedOn, "cookedOn", "The day"),
    }),
    ...(text !== undefined && { text: toOptionalText(request, text, "text", "The line") }),
    ...(!isAbsent(isPublic) && { isPublic: toBoolean(request, isPublic, "isPublic") }),
    ...photosInput(request),
  };
};

export const diary: Resource = {
  name: "Diary",
  description: "The cooking diaries of members: entries with a day, a line of text and photos",
  routes: [
    route("GET /diary/recipe/:recipeId", DiaryOfRecipeDocument, {
      operationId: "listDiaryEntriesOfRecipe",
      summary: "List the public diary entries about a recipe and the user's own, newest first",
      unpaged: always,
      response: json(array(ref("DiaryEntry")), ({ recipe }) => flattenAll(recipe)),
    }),
    route("GET /diary/user/:userId", DiaryOfUserDocument, {
      operationId: "listDiaryEntriesByUser",
      summary: "List the cooking diary of a user, newest first, as far as the user shows it",
      unpaged: always,
      response: json(array(ref("DiaryEntry")), ({ user }) => flattenAll(user)),
    }),
    route("GET /diary/:diaryEntryId", DiaryEntryDocument, {
      operationId: "getDiaryEntry",
      summary: "Get a diary entry",
      response: json(ref("DiaryEntry"), (data) => flatten(data.diaryEntry)),
      version: (data) => data.diaryEntry.version,
    }),
    route("POST /diary", CreateDiaryEntryDocument, {
      operationId: "createDiaryEntry",
      summary: "Add an entry about a recipe to the user's own cooking diary",
      variables: (request) => ({
        recipeId: requiredId(request, "recipeId", "Recipe"),
        input: input(request),
      }),
      body: object({ recipeId: id("The ID of the recipe."), ...entryInput }, ["recipeId"]),
      response: created(
        ref("DiaryEntry"),
        (data) => flatten(data.createDiaryEntry),
        ({ diaryEntryId }) => `/diary/${diaryEntryId}`,
      ),
    }),
    route("PUT /diary/:diaryEntryId", UpdateDiaryEntryDocument, {
      operationId: "updateDiaryEntry",
      summary: "Update an entry of the user's own cooking diary",
      variables: (request) => ({ input: input(request) }),
      body: object(entryInput, []),
      response: json(ref("DiaryEntry"), (data) => flatten(data.updateDiaryEntry)),
    }),
    route("DELETE /diary/:diaryEntryId", DeleteDiaryEntryDocument, {
      operationId: "deleteDiaryEntry",
      summary: "Delete a diary entry",
      response: noContent,
    }),
  ],
};
