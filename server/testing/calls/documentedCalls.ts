import { toSnakeCase } from "../../../shared/changeCase";
import { referenceEntries, type ReferenceOne } from "../../../shared/referenceKinds";
import { exampleCalls, bodyOf, idsOf } from "./exampleCalls";
import type { Things } from "../statementScene";
import { type Change, type ExampleCall, FREE } from "./ExampleCall";
import { addFormerVersions, SUGGESTED_CHANGES } from "../sceneRows";
import { VERSIONED } from "./history";
import { ADD_CARD, EDITED, FAILED, READING, READY, TAKEN } from "./imports";
import { openIdPreparations } from "./openId";
import { ACCEPTED, DECLINED, REPLACED } from "./ownIngredients";
import { DECLINED_SUGGESTION, SUGGESTION } from "./suggestions";
import { RESET_TOKEN, SESSION } from "./sessions";
import { twoFactorPreparations } from "./twoFactor";

/** A documented request. */
export type Example = Omit<Change, "things">;

/** A documented route: the request that succeeds, and differences that lead to its other responses. */
export interface DocumentedCall extends Omit<
  NonNullable<ExampleCall["responses"]>,
  "example" | "otherwise" | "missing" | "stranger" | "conflict"
> {
  example: Example;
  otherwise?: Example;
  missing?: Example;
  stranger?: Example;
  conflict?: Example | "only in a race";
}

const DRAFT = JSON.stringify({
  name: "Tea",
  instructions: "Boil.",
  categoryId: 1,
  difficultyLevelId: 1,
  tagIds: [],
  lines: [],
});

/**
 * The keys of tags: one into which another was merged, two to merge, one to merge permanently, and
 * one that took a merged name.
 */
const LEFT = 923;
const [ONE, OTHER, MERGED, NAMED] = [920, 921, 930, 924];

const tag = (id: number) => `(${id}, 'merged ${id}', 'merged ${id}', 'merged ${id}')`;
const alias = (id: number, name: string) =>
  `(${id}, 'tag', ${ONE}, '${name}', '${name}', '${name}')`;
const merge = (id: number, mergedId: number, name: string) =>
  `(${id}, 'tag', ${mergedId}, '${name}', ${LEFT}, 'merged ${LEFT}',
    '{"tag_id": ${mergedId}, "name": "${name}", "name_key": "${name}", "sort_name": "${name}", "version": 1}')`;

/** The rows to which documented requests refer. */
const THINGS: Things = {
  recipe: 1,
  deletedRecipe: 1,
  review: FREE,
  user: 1,
  ...(Object.fromEntries(referenceEntries.map(([, { one }]) => [one, 1])) as Record<
    ReferenceOne,
    number
  >),
  tag: ONE,
  otherTag: OTHER,
  request: 1,
  merge: 922,
  alias: ONE,
  import: READY,
  takenImport: TAKEN,
  importItem: READY,
  proposal: ACCEPTED,
  versionedRecipe: VERSIONED,
  suggestion: SUGGESTION,
};

