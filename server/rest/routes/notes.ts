import { object } from "../openapi/schemaBuilders";
import { ref, schemas } from "../openapi/schemas";
import { json, jsonOrNoContent, noContent } from "../responses";
import type { RestRequest } from "../RestRequest";
import { type Resource, route } from "../Route";
import { toText } from "../values";
import {
  DeleteNoteDocument,
  NoteDocument,
  type NoteFieldsFragment,
  WriteNoteDocument,
  WriteOwnNoteDocument,
} from "./notes.generated";

const flatten = ({ author, recipe, noteText }: NoteFieldsFragment) => ({
  userId: author.userId,
  userName: author.name,
  recipeId: recipe.recipeId,
  recipeName: recipe.name,
  noteText,
});

const noteResponse = json(ref("Note"), ({ writeNote }: { writeNote: NoteFieldsFragment }) =>
  flatten(writeNote),
);

const noteInput = {
  variables: ({ body }: RestRequest) => ({ input: { text: toText(body["noteText"]) } }),
  body: object({ noteText: schemas.Note.properties!["noteText"]! }),
  fields: { text: "noteText" },
};

export const notes: Resource = {
  name: "Notes",
  description: "Private notes on recipes",
  routes: [
    route("GET /user-notes/recipe/:recipeId/user/:userId", NoteDocument, {
      operationId: "getNote",
      summary: "Get a user's note on a recipe, if there is one",
      response: jsonOrNoContent(ref("Note"), ({ note }) => note && flatten(note)),
      version: ({ note }) => note?.version ?? null,
    }),
    route("POST /user-notes/recipe/:recipeId", WriteOwnNoteDocument, {
      operationId: "saveOwnNote",
      summary: "Create or replace the user's own note on a recipe",
      ...noteInput,
      response: noteResponse,
    }),
    route("POST /user-notes/recipe/:recipeId/user/:userId", WriteNoteDocument, {
      operationId: "saveNote",
      summary: "Create or replace a user's note on a recipe; admins may do so for any user",
      ...noteInput,
      response: noteResponse,
    }),
    route("PUT /user-notes/recipe/:recipeId/user/:userId", WriteNoteDocument, {
      operationId: "replaceNote",
      summary: "Create or replace a user's note on a recipe, as the POST does",
      ...noteInput,
      response: noteResponse,
    }),
    route("DELETE /user-notes/recipe/:recipeId", DeleteNoteDocument, {
      operationId: "deleteNote",
      summary: "Delete the user's own note on a recipe, if there is one",
      response: noContent,
    }),
  ],
};
