import { MAX_IMPORT_BODY_BYTES, MAX_IMPORT_BYTES } from "../../../shared/inputLimits";
import type { Things } from "../statementScene";
import { admin, type ExampleCall, first, member, onlyClient } from "./ExampleCall";

/** Imports of the admin: one to confirm, a confirmed one, one being read, one to remove, a card and one to edit. */
export const READY = 899;
export const TAKEN = 900;
export const READING = 901;
export const FAILED = 902;
export const CARD = 903;
export const EDITED = 904;

/** Adds a card whose text could not be read as a recipe. */
export const ADD_CARD = `insert into imports (import_id, user_id, kind, state, recognized_text)
  values (${CARD}, 1, 'file', 'failed', 'Tea')`;

const onImport = ({ import: key }: Things) => ({ importId: key });

/** The row for a conflict differs, because the import that is being read cannot be changed. */
const conflict = { things: { import: READING, importItem: READING } };

/** The calls for imports, which only the owner of an import sees. */
export const importCalls: ExampleCall[] = [
  {
    act: "viewerImports",
    graphql: () => "{ viewerImports { totalCount } }",
    rest: "GET /imports",
    responses: { example: admin },
  },
  {
    act: "createImport",
    client: { name: "StartImport", statements: 4, as: "cook" },
    variables: () => ({ input: { text: "Tea" } }),
    rest: "POST /imports",
    responses: { example: admin, guesser: "admin", large: MAX_IMPORT_BODY_BYTES + 1 },
  },
  {
    act: "createFileImport",
    graphql: () => `mutation { createFileImport(fileName: "a.txt", content: "VGVh") { importId } }`,
    rest: "POST /imports/file",
    query: () => "?fileName=tea.txt",
    body: () => Buffer.from("Tea"),
    responses: {
      example: admin,
      unreadable: "?fileName=a&fileName=b",
      broken: Buffer.alloc(0),
      large: MAX_IMPORT_BYTES + 1,
      guesser: "admin",
    },
  },
  {
    act: "import",
    needs: ["import"],
    graphql: ({ import: key }) => `{ import(importId: ${key}) { state } }`,
    rest: "GET /imports/{importId}",
    responses: { example: admin, stranger: member },
  },
  {
    act: "import, its progress",
    needs: ["import"],
    client: { name: "ImportProgress", statements: 3, as: "cook" },
    variables: onImport,
    rest: "GET /imports/{importId}/progress",
    responses: { example: admin, stranger: member },
  },
  {
    act: "correctImportText",
    needs: ["import"],
    client: { name: "CorrectImportText", statements: 5, as: "cook" },
    variables: ({ import: key }) => ({ importId: key, input: { text: "Tea" } }),
    rest: "PUT /imports/{importId}/text",
    responses: { example: { ...admin, things: { import: CARD } }, stranger: member, conflict },
  },
  {
    act: "chooseImportCategory",
    needs: ["import"],
    client: { name: "ChooseImportCategory", statements: 9, as: "cook" },
    variables: ({ import: key }) => ({ importId: key, input: { categoryId: 1 } }),
    rest: "PUT /imports/{importId}/category",
    responses: { example: { ...admin, things: { import: EDITED } }, stranger: member, conflict },
  },
  {
    act: "confirmImport",
    needs: ["import"],
    client: { name: "ConfirmImport", statements: 6, as: "cook" },
    variables: onImport,
    rest: "POST /imports/{importId}/take",
    body: () => ({ visibility: "PUBLIC" }),
    responses: { example: admin, stranger: member, conflict },
  },
  {
    act: "takeImport",
    needs: ["import"],
    graphql: ({ import: key }) => `mutation { takeImport(importId: ${key}) { state } }`,
  },
  {
    act: "undoImport",
    needs: ["takenImport"],
    client: { name: "UndoImport", statements: 9, as: "cook" },
    variables: ({ takenImport }) => ({ importId: takenImport }),
    rest: "POST /imports/{importId}/undo",
    ids: ({ takenImport }) => ({ importId: takenImport }),
    responses: { example: admin, stranger: member, conflict: {} },
  },
  {
    act: "updateImportItem",
    needs: ["importItem"],
    client: { name: "UpdateImportItem", statements: 13, as: "cook" },
    variables: ({ importItem }) => ({
      importItemId: importItem,
      input: { name: "Tea", categoryId: 1, difficultyLevelId: 1, lines: [{ ingredient: "Water" }] },
    }),
    rest: "PUT /import-items/{importItemId}",
    responses: {
      example: { ...admin, things: { importItem: EDITED } },
      stranger: member,
      conflict,
    },
  },
  {
    act: "deleteImport",
    needs: ["import"],
    client: { name: "DeleteImport", statements: 3, as: "cook" },
    variables: onImport,
    rest: "DELETE /imports/{importId}",
    responses: { example: { ...admin, things: { import: FAILED } }, stranger: member, conflict },
  },
  onlyClient("ImportPage", 7, "cook"),
  onlyClient("ItemHints", 3, "cook"),
  {
    needs: ["import"],
    client: { name: "CardPicture", statements: 3, as: "cook" },
    variables: onImport,
  },
  {
    needs: ["import"],
    client: { name: "OneImport", statements: 6, as: "cook" },
    variables: ({ import: key }) => ({ importId: key, first }),
  },
];
