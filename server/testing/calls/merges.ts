import type { StatementScene, Things } from "../statementScene";
import { admin, another, type ExampleCall, MISSING, onlyClient } from "./ExampleCall";

const stranger = { as: "member" } as const;

/** Adds ingredients to many recipes, so that the number of statements is that of a large merge. */
const ingredients = async (_things: Things, scene: StatementScene) => ({
  kind: "INGREDIENT",
  ...(await scene.addSharedIngredients()),
});

const tags = ({ tag, otherTag }: Things) => ({ kind: "TAG", mergedId: tag, intoId: otherTag });
const pair = ({ tag, otherTag }: Things) => ({ kind: "TAG", oneId: tag, otherId: otherTag });

const withoutOther = { things: { otherTag: MISSING } };
const withoutTag = { things: { tag: MISSING } };

/** The calls for merging reference data, which is for admins. */
export const mergeCalls: ExampleCall[] = [
  {
    act: "merges",
    graphql: () => "{ merges { totalCount } }",
    rest: "GET /admin/merges",
    responses: { example: admin, stranger },
  },
  {
    act: "mergePreview",
    needs: ["tag", "otherTag"],
    client: { name: "MergePreview", statements: 3, as: "admin" },
    variables: ingredients,
    rest: "GET /admin/merges/preview",
    query: ({ tag, otherTag }) => `?kind=TAG&mergedId=${tag}&intoId=${otherTag}`,
    responses: {
      example: admin,
      unreadable: "?kind=SOUP&mergedId=1&intoId=2",
      missing: withoutOther,
      stranger,
    },
  },
  // The request comes late, because other documented requests need the tags that it merges.
  {
    act: "createMerge",
    needs: ["tag", "otherTag"],
    client: { name: "Merge", statements: 19, as: "admin" },
    variables: ingredients,
    rest: "POST /admin/merges",
    body: tags,
    responses: {
      example: { ...admin, things: { tag: 930 } },
      missing: { things: { tag: 930, otherTag: MISSING } },
      broken: { kind: "TAG", mergedId: 930, intoId: 930 },
      stranger,
    },
  },
  {
    act: "undoMerge",
    needs: ["merge"],
    client: { name: "UndoMerge", statements: 21, as: "admin" },
    variables: ({ merge }) => ({ mergeId: merge }),
    rest: "POST /admin/merges/{mergeId}/undo",
    responses: { example: admin, conflict: { things: { merge: 924 } }, stranger },
  },
  {
    act: "duplicates",
    graphql: () => "{ duplicates(kind: TAG) { reason } }",
    rest: "GET /admin/duplicates",
    query: () => "?kind=TAG",
    responses: { example: admin, unreadable: "?kind=TAG&first=0", stranger },
  },
  {
    act: "rejectDuplicate",
    needs: ["tag", "otherTag"],
    client: { name: "RejectDuplicate", statements: 3, as: "admin" },
    variables: pair,
    rest: "POST /admin/duplicates/reject",
    body: pair,
    responses: {
      example: admin,
      missing: withoutOther,
      broken: { kind: "TAG", oneId: 920, otherId: 920 },
      stranger,
    },
  },
  {
    act: "mergeableItem",
    needs: ["tag"],
    graphql: ({ tag }) => `{ mergeableItem(kind: TAG, id: ${tag}) { name aliases { name } } }`,
    rest: "GET /admin/aliases",
    query: ({ tag }) => `?kind=TAG&itemId=${tag}`,
    responses: {
      example: admin,
      unreadable: "?kind=SOUP&itemId=920",
      missing: withoutTag,
      stranger,
    },
  },
  {
    act: "createAlias",
    needs: ["tag"],
    client: { name: "AddAlias", statements: 7, as: "admin" },
    variables: ({ tag }, scene) => ({ kind: "TAG", id: tag, input: { name: scene.newName() } }),
    rest: "POST /admin/aliases",
    body: ({ tag }) => ({ kind: "TAG", itemId: tag, aliasName: another() }),
    responses: {
      example: admin,
      missing: withoutTag,
      broken: { kind: "TAG", itemId: 920, aliasName: "" },
      conflict: { body: { kind: "TAG", itemId: 920, aliasName: "MERGED alias kept" } },
      stranger,
    },
  },
  {
    act: "deleteAlias",
    needs: ["alias"],
    client: { name: "RemoveAlias", statements: 3, as: "admin" },
    variables: ({ alias }) => ({ aliasId: alias }),
    rest: "DELETE /admin/aliases/{aliasId}",
    responses: { example: admin, stranger },
  },
  onlyClient("MergesPage", 4, "admin", () => ({ kind: "INGREDIENT", first: 100 })),
];
