import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { entities } from "../features/entities";
import { checkReadModel } from "../features/recipes/checkReadModel";
import { restoreRecipe } from "../features/recipes/restoreRecipe";
import { openEmpty } from "../testing/openEmpty";
import { ownProperty } from "../../shared/ownProperty";
import { TABLES } from "./backup/catalog";
import { exportDatabase } from "./backup/exportDatabase";
import { restoreDatabase } from "./backup/restoreDatabase";
import { makeDataSource } from "./dataSource";
import type { Embedded } from "./embedded/openEmbedded";
import { getMigrationName } from "./migrate";
import { connect } from "./openDatabase";

/** The last migration of version 0.1. */
const LAST = "LettersOfWords1795492900000";

const unwatched = { begin: () => undefined, rows: () => undefined };

const NAMED = ["categories", "difficulty_levels", "ingredients", "tags"];

const WRITES = [
  `insert into users (name, name_key, email, email_key, shows_email, password_hash, banned, role_id, version,
     ban_reason, skeleton, must_change_password, two_factor)
   select 'Old ' || n, 'old ' || n, n || '@old.example', n || '@old.example', n = 1, repeat('x', 60), n = 2, n, n,
     case n when 2 then 'Spam' end, 'old ' || n, n = 2, n = 1 from generate_series(1, 3) n`,
  ...NAMED.map(
    (table) => `insert into ${table} (name, name_key, sort_name, version)
      select 'Old ${table} ' || n, 'old ${table} ' || n, 'old ${table} ' || n, n from generate_series(1, 4) n`,
  ),
  `insert into recipes (name, sort_name, instructions, ingredients_notes, owner_id, category_id, difficulty_level_id,
     version, created_at, updated_at, description, source, servings, servings_unit, prep_minutes, cook_minutes,
     total_minutes, cover_drawing, visibility, link_key)
   select 'Recipe ' || n, 'recipe ' || n, E'Dough:\\nKnead: Knead it.\\nBake.', E'For the dough:\\n50 g butter', 1, n, n,
     n + 6, '2026-01-02T03:04:05.678Z', '2026-02-03T04:05:06.789Z', 'Once.', 'Aunt Jo', 1.5, 'loaves', n, 40, 90,
     'LOAF', v, case v when 'unlisted' then 'key' end
   from (values (1, 'public'), (2, 'unlisted'), (3, 'private')) r (n, v)`,
  `insert into recipe_ingredients (recipe_id, ingredient_id, position, quantity, unit, is_optional, scales, preparation)
   select r, i, 4 - i, i || '/2', 'cup', i = 1, i <> 2, case i when 3 then 'soft' end
   from generate_series(1, 3) r, generate_series(1, 3) i`,
  "insert into recipe_tags (recipe_id, tag_id) select r, t from generate_series(1, 3) r, generate_series(1, 2) t",
  `insert into photos (key, owner_id, recipe_id, position, width, height, placeholder, caption)
   select repeat(r || 'f', 16), 1, r, 0, 640, 480, 'data:image/webp;base64,UklG', 'Ready' from generate_series(1, 3) r`,
  "insert into reviews (user_id, recipe_id, score, text, version) values (2, 1, 4, 'Good.', 3)",
  "insert into favorites (user_id, recipe_id) values (2, 1), (3, 1)",
  "insert into notes (user_id, recipe_id, text, version) values (2, 1, 'Less salt.', 5)",
  `insert into cooking_progress (user_id, recipe_id, recipe_version, done, step, changed_at)
   values (2, 1, 7, '{step:0.1}', 1, now())`,
  `insert into contributor_requests (user_id, message, status, reason, locale, answered_at)
   values (3, 'Please.', 'declined', 'Later.', 'de', now())`,
  `insert into aliases (kind, category_id, tag_id, ingredient_id, name, name_key, sort_name) values
   ('category', 1, null, null, 'A', 'a', 'a'), ('tag', null, 1, null, 'B', 'b', 'b'),
   ('ingredient', null, null, 1, 'C', 'c', 'c')`,
  `insert into deleted_recipes (recipe_id, owner_id, name, content, deleted_by_owner)
   select recipe_id, owner_id, name, row_to_json(r), true from recipes r where recipe_id = 3`,
  `insert into deleted_recipe_rows (recipe_id, table_name, content)
   select 3, 'recipe_ingredients', row_to_json(l) from recipe_ingredients l where recipe_id = 3 order by position`,
  `insert into deleted_recipe_rows (recipe_id, table_name, content)
   select 3, 'recipe_tags', row_to_json(t) from recipe_tags t where recipe_id = 3`,
  "update photos set recipe_id = null, deleted_recipe_id = 3 where recipe_id = 3",
  "delete from recipe_ingredients where recipe_id = 3",
  "delete from recipe_tags where recipe_id = 3",
  "delete from recipes where recipe_id = 3",
  `insert into imports (user_id, kind, source, content, state, visibility, recognized_text, picture)
   values (1, 'text', 'https://old.example', 'text', 'ready', 'private', 'Text', 'picture')`,
  `insert into import_items (import_id, position, state, draft, warnings, duplicate_of_id)
   values (1, 0, 'waiting', '{"name":"Waiting","ingredients":[]}', '{Check it.}', 1)`,
  "insert into import_photos (import_item_id, position, bytes, caption) values (1, 0, 'bytes', 'Cover')",
  "insert into imported_ingredients (import_id, ingredient_id) values (1, 3)",
  `insert into merges (kind, merged_id, merged_name, into_id, into_name, merged, alias_ids, recipe_count, user_id)
   select 'ingredient', 4, name, 3, 'Into', row_to_json(i), '{3}', 1, 1 from ingredients i where ingredient_id = 4`,
  "insert into merged_recipes (merge_id, recipe_id) values (1, 1)",
  "delete from ingredients where ingredient_id = 4",
  `insert into sessions (session_id, user_id, device, vouched)
   values ('00000000-0000-4000-8000-000000000001', 1, 'Phone', true)`,
  `insert into identities (user_id, issuer, subject, email_key) values (1, 'https://id.example', 's', 'e')`,
  `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
   values (1, 'Key', 'c', 'k', 3, '{usb}')`,
  "insert into totp_secrets (user_id, secret, confirmed_at, last_step) values (1, 'secret', now(), 9)",
  "insert into recovery_codes (user_id, code_hash) values (1, sha256('1'))",
  "insert into password_resets (user_id, token_hash, expires_at) values (2, sha256('2'), now())",
  "insert into outbox (user_id, kind, locale, recipient) values (2, 'password-changed', 'de', 'old@old.example')",
  "insert into distinct_names (kind, one_key, other_key) values ('tag', 'one', 'other')",
];

