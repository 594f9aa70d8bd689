import { admin, contributor, type ExampleCall, member, onlyClient } from "./ExampleCall";

const ofMember = { things: { user: 3 } };

const writeNoteOf: ExampleCall = {
  act: "writeNote of a user",
  needs: ["user", "recipe"],
  graphql: ({ user, recipe }) =>
    `mutation { writeNote(userId: ${user}, recipeId: ${recipe}, input: { text: "x" }) { noteId } }`,
  rest: "POST /user-notes/recipe/{recipeId}/user/{userId}",
  responses: { example: { ...admin, ...ofMember }, stranger: contributor },
};

/** The calls for notes and cooking progress. */
export const noteCalls: ExampleCall[] = [
  {
    act: "note",
    needs: ["user", "recipe"],
    graphql: ({ user, recipe }) => `{ note(userId: ${user}, recipeId: ${recipe}) { text } }`,
    rest: "GET /user-notes/recipe/{recipeId}/user/{userId}",
    responses: {
      example: { ...member, ...ofMember },
      otherwise: { things: { user: 3, recipe: 7 }, status: 204 },
      stranger: contributor,
    },
  },
  {
    act: "writeNote",
    needs: ["recipe"],
    client: { name: "WriteNote", statements: 4, as: "cook" },
    variables: ({ recipe }) => ({ recipeId: recipe, input: { text: "More salt." } }),
    rest: "POST /user-notes/recipe/{recipeId}",
    responses: { example: member },
  },
  writeNoteOf,
  {
    ...writeNoteOf,
    act: "writeNote of a user, replacing it",
    rest: "PUT /user-notes/recipe/{recipeId}/user/{userId}",
  },
  {
    act: "saveCookingProgress",
    needs: ["recipe"],
    client: { name: "SaveCookingProgress", statements: 4, as: "cook" },
    variables: ({ recipe }) => ({
      recipeId: recipe,
      input: { recipeVersion: 1, done: ["line:1"], step: 1, changedAt: new Date().toISOString() },
    }),
    rest: "PUT /recipes/{recipeId}/cooking-progress",
    body: () => ({ step: 2 }),
    responses: { example: member },
  },
  {
    act: "deleteNote",
    needs: ["recipe"],
    graphql: ({ recipe }) => `mutation { deleteNote(recipeId: ${recipe}) }`,
    rest: "DELETE /user-notes/recipe/{recipeId}",
    responses: { example: member },
  },
  {
    rest: "GET /recipes/{recipeId}/cooking-progress",
    responses: { example: member, otherwise: { things: { recipe: 7 }, status: 204 } },
  },
  onlyClient("NoteAuthors", 3, "cook"),
  {
    needs: ["recipe"],
    client: { name: "NoteOf", statements: 4, as: "cook" },
    variables: ({ recipe }, scene) => ({ recipeId: recipe, userId: scene.admin.userId }),
  },
];
