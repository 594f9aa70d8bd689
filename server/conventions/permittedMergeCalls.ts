import { another, call, type PermittedCall } from "./permittedCall";

/** Merging of reference data, which is for admins. */
export const mergeCalls: PermittedCall[] = [
  call(
    "merges",
    [],
    () => "{ merges { totalCount } }",
    "GET /admin/merges",
    () => ["GET /admin/merges"],
  ),
  call(
    "mergePreview",
    ["tag", "otherTag"],
    ({ tag, otherTag }) =>
      `{ mergePreview(kind: TAG, mergedId: ${tag}, intoId: ${otherTag}) { bothCount } }`,
    "GET /admin/merges/preview",
    ({ tag, otherTag }) => [
      `GET /admin/merges/preview?kind=TAG&mergedId=${tag}&intoId=${otherTag}`,
    ],
  ),
  call(
    "createMerge",
    ["tag", "otherTag"],
    ({ tag, otherTag }) =>
      `mutation { createMerge(kind: TAG, mergedId: ${tag}, intoId: ${otherTag}) { mergeId } }`,
    "POST /admin/merges",
    ({ tag, otherTag }) => ["POST /admin/merges", { kind: "TAG", mergedId: tag, intoId: otherTag }],
  ),
  call(
    "undoMerge",
    ["merge"],
    ({ merge }) => `mutation { undoMerge(mergeId: ${merge}) { restoredCount } }`,
    "POST /admin/merges/:mergeId/undo",
    ({ merge }) => [`POST /admin/merges/${merge}/undo`],
  ),
  call(
    "duplicates",
    [],
    () => "{ duplicates(kind: TAG) { reason } }",
    "GET /admin/duplicates",
    () => ["GET /admin/duplicates?kind=TAG"],
  ),
  call(
    "rejectDuplicate",
    ["tag", "otherTag"],
    ({ tag, otherTag }) =>
      `mutation { rejectDuplicate(kind: TAG, oneId: ${tag}, otherId: ${otherTag}) }`,
    "POST /admin/duplicates/reject",
    ({ tag, otherTag }) => [
      "POST /admin/duplicates/reject",
      { kind: "TAG", oneId: tag, otherId: otherTag },
    ],
  ),
  call(
    "mergeableItem",
    ["tag"],
    ({ tag }) => `{ mergeableItem(kind: TAG, id: ${tag}) { name aliases { name } } }`,
    "GET /admin/aliases",
    ({ tag }) => [`GET /admin/aliases?kind=TAG&itemId=${tag}`],
  ),
  call(
    "createAlias",
    ["tag"],
    ({ tag }) =>
      `mutation { createAlias(kind: TAG, id: ${tag}, input: { name: "${another()}" }) { aliasId } }`,
    "POST /admin/aliases",
    ({ tag }) => ["POST /admin/aliases", { kind: "tag", itemId: tag, aliasName: another() }],
  ),
  call(
    "deleteAlias",
    ["alias"],
    ({ alias }) => `mutation { deleteAlias(aliasId: ${alias}) }`,
    "DELETE /admin/aliases/:aliasId",
    ({ alias }) => [`DELETE /admin/aliases/${alias}`],
  ),
];
