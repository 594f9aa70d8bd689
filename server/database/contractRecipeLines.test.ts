import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { entities } from "../features/entities";
import { undoMerge } from "../features/merges/undoMerge";
import { checkReadModel } from "../features/recipes/checkReadModel";
import { restoreRecipe } from "../features/recipes/restoreRecipe";
import { openEmpty } from "../testing/openEmpty";
import { makeDataSource } from "./dataSource";
import { type Embedded, openInMemory } from "./embedded/openEmbedded";
import { getMigrationName } from "./migrate";

/** The last migration of version 0.2. */
const LAST = "RecipeLanguage1795493600000";

const [FLOUR, BUTTER, MARGARINE, SPREAD] = [1, 2, 3, 4];

type Pair = [ingredient: number, quantity: number];

/** Pairs each ingredient with its quantity. */
const toLines = (numbers: readonly (number | undefined)[]): Pair[] =>
  numbers.flatMap((number, i) => (i % 2 === 0 ? [[number!, numbers[i + 1]!] satisfies Pair] : []));

/** Ingredients and quantities of recipes before any merge. */
const RECIPES: Readonly<Record<string, Pair[]>> = {
  one: toLines([FLOUR, 1, MARGARINE, 2]),
  both: toLines([MARGARINE, 2, FLOUR, 1, BUTTER, 3]),
  edited: toLines([MARGARINE, 2, BUTTER, 3]),
  deleted: toLines([BUTTER, 3, MARGARINE, 2]),
  three: toLines([SPREAD, 4, MARGARINE, 2, BUTTER, 3]),
  later: toLines([MARGARINE, 2, SPREAD, 4]),
};

let embedded: Embedded;
let db: DataSource;
const ids = new Map<string, number>();

let folder: string;
let file: string;

/** Creates a database of version 0.2 once, because that takes most of the time. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lines-"));
  file = join(folder, "old.tar");
  embedded = await openEmpty();
  await migrateToVersion2();
  await addReferenceData();
  for (const name of Object.keys(RECIPES)) await addRecipe(name);
  await db.destroy();
  writeFileSync(file, await embedded.dump());
  await embedded.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  embedded = await openInMemory(file);
  db = await connect();
});
afterEach(async () => {
  await db.destroy();
  await embedded.close();
});

const connect = () => makeDataSource(embedded, { limits: "none", entities }).initialize();

async function migrateToVersion2() {
  db = await connect();
  const names = db.migrations.map(getMigrationName);
  db.migrations.splice(names.indexOf(LAST) + 1);
  await db.runMigrations({ transaction: "each" });
}

async function migrateToCurrentVersion() {
  await db.destroy();
  db = await connect();
  await db.runMigrations({ transaction: "each" });
}

async function addReferenceData() {
  await db.query(`insert into users (name, name_key, email, email_key, password_hash, role_id)
    select 'Cook', 'cook', 'cook@old.example', 'cook@old.example', repeat('x', 60), min(role_id) from roles`);
  for (const table of ["categories", "difficulty_levels"]) {
    await db.query(`insert into ${table} (name, name_key, sort_name) values ('One', 'one', 'one')`);
  }
  await db.query(`insert into ingredients (name, name_key, sort_name)
    select name, name, name from unnest(array['flour', 'butter', 'margarine', 'spread']) name`);
}

async function addRecipe(name: string) {
  const [{ id }] = await db.query<[{ id: number }]>(
    `insert into recipes (name, sort_name, instructions, category_id, difficulty_level_id, owner_id)
     values ($1, $1, 'Stir.', 1, 1, 1) returning recipe_id as id`,
    [name],
  );
  ids.set(name, id);
  for (const [position, [ingredient, quantity]] of RECIPES[name]!.entries()) {
    await db.query(
      `insert into recipe_ingredients (recipe_id, position, ingredient_id, quantity, preparation)
       values ($1, $2, $3, $4, 'soft')`,
      [id, position, ingredient, String(quantity)],
    );
  }
}

/** Records the recipes, and adds the quantities of those with both ingredients, as version 0.2 did. */
const RECORD = `
  insert into merged_recipes (merge_id, recipe_id, had_both, line, into_line, combined_line)
  select $1, l.recipe_id, i.recipe_id is not null,
    case when i.recipe_id is not null then row_to_json(l) end,
    case when i.recipe_id is not null then row_to_json(i) end,
    case when i.recipe_id is not null then (row_to_json(i)::jsonb
      || jsonb_build_object('quantity', (l.quantity::int + i.quantity::int)::text))::json end
  from recipe_ingredients l
  left join recipe_ingredients i on i.recipe_id = l.recipe_id and i.ingredient_id = $3
  where l.ingredient_id = $2`;

const MOVE = [
  `delete from recipe_ingredients l using merged_recipes m
   where m.merge_id = $1 and m.had_both and l.recipe_id = m.recipe_id and l.ingredient_id = $2`,
  `update recipe_ingredients l set quantity = m.combined_line ->> 'quantity' from merged_recipes m
   where m.merge_id = $1 and m.had_both and l.recipe_id = m.recipe_id and l.ingredient_id = $2`,
  "update recipe_ingredients set ingredient_id = $2 where ingredient_id = $1",
] as const;

