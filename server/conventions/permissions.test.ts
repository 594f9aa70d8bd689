import { getMetadataStorage } from "type-graphql";
import { addAlias } from "../features/merges/aliases";
import { MergeableKind } from "../features/merges/MergeableKind";
import { mergeItems } from "../features/merges/mergeItems";
import { deleteRecipe } from "../features/recipes/deleteRecipe";
import { resources } from "../rest/resources";
import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";
import type { PermittedCall, Things } from "./permittedCall";
import { permittedCalls, shownElsewhere } from "./permittedCalls";

/**
 * Who calls. `owner` added the recipe and wrote the review, `self` is the user whom the call names;
 * both are plain members otherwise. `banned` is an admin whose account is locked.
 */
const callers = ["anonymous", "member", "contributor", "admin", "owner", "self", "banned"] as const;
type Caller = (typeof callers)[number];

let server: TestServer;
const tokens = new Map<Caller, string>();
let owner: number;

beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  const { db } = server.database;
  for (const [caller, role] of [
    ["member", "member"],
    ["contributor", "contributor"],
    ["admin", "admin"],
    ["owner", "member"],
    ["banned", "admin"],
  ] as const) {
    const userId = await server.addPerson(`the ${caller}`.replace(" ", "-"), role);
    if (caller === "owner") owner = userId;
    tokens.set(caller, await server.login(`the-${caller}`));
  }
  await db.query("update users set banned = true where name = 'the-banned'");
}, 90_000);
afterAll(() => server.close());

let serial = 0;
const named = (table: string, key: string) => async () => {
  const name = `thing ${++serial}`;
  const [row] = await server.database.db.query(
    `insert into ${table} (name, name_key, sort_name) values ($1, $1, $1) returning ${key} as key`,
    [name],
  );
  return row.key as number;
};

async function recipe(): Promise<number> {
  const [row] = await server.database.db.query(
    `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
     values ('x', 'x', 'x', $1, 1, 1) returning recipe_id as key`,
    [owner],
  );
  return row.key as number;
}

async function deletedRecipe(): Promise<number> {
  const recipeId = await recipe();
  await deleteRecipe(server.database.db, recipeId, owner);
  return recipeId;
}

async function review(): Promise<number> {
  const [row] = await server.database.db.query(
    `insert into reviews (user_id, recipe_id, score, text) values ($1, $2, 3, 'x')
     returning review_id as key`,
    [owner, await recipe()],
  );
  return row.key as number;
}

async function request(): Promise<number> {
  const [row] = await server.database.db.query(
    `insert into contributor_requests (user_id, message, locale) values ($1, 'x', 'en')
     returning contributor_request_id as key`,
    [await make.user()],
  );
  return row.key as number;
}

/** A card of the contributor: an import is nobody else's, not even an admin's. */
async function anImport(state = "ready"): Promise<number> {
  const [row] = await server.database.db.query(
    `insert into imports (user_id, kind, state, recognized_text)
     select user_id, 'file', $1, 'Tea' from users where name = 'the-contributor' returning import_id as key`,
    [state],
  );
  return row.key as number;
}

const DRAFT = JSON.stringify({
  name: "x",
  instructions: "x",
  categoryId: 1,
  difficultyLevelId: 1,
  tagIds: [],
  lines: [],
});

async function importItem(): Promise<number> {
  const [row] = await server.database.db.query(
    `insert into import_items (import_id, position, draft) values ($1, 0, $2)
     returning import_item_id as key`,
    [await anImport(), DRAFT],
  );
  return row.key as number;
}

/** Two tags, of which the second one is left. */
async function merge(): Promise<number> {
  const [mergedId, intoId] = [await make.tag(), await make.tag()];
  return mergeItems(server.database.db, { kind: MergeableKind.TAG, mergedId, intoId }, owner);
}

async function alias(): Promise<number> {
  const { aliasId } = await addAlias(
    server.database.db,
    MergeableKind.TAG,
    await make.tag(),
    `alias ${++serial}`,
  );
  return aliasId;
}

