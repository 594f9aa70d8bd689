import type { RestCall } from "../RestCall";
import { ref, schemas } from "../openapi/schemas";
import { body } from "../openapi/shapes";
import { json, jsonIfAny, type Resource, noContent, route } from "../Route";
import { text } from "../values";

const NOTE = `fragment RestNote on Note {
  author { userId name } recipe { recipeId name } noteText: text
}`;

interface Note {
  author: { userId: number; name: string };
  recipe: { recipeId: number; name: string };
  noteText: string;
}

const flatten = ({ author, recipe, noteText }: Note) => ({
  userId: author.userId,
  userName: author.name,
  recipeId: recipe.recipeId,
  recipeName: recipe.name,
  noteText,
});

const input = ({ body: sent }: RestCall) => ({ input: { text: text(sent["noteText"]) } });
const noteBody = body({ noteText: schemas.Note.properties!["noteText"]! });
const fields = { text: "noteText" };
const written = json(ref("Note"), ({ writeNote }: { writeNote: Note }) => flatten(writeNote));

export const notes: Resource = {
  name: "Notes",
  description: "What people keep privately about recipes.",
  routes: [
    route("GET /user-notes/recipe/:recipeId/user/:userId", {
      summary: "Read a user's note on a recipe; nothing where there is none.",
      document: `query ($recipeId: Int!, $userId: Int!) {
        note(recipeId: $recipeId, userId: $userId) { ...RestNote }
      } ${NOTE}`,
      answer: jsonIfAny(ref("Note"), ({ note }: { note: Note | null }) => note && flatten(note)),
    }),
    route("POST /user-notes/recipe/:recipeId", {
      summary: "Write one's own note on a recipe, in place of the one before.",
      document: `mutation ($recipeId: Int!, $input: NoteInput!) {
        writeNote(recipeId: $recipeId, input: $input) { ...RestNote }
      } ${NOTE}`,
      variables: input,
      body: noteBody,
      fields,
      answer: written,
    }),
    route("POST /user-notes/recipe/:recipeId/user/:userId", {
      summary: "Write a user's note on a recipe: one's own, or as an admin anybody's.",
      document: `mutation ($recipeId: Int!, $userId: Int!, $input: NoteInput!) {
        writeNote(recipeId: $recipeId, userId: $userId, input: $input) { ...RestNote }
      } ${NOTE}`,
      variables: input,
      body: noteBody,
      fields,
      answer: written,
    }),
    route("DELETE /user-notes/recipe/:recipeId", {
      summary: "Delete one's own note on a recipe; not there is fine.",
      document: "mutation ($recipeId: Int!) { deleteNote(recipeId: $recipeId) }",
      answer: noContent,
    }),
  ],
};
