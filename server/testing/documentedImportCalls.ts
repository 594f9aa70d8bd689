import { MAX_IMPORT_BYTES } from "../../shared/inputLimits";
import type { DocumentedCall } from "./DocumentedCall";

const admin = { as: "admin" } as const;
const member = { as: "member" } as const;

/** Imports of the admin: one to take, one that was taken, one that is being read and one to remove. */
const READY = 899;
const TAKEN = 900;
const READING = 901;
const FAILED = 902;
const CARD = 903;

const ready = { ...admin, ids: { importId: READY } };

const DRAFT = JSON.stringify({
  name: "Tea",
  instructions: "Boil.",
  categoryId: 1,
  difficultyLevelId: 1,
  tagIds: [],
  lines: [],
});

/** What the calls of imports need beside the demo data. */
export const importPreparations = [
  `insert into imports (import_id, user_id, kind, state, next_try_at) values
   (${READY}, 1, 'text', 'ready', now()), (${TAKEN}, 1, 'text', 'taken', now()),
   (${READING}, 1, 'text', 'reading', now() + interval '1 hour'), (${FAILED}, 1, 'text', 'failed', now())`,
  `insert into imports (import_id, user_id, kind, state, recognized_text)
   values (${CARD}, 1, 'file', 'failed', 'Tea')`,
  `insert into import_items (import_item_id, import_id, position, draft) values
   (${READY}, ${READY}, 0, '${DRAFT}'), (${TAKEN}, ${TAKEN}, 0, '${DRAFT}'),
   (${READING}, ${READING}, 0, '${DRAFT}')`,
];

/** The calls of imports, in an order in which all of them go well. */
export const importCalls: Record<string, DocumentedCall> = {
  "GET /imports": { example: admin },
  "POST /imports": {
    example: { ...admin, body: { text: "Tea\n1 l water\n\nBoil it." } },
    guesser: "admin",
    guess: { text: "Tea" },
  },
  "POST /imports/file": {
    example: { ...admin, query: "?fileName=tea.txt", body: Buffer.from("Tea") },
    unreadable: "?fileName=a&fileName=b",
    broken: Buffer.alloc(0),
    large: MAX_IMPORT_BYTES + 1,
    guesser: "admin",
    guess: Buffer.from("Tea"),
  },
  "PUT /import-items/{importItemId}": {
    example: {
      ...admin,
      ids: { importItemId: READY },
      body: { recipeName: "Green tea" },
    },
    stranger: member,
    conflict: { ids: { importItemId: READING } },
  },
  "GET /imports/{importId}": { example: ready, stranger: member },
  "PUT /imports/{importId}/text": {
    example: { ...admin, ids: { importId: CARD }, body: { text: "Tea\n1 l water\n\nBoil it." } },
    stranger: member,
    conflict: { ids: { importId: READING } },
  },
  "POST /imports/{importId}/take": {
    example: { ...ready, body: { visibility: "PUBLIC" } },
    stranger: member,
    conflict: {},
  },
  "POST /imports/{importId}/undo": {
    example: { ...admin, ids: { importId: TAKEN } },
    stranger: member,
    conflict: {},
  },
  "DELETE /imports/{importId}": {
    example: { ...admin, ids: { importId: FAILED } },
    stranger: member,
    conflict: { ids: { importId: READING } },
  },
};
