import { addDiaryEntries } from "../sceneRows";
import { admin, contributor, type ExampleCall, first, FREE, member, MISSING } from "./ExampleCall";

const ENTRY = { cookedOn: "2026-11-21", text: "Good.", isPublic: true };

/** The calls for cooking diaries, and for photos of reviews and of diary entries. */
export const diaryCalls: ExampleCall[] = [
  {
    act: "createDiaryEntry",
    needs: ["recipe"],
    client: { name: "CreateDiaryEntry", statements: 4, as: "cook" },
    variables: ({ recipe }) => ({ recipeId: recipe, input: ENTRY }),
    rest: "POST /diary",
    body: ({ recipe }) => ({ recipeId: recipe }),
    responses: {
      example: { ...member, things: { recipe: 7 } },
      missing: { things: { recipe: MISSING } },
      broken: { recipeId: 7, cookedOn: "yesterday" },
    },
  },
  {
    act: "diaryEntry",
    needs: ["diaryEntry"],
    graphql: ({ diaryEntry }) => `{ diaryEntry(diaryEntryId: ${diaryEntry}) { text } }`,
    rest: "GET /diary/{diaryEntryId}",
    responses: {},
  },
  {
    act: "User.diaryEntries",
    needs: ["user"],
    graphql: ({ user }) => `{ user(userId: ${user}) { diaryEntries { totalCount } } }`,
    rest: "GET /diary/user/{userId}",
    responses: { example: member },
  },
  { rest: "GET /diary/recipe/{recipeId}", responses: {} },
  {
    act: "updateDiaryEntry",
    needs: ["diaryEntry"],
    client: { name: "UpdateDiaryEntry", statements: 7, as: "cook" },
    variables: ({ diaryEntry }) => ({ diaryEntryId: diaryEntry, input: ENTRY, version: 1 }),
    rest: "PUT /diary/{diaryEntryId}",
    body: () => ENTRY,
    responses: { example: member, stranger: admin, broken: { cookedOn: "yesterday" } },
  },
  {
    act: "hidePhoto",
    needs: ["attachedPhoto"],
    client: { name: "HidePhoto", statements: 4, as: "admin" },
    variables: ({ attachedPhoto }) => ({
      photoId: attachedPhoto,
      input: { reason: "Not a dish." },
    }),
    rest: "PUT /photos/{photoId}/hide",
    responses: { example: admin, stranger: contributor },
  },
  {
    act: "showPhoto",
    needs: ["attachedPhoto"],
    client: { name: "ShowPhoto", statements: 4, as: "admin" },
    variables: ({ attachedPhoto }) => ({ photoId: attachedPhoto }),
    rest: "PUT /photos/{photoId}/show",
    responses: { example: admin, stranger: contributor },
  },
  {
    act: "deleteDiaryEntry",
    needs: ["diaryEntry"],
    client: { name: "DeleteDiaryEntry", statements: 3, as: "cook" },
    variables: ({ diaryEntry }) => ({ diaryEntryId: diaryEntry }),
    rest: "DELETE /diary/{diaryEntryId}",
    // The row differs from those that the other calls read.
    responses: { example: { ...admin, things: { diaryEntry: FREE + 1 } }, stranger: contributor },
  },
  {
    needs: ["recipe"],
    client: { name: "MadeIt", statements: 3, as: "cook" },
    variables: ({ recipe }) => ({ recipeId: recipe, first }),
  },
  {
    needs: ["recipe"],
    client: { name: "NewDiaryEntryPage", statements: 3, as: "cook" },
    variables: ({ recipe }) => ({ recipeId: recipe }),
  },
  {
    needs: ["diaryEntry"],
    client: { name: "DiaryEntryPage", statements: 4, as: "cook" },
    variables: ({ diaryEntry }) => ({ diaryEntryId: diaryEntry }),
  },
  {
    needs: ["recipe"],
    client: { name: "MoreDiaryEntriesOf", statements: 4, as: "cook" },
    variables: async ({ recipe }, scene) => {
      await addDiaryEntries(scene, recipe);
      return { userId: scene.cook.userId, first };
    },
  },
];