/** Merges two ingredients as version 0.2 did. */
async function mergeAsBefore(merged: number, into: number): Promise<number> {
  const [{ id }] = await db.query<[{ id: number }]>(
    `insert into merges (kind, merged_id, merged_name, into_id, into_name, merged, recipe_count, user_id)
     select 'ingredient', i.ingredient_id, i.name, $2, 'Into', row_to_json(i), 1, 1
     from ingredients i where ingredient_id = $1 returning merge_id as id`,
    [merged, into],
  );
  await db.query(RECORD, [id, merged, into]);
  await db.query(MOVE[0], [id, merged]);
  await db.query(MOVE[1], [id, into]);
  await db.query(MOVE[2], [merged, into]);
  await db.query("delete from ingredients where ingredient_id = $1", [merged]);
  return id;
}

/** Deletes a recipe as version 0.2 did. */
async function deleteAsBefore(name: string) {
  await db.query(
    `insert into deleted_recipes (recipe_id, owner_id, name, content, deleted_by_owner)
     select recipe_id, owner_id, name, row_to_json(r), true from recipes r where name = $1`,
    [name],
  );
  await db.query(
    `insert into deleted_recipe_rows (recipe_id, table_name, content)
     select recipe_id, 'recipe_ingredients', row_to_json(l) from recipe_ingredients l
     where recipe_id = $1 order by position`,
    [ids.get(name)],
  );
  await db.query("delete from recipe_ingredients where recipe_id = $1", [ids.get(name)]);
  await db.query("delete from recipes where recipe_id = $1", [ids.get(name)]);
}

async function readLines(name: string): Promise<Pair[]> {
  const rows = await db.query<{ ingredient: number; quantity: string; preparation: string }[]>(
    `select ingredient_id as ingredient, quantity, preparation from recipe_lines
     where recipe_id = $1 order by position`,
    [ids.get(name)],
  );
  for (const { preparation } of rows) expect(preparation).toBe("soft");
  return rows.map(({ ingredient, quantity }) => [ingredient, Number(quantity)]);
}

const readAll = async () => {
  const entries: [string, Pair[]][] = [];
  for (const name of Object.keys(RECIPES)) entries.push([name, await readLines(name)]);
  return Object.fromEntries(entries);
};

describe("Merges of version 0.2", () => {
  it("are undone in the reverse order, in unchanged, edited and deleted recipes", async () => {
    const first = await mergeAsBefore(MARGARINE!, BUTTER!);
    const second = await mergeAsBefore(BUTTER!, SPREAD!);
    await deleteAsBefore("deleted");
    await migrateToCurrentVersion();
    await restoreRecipe(db, ids.get("deleted")!);
    await db.query("update recipe_lines set quantity = '7' where recipe_id = $1", [
      ids.get("edited"),
    ]);
    expect(await readAll()).toEqual({
      one: toLines([FLOUR, 1, SPREAD, 2]),
      both: toLines([FLOUR, 1, SPREAD, 5]),
      edited: toLines([SPREAD, 7]),
      deleted: toLines([SPREAD, 5]),
      three: toLines([SPREAD, 9]),
      later: toLines([SPREAD, 6]),
    });
    expect(await checkReadModel(db)).toEqual({});

    expect((await undoMerge(db, second)).left).toEqual([]);
    expect(await readAll()).toMatchObject({
      both: toLines([FLOUR, 1, BUTTER, 5]),
      three: toLines([SPREAD, 4, BUTTER, 5]),
    });
    expect((await undoMerge(db, first)).left).toEqual([ids.get("edited")]);
    expect(await readAll()).toEqual({ ...RECIPES, edited: toLines([BUTTER, 7]) });
    expect(await checkReadModel(db)).toEqual({});
  });

  it("leave a line that a later merge combined with another one, which is separated later", async () => {
    const first = await mergeAsBefore(MARGARINE!, BUTTER!);
    const second = await mergeAsBefore(SPREAD!, BUTTER!);
    await migrateToCurrentVersion();
    const { left } = await undoMerge(db, first);
    expect(left).toContain(ids.get("later"));
    expect(await readLines("later")).toEqual(toLines([BUTTER, 6]));
    expect(await readLines("one")).toEqual(RECIPES["one"]);
    await undoMerge(db, second);
    expect(await readLines("later")).toEqual(toLines([BUTTER, 2, SPREAD, 4]));
    expect(await checkReadModel(db)).toEqual({});
  });

  it("change recorded lines only, if the recipe has got the ingredient in other lines since", async () => {
    const merge = await mergeAsBefore(MARGARINE!, BUTTER!);
    await migrateToCurrentVersion();
    await db.query(
      `insert into recipe_lines (recipe_id, position, ingredient_id, quantity, preparation)
       select recipe_id, 9, $1, '5', 'soft' from recipes`,
      [BUTTER],
    );
    await undoMerge(db, merge);
    for (const name of ["one", "both", "deleted"]) {
      expect(await readLines(name)).toEqual([...RECIPES[name]!, [BUTTER, 5]]);
    }
  });
});

it("Marks of checked ingredients are removed, and those of steps are kept", async () => {
  await db.query(`insert into cooking_progress (user_id, recipe_id, recipe_version, done, changed_at)
    values (1, 1, 1, '{line:1,step:0.1,line:3,step:0.2}', now())`);
  await migrateToCurrentVersion();
  expect(await db.query("select done from cooking_progress")).toEqual([
    { done: ["step:0.1", "step:0.2"] },
  ]);
});