/** Statements that add the rows of documented requests to the demo data. */
export const preparations = [
  "delete from reviews",
  `insert into users (user_id, name, name_key, email, email_key, password_hash, role_id)
   values (${FREE}, 'Lonely', 'lonely', 'lonely@x.yz', 'lonely@x.yz', 'x', 3)`,
  `insert into reviews (review_id, user_id, recipe_id, score, text)
   values (${FREE}, 3, 1, 3, 'x'), (${FREE + 1}, 3, 2, 3, 'x')`,
  `insert into notes (user_id, recipe_id, text) values (3, 1, 'x')
   on conflict (user_id, recipe_id) do nothing`,
  `insert into sessions (session_id, user_id) values ('${SESSION}', 3)`,
  `insert into password_resets (user_id, token_hash, expires_at)
   values (4, sha256('${RESET_TOKEN}'), now() + interval '1 hour')`,
  `insert into imports (import_id, user_id, kind, state, next_try_at) values
   (${READY}, 1, 'text', 'ready', now()), (${TAKEN}, 1, 'text', 'taken', now()),
   (${READING}, 1, 'text', 'reading', now() + interval '1 hour'),
   (${FAILED}, 1, 'text', 'failed', now()), (${EDITED}, 1, 'text', 'ready', now())`,
  ADD_CARD,
  `insert into import_items (import_item_id, import_id, position, draft)
   select id, id, 0, '${DRAFT}' from unnest(array[${[READY, TAKEN, READING, EDITED].join()}]) id`,
  ...referenceEntries.map(
    ([
      name,
      { key },
    ]) => `insert into ${toSnakeCase(name)} (${toSnakeCase(key)}, name, name_key, sort_name)
      values (${FREE}, 'Unused', 'unused', 'unused'), (${FREE + 1}, 'Taken', 'taken', 'taken')`,
  ),
  `insert into tags (tag_id, name, name_key, sort_name) values
   ${[ONE, OTHER, LEFT, MERGED, NAMED].map(tag).join()}`,
  `insert into merges (merge_id, kind, merged_id, merged_name, into_id, into_name, merged) values
   ${merge(THINGS.merge, THINGS.merge, "merged before")}, ${merge(NAMED, NAMED + 1, `merged ${NAMED}`)}`,
  `insert into aliases (alias_id, kind, tag_id, name, name_key, sort_name) values
   ${alias(ONE, "merged alias")}, ${alias(ONE + 1, "merged alias kept")}`,
  `insert into recipes
     (recipe_id, name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
   values (${ACCEPTED}, 'Proposing', 'proposing', 'Stir.', 1, 1, 1),
     (${VERSIONED}, 'Versioned', 'versioned', 'Stir.', 1, 1, 1)`,
  addFormerVersions(`array[${VERSIONED}]`),
  `update recipes set version = 2 where recipe_id = ${VERSIONED}`,
  `insert into ingredients (ingredient_id, name, name_key, sort_name, owner_id, own_key, proposed_at)
   select id, name, name || E'\\n3', name, 3, name, now()
   from (values (${ACCEPTED}, 'proposed'), (${REPLACED}, 'proposed too'), (${DECLINED}, 'proposed in vain')) own (id, name)`,
  `insert into reviews (review_id, user_id, recipe_id, score, text, reply, replied_at)
   values (${FREE + 2}, 3, ${VERSIONED}, 3, 'x', 'x', now())`,
  `insert into recipe_suggestions (suggestion_id, recipe_id, user_id, recipe_version, changes, reason)
   select id, ${ACCEPTED}, 3, 1, ${SUGGESTED_CHANGES}, 'x'
   from generate_series(${SUGGESTION}, ${SUGGESTION} + 3) id`,
  `update recipe_suggestions set state = 'declined' where suggestion_id = ${DECLINED_SUGGESTION}`,
  ...twoFactorPreparations,
  ...openIdPreparations,
];

/**
 * The request that a change of an example makes. Bodies and IDs are read for each request: codes are valid once.
 * @param isWhole false for a difference from another request
 */
function requestOf(call: ExampleCall, change: Change, isWhole: boolean): Example {
  const { things, ...others } = Object.getOwnPropertyDescriptors(change);
  const all = { ...THINGS, ...call.responses?.example?.things, ...change.things };
  const about = {
    get ids() {
      return idsOf(call, all);
    },
    ...(call.query && { query: call.query(all) }),
    get body() {
      return call.rest!.startsWith("GET") ? undefined : bodyOf(call, all);
    },
  };
  const base = isWhole || things ? Object.getOwnPropertyDescriptors(about) : {};
  return Object.defineProperties({}, { ...base, ...others });
}

function documentedCall(call: ExampleCall): DocumentedCall {
  const { example = {}, otherwise, missing, stranger, conflict, ...others } = call.responses!;
  const changed = (change: Change) => requestOf(call, change, false);
  const whole = requestOf(call, example, true);
  return {
    ...others,
    get guess() {
      return others.guess ?? whole.body;
    },
    example: whole,
    ...(otherwise && { otherwise: changed(otherwise) }),
    ...(missing && { missing: changed(missing) }),
    ...(stranger && { stranger: changed(stranger) }),
    ...(conflict && {
      conflict: typeof conflict === "string" ? conflict : changed(conflict),
    }),
  };
}

/**
 * The documented calls of every route of the REST API, in an order in which all of them succeed.
 */
export const CALLS: Record<string, DocumentedCall> = Object.fromEntries(
  exampleCalls
    .filter(({ responses }) => responses)
    .map((call) => [call.rest!, documentedCall(call)]),
);

/** Makes the path of a documented call with the IDs and the query of an example, or the ID 1. */
export const addressOf = (call: string, { ids, query = "" }: Example): string =>
  call.replace(/\{(\w+)\}/g, (_, name: string) => String(ids?.[name] ?? 1)) + query;