type Row = Record<string, unknown>;

const renamed: Readonly<Record<string, string>> = { recipe_ingredients: "recipe_lines" };

const readTreatment = (table: string) => ownProperty(TABLES, renamed[table] ?? table);

/** Reads all rows of all tables, as text. */
async function readTables(db: DataSource): Promise<Map<string, Row[]>> {
  const tables: { name: string }[] = await db.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const all = new Map<string, Row[]>();
  for (const { name } of tables.filter((table) =>
    /exported|emptied/.test(readTreatment(table.name) ?? ""),
  )) {
    const rows: { row: Row }[] = await db.query(
      `select row_to_json(t) as row from ${name} t order by row_to_json(t)::text`,
    );
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** Selects the columns of the old row, so that new ones are left out. */
const pickOld = (row: Row | undefined, old: Row): Row =>
  Object.fromEntries(Object.keys(old).map((column) => [column, row?.[column]]));

/** Writes a row of the bin as before lines had IDs. */
function toOldRow(table: string, row: Row): Row {
  if (table !== "deleted_recipe_rows" || row["table_name"] !== "recipe_lines") return row;
  const { line_id: _, heading: __, ...content } = row["content"] as Row;
  return { ...row, content, table_name: "recipe_ingredients" };
}

/** Expects the old columns of all rows to have their values. */
function expectKept(before: Map<string, Row[]>, after: Map<string, Row[]>): void {
  const kept = [...before].map(([name, rows]) => [
    name,
    (after.get(renamed[name] ?? name) ?? []).map((row) =>
      rows[0] ? pickOld(toOldRow(name, row), rows[0]) : row,
    ),
  ]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(before));
}

let folder: string;
let embedded: Embedded;
let db: DataSource;
let before: Map<string, Row[]>;

const connectOld = () => makeDataSource(embedded, { limits: "none", entities }).initialize();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "old-"));
  embedded = await openEmpty();
  db = await connectOld();
  const names = db.migrations.map(getMigrationName);
  db.migrations.splice(names.indexOf(LAST) + 1);
  await db.runMigrations({ transaction: "each" });
  for (const statement of WRITES) await db.query(statement);
  before = await readTables(db);
});
afterAll(async () => {
  await db?.destroy();
  await embedded?.close();
  rmSync(folder, { recursive: true });
});

describe("A database of version 0.1 with everything in it", () => {
  it("has rows in every table", () => {
    const empty = [...before].filter(([, rows]) => rows.length === 0).map(([name]) => name);
    expect(empty).toEqual(["import_chunks"]);
  });

  it("comes back from its backup in the current version", async () => {
    const file = join(folder, "old.gz");
    await exportDatabase(db, file, unwatched);
    const other = await openEmpty();
    const target = await connect(other, () => other.close());
    await restoreDatabase(target.db, file, "refuse", unwatched);
    const exported = new Map([...before].filter(([name]) => readTreatment(name) === "exported"));
    expectKept(exported, await readTables(target.db));
    expect(await checkReadModel(target.db)).toEqual({});
    await target.close();
  });

  it("keeps every field when it is migrated, and its deleted recipe is restored", async () => {
    await db.destroy();
    db = await connectOld();
    await db.runMigrations({ transaction: "each" });
    expectKept(before, await readTables(db));
    expect(await checkReadModel(db)).toEqual({});
    await restoreRecipe(db, 3);
    expect(
      await db.query(
        `select ingredient_id as id, quantity, unit, preparation, is_optional, scales from recipe_lines
         where recipe_id = 3 order by position`,
      ),
    ).toEqual(
      [3, 2, 1].map((id) => ({
        ...{ id, quantity: `${id}/2`, unit: "cup", preparation: id === 3 ? "soft" : null },
        ...{ is_optional: id === 1, scales: id !== 2 },
      })),
    );
    expect(await checkReadModel(db)).toEqual({});
  });
});
