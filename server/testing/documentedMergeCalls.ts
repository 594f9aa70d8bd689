import type { DocumentedCall } from "./DocumentedCall";

const admin = { as: "admin" } as const;
const stranger = { as: "member" } as const;

/** Tags that nothing else uses: two to merge, two that were, and the only one of a name that was taken. */
const [ONE, OTHER, GONE, LEFT, TAKEN] = [920, 921, 922, 923, 924];

const tag = (id: number) => `(${id}, 'merged ${id}', 'merged ${id}', 'merged ${id}')`;

const merge = (id: number, mergedId: number, name: string) =>
  `(${id}, 'tag', ${mergedId}, '${name}', ${LEFT}, 'merged ${LEFT}',
    '{"tag_id": ${mergedId}, "name": "${name}", "name_key": "${name}", "sort_name": "${name}", "version": 1}')`;

/** What the calls of merges need beside the demo data. */
export const mergePreparations = [
  `insert into tags (tag_id, name, name_key, sort_name) values
   ${[ONE, OTHER, LEFT, TAKEN].map(tag).join()}`,
  `insert into merges (merge_id, kind, merged_id, merged_name, into_id, into_name, merged) values
   ${merge(GONE, GONE, "merged before")}, ${merge(TAKEN, TAKEN + 1, `merged ${TAKEN}`)}`,
  `insert into aliases (alias_id, kind, tag_id, name, name_key, sort_name) values
   (${ONE}, 'tag', ${ONE}, 'merged alias', 'merged alias', 'merged alias')`,
];

const both = { kind: "TAG", mergedId: ONE, intoId: OTHER };
const newAlias = { kind: "TAG", itemId: LEFT, aliasName: "merged anew" };

/** The calls of merges, in an order in which all of them go well. */
export const mergeCalls: Record<string, DocumentedCall> = {
  "GET /admin/merges": { example: admin, stranger },
  "GET /admin/merges/preview": {
    example: { ...admin, query: `?kind=TAG&mergedId=${ONE}&intoId=${OTHER}` },
    unreadable: "?kind=SOUP&mergedId=1&intoId=2",
    missing: { query: "?kind=TAG&mergedId=1&intoId=999999" },
    stranger,
  },
  "GET /admin/duplicates": {
    example: { ...admin, query: "?kind=TAG" },
    unreadable: "?kind=TAG&first=0",
    stranger,
  },
  "POST /admin/duplicates/reject": {
    example: { ...admin, body: { kind: "TAG", oneId: ONE, otherId: OTHER } },
    missing: { body: { kind: "TAG", oneId: ONE, otherId: 999_999 } },
    broken: { kind: "TAG", oneId: ONE, otherId: ONE },
    stranger,
  },
  "GET /admin/aliases": {
    example: { ...admin, query: `?kind=TAG&itemId=${ONE}` },
    unreadable: `?kind=SOUP&itemId=${ONE}`,
    missing: { query: "?kind=TAG&itemId=999999" },
    stranger,
  },
  "POST /admin/aliases": {
    example: { ...admin, body: newAlias },
    missing: { body: { ...newAlias, itemId: 999_999 } },
    broken: { ...newAlias, aliasName: "" },
    conflict: {},
    stranger,
  },
  "DELETE /admin/aliases/{aliasId}": { example: { ...admin, ids: { aliasId: ONE } }, stranger },
  "POST /admin/merges": {
    example: { ...admin, body: both },
    missing: { body: { ...both, intoId: 999_999 } },
    broken: { ...both, intoId: ONE },
    stranger,
  },
  "POST /admin/merges/{mergeId}/undo": {
    example: { ...admin, ids: { mergeId: GONE } },
    conflict: { ids: { mergeId: TAKEN } },
    stranger,
  },
};