/** Every call has things of its own, so that none finds what another left behind. */
const make: Record<keyof Things, () => Promise<number>> = {
  recipe,
  deletedRecipe,
  review,
  user: () => server.addPerson(`person-${++serial}`),
  tag: named("tags", "tag_id"),
  otherTag: named("tags", "tag_id"),
  merge,
  alias,
  category: named("categories", "category_id"),
  level: named("difficulty_levels", "difficulty_level_id"),
  ingredient: named("ingredients", "ingredient_id"),
  request,
  import: anImport,
  takenImport: () => anImport("taken"),
  importItem,
};

async function thingsFor({ needs }: PermittedCall): Promise<Things> {
  const made: Partial<Things> = {};
  for (const need of needs) made[need] = await make[need]();
  // A call reads only what it says it needs.
  return made as Things;
}

async function tokenOf(caller: Caller, { user }: Things): Promise<string | undefined> {
  if (caller !== "self" || user === undefined) return tokens.get(caller);
  const [row] = await server.database.db.query("select name from users where user_id = $1", [user]);
  return server.login(row.name);
}

/** Whether a caller may: yes, or the status of the refusal; nothing where nobody is meant. */
const verdict = (status: number) => (status < 400 ? "yes" : String(status));

const OWNED: readonly (keyof Things)[] = ["recipe", "deletedRecipe", "review"];

const isMeant = (caller: Caller, { needs }: PermittedCall) =>
  (caller !== "self" || needs.includes("user")) &&
  (caller !== "owner" || needs.some((need) => OWNED.includes(need)));

async function overGraphql(permitted: PermittedCall, caller: Caller): Promise<string> {
  const things = await thingsFor(permitted);
  const token = await tokenOf(caller, things);
  const { errors } = await server.graphql(permitted.graphql(things), {}, token);
  return verdict(Number(errors?.[0]?.extensions["status"] ?? 200));
}

async function overRest(permitted: PermittedCall, caller: Caller): Promise<string> {
  const things = await thingsFor(permitted);
  const token = await tokenOf(caller, things);
  const [call, body] = permitted.rest!.call(things);
  return verdict((await callRest(server, call, { token, body })).status);
}

it("Who may what is the same through both doors, and reads as a table", async () => {
  const lines = [["", ...callers]];
  for (const permitted of permittedCalls) {
    const cells: string[] = [];
    for (const caller of callers) {
      const meant = isMeant(caller, permitted);
      const said = meant ? await overGraphql(permitted, caller) : "–";
      if (meant && permitted.rest) {
        const act = `${permitted.act} by ${caller}`;
        expect([act, await overRest(permitted, caller)]).toEqual([act, said]);
      }
      cells.push(said);
    }
    lines.push([`${permitted.act}${permitted.rest ? `  ${permitted.rest.row}` : ""}`, ...cells]);
  }
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
  const table = lines.map((line) => line.map((cell, i) => cell.padEnd(widths[i]!)).join("  "));
  expect(`\n${table.map((line) => line.trimEnd()).join("\n")}\n`).toMatchSnapshot();
}, 300_000);

describe("The table of who may what", () => {
  const acts = permittedCalls.map(({ act }) => act.split(/[ ,]/)[0]);

  it("has every guarded query and mutation of the schema", () => {
    const { mutations, queries } = getMetadataStorage();
    const guarded = [...mutations, ...queries].filter(({ roles }) => roles);
    const left = guarded
      .map(({ schemaName }) => schemaName)
      .filter((name) => !acts.includes(name) && !shownElsewhere.fields.includes(name));
    expect(left).toEqual([]);
  });

  it("has every call of REST that changes something, and every one that is not for all", () => {
    const rows = permittedCalls.map(({ rest }) => rest?.row);
    const open = /^(GET \/(recipes|reviews|tags|categories|difficulty-levels|ingredients))/;
    const left = resources
      .flatMap(({ routes }) => routes)
      .filter(({ ignoresToken }) => !ignoresToken)
      .map(({ method, path }) => `${method} ${path}`)
      .filter(
        (row) => !rows.includes(row) && !shownElsewhere.rows.includes(row) && !open.test(row),
      );
    expect(left).toEqual([]);
  });
});
