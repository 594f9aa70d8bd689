import { call, type PermittedCall } from "./permittedCall";

const TEXT = "Tea\\n1 l water";

/** Importing recipes; an import is its owner's alone. */
export const importCalls: PermittedCall[] = [
  call(
    "viewerImports",
    [],
    () => "{ viewerImports { totalCount } }",
    "GET /imports",
    () => ["GET /imports"],
  ),
  call(
    "createImport",
    [],
    () => `mutation { createImport(input: { text: "${TEXT}" }) { importId } }`,
    "POST /imports",
    () => ["POST /imports", { text: "Tea" }],
  ),
  call(
    "createFileImport",
    [],
    () => `mutation { createFileImport(fileName: "a.txt", content: "VGVh") { importId } }`,
    "POST /imports/file",
    () => ["POST /imports/file?fileName=a.txt", Buffer.from("Tea")],
  ),
  call(
    "import",
    ["import"],
    ({ import: key }) => `{ import(importId: ${key}) { state } }`,
    "GET /imports/:importId",
    ({ import: key }) => [`GET /imports/${key}`],
  ),
  call(
    "correctImportText",
    ["import"],
    ({ import: key }) =>
      `mutation { correctImportText(importId: ${key}, input: { text: "${TEXT}" }) { state } }`,
    "PUT /imports/:importId/text",
    ({ import: key }) => [`PUT /imports/${key}/text`, { text: "Tea" }],
  ),
  call(
    "takeImport",
    ["import"],
    ({ import: key }) => `mutation { takeImport(importId: ${key}) { state } }`,
    "POST /imports/:importId/take",
    ({ import: key }) => [`POST /imports/${key}/take`],
  ),
  call(
    "undoImport",
    ["takenImport"],
    ({ takenImport: key }) => `mutation { undoImport(importId: ${key}) { state } }`,
    "POST /imports/:importId/undo",
    ({ takenImport: key }) => [`POST /imports/${key}/undo`],
  ),
  call(
    "updateImportItem",
    ["importItem"],
    ({ importItem: key }) =>
      `mutation { updateImportItem(importItemId: ${key}, input: { name: "x" }) { state } }`,
    "PUT /import-items/:importItemId",
    ({ importItem: key }) => [`PUT /import-items/${key}`, { recipeName: "x" }],
  ),
  call(
    "deleteImport",
    ["import"],
    ({ import: key }) => `mutation { deleteImport(importId: ${key}) }`,
    "DELETE /imports/:importId",
    ({ import: key }) => [`DELETE /imports/${key}`],
  ),
];
