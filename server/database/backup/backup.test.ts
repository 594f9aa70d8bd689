import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { DataSource } from "typeorm";
import { openEmpty } from "../../testing/openEmpty";
import { connect } from "../openDatabase";
import { migrations } from "../migrations";
import { getMigrationName } from "../migrate";
import { checkReadModel } from "../../features/recipes/checkReadModel";
import { deleteRecipe } from "../../features/recipes/deleteRecipe";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { isExported, readCatalog, TABLES } from "./catalog";
import { exportDatabase } from "./exportDatabase";
import { countRows } from "./manifest";
import { restoreDatabase } from "./restoreDatabase";

const unwatched = { begin: () => undefined, rows: () => undefined };

/**
 * The numbers of the latest migrations that a backup lacks: each of the newest ones, and every fifth of the
 * older ones. On a server there are fewer, since the statements are the same.
 */
const MIGRATIONS_AGO = process.env["TEST_DATABASE_URL"]
  ? migrations.slice(1).flatMap((_, i) => (i % 7 === 0 ? [i + 1] : []))
  : migrations.slice(1).flatMap((_, i) => (i < 5 || i % 5 === 4 ? [i + 1] : []));

let folder: string;
let file: string;
let source: TestDatabase;
let target: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  file = join(folder, "backup.gz");
  [source, target] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await source.db.query("update notes set text = $1", ['“quoted” \\ \n\t and 🍲 "so" it goes']);
  await source.db.query(
    `insert into photos (key, owner_id, recipe_id, position, width, height, placeholder)
     select repeat('0f', 16), owner_id, recipe_id, 1, 640, 480, 'data:image/webp;base64,UklG'
     from recipes limit 1`,
  );
  const [deleted] = await source.db.query(
    `select recipe_id, owner_id from recipes
     where recipe_id = (select min(recipe_id) from reviews join photos using (recipe_id))`,
  );
  await deleteRecipe(source.db, deleted.recipe_id, deleted.owner_id);
  await source.db.query(
    `update recipes set visibility = case recipe_id % 2 when 0 then 'unlisted' else 'private' end,
       link_key = case recipe_id % 2 when 0 then 'key' end, language = 'de-AT'
     where recipe_id in (select recipe_id from recipes order by recipe_id desc limit 2)`,
  );
  await source.db.query(
    `insert into ingredients (name, name_key, sort_name, owner_id, own_key, proposed_at, declined_at, decline_reason)
     select own.name, own.name || E'\\n' || user_id, own.name, user_id, own.name, proposed_at::timestamptz,
       declined_at::timestamptz, reason
     from users, (values
       ('own', null, null, null), ('proposed', now(), null, null), ('declined', null, now(), 'A brand.')
     ) own (name, proposed_at, declined_at, reason) where email_key = 'member@potluck.example'`,
  );
  // A deleted key must not be assigned to a new row.
  await addTag(source.db, "Gone");
  await source.db.query("delete from tags where name = 'Gone'");
  await exportDatabase(source.db, file, unwatched);
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  rmSync(folder, { recursive: true });
});

const addTag = (db: DataSource, name: string) =>
  db.query("insert into tags (name, name_key, sort_name) values ($1, $1, $1) returning tag_id", [
    name,
  ]);

/** Returns the content of a backup without its time. */
const readContent = (backup: string) =>
  gunzipSync(readFileSync(backup))
    .toString()
    .replace(/"exportedAt":"[^"]+"/, "")
    .replace(/\{"sha256":"\w+"\}\n$/, "");

async function contentOfDatabase(db: DataSource) {
  const secondBackup = join(folder, "again.gz");
  await exportDatabase(db, secondBackup, unwatched);
  return readContent(secondBackup);
}

/** Makes another backup from the lines of this one. */
function changeLines(change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  const path = join(folder, "changed.gz");
  writeFileSync(path, gzipSync(`${change(lines).join("\n")}\n`));
  return path;
}

const withManifest = (changes: object) => () =>
  changeLines(([manifest, ...rows]) => [
    JSON.stringify({ ...(JSON.parse(manifest!) as object), ...changes }),
    ...rows,
  ]);

function cutShort(): string {
  const path = join(folder, "short.gz");
  writeFileSync(path, readFileSync(file).subarray(0, -100));
  return path;
}

function plainText(): string {
  const path = join(folder, "plain.txt");
  writeFileSync(path, "Dear diary");
  return path;
}

/** Makes a backup whose columns contain malicious sequence numbers. */
function withSequence(column: string): string {
  return changeLines((lines) => {
    const [manifest, ...rows] = lines.slice(0, -1);
    const content = [manifest!.replace('"next":{', `"next":{"${column}":7,`), ...rows];
    const hash = createHash("sha256").update(`${content.join("\n")}\n`);
    return [...content, JSON.stringify({ sha256: hash.digest("hex") })];
  });
}

describe("A backup", () => {
  it("is readable by its owner only, and leaves no temporary files", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(() => statSync(`${file}.partial`)).toThrow();
  });

  it("contains every table except those that describe a running server", async () => {
    const runner = source.db.createQueryRunner();
    const tables = await readCatalog(runner);
    await runner.release();
    const manifest = JSON.parse(readContent(file).split("\n")[0]!.replace(",,", ",")) as {
      tables: { name: string }[];
    };
    const exported = tables.filter(isExported).map(({ name }) => name);
    expect(manifest.tables.map(({ name }) => name)).toEqual(exported);
    const remainingFiles = tables.filter((table) => !isExported(table)).map(({ name }) => name);
    const derived = remainingFiles.filter((name) => TABLES[name] === "derived");
    expect(remainingFiles.filter((name) => !derived.includes(name)).sort()).toEqual([
      "cooking_progress",
      "import_chunks",
      "import_items",
      "import_photos",
      "imported_ingredients",
      "imports",
      "last_writes",
      "outbox",
      "password_resets",
      "sessions",
      "setup_keys",
      "used_challenges",
    ]);
    expect(derived).toContain("recipe_search");
    expect(readContent(file)).not.toContain("session_id");
  });

  it("is a consistent snapshot despite concurrent writes", async () => {
    const path = join(folder, "moment.gz");
    let writing: Promise<unknown> | undefined;
    const manifest = await exportDatabase(source.db, path, {
      begin: () => void (writing = addTag(source.db, "Written meanwhile")),
      rows: () => undefined,
    });
    await writing;
    expect(readContent(path).trimEnd().split("\n").length).toBe(countRows(manifest) + 1);
    expect(readContent(path)).not.toContain("Written meanwhile");
    await source.db.query("delete from tags where name = 'Written meanwhile'");
    await exportDatabase(source.db, file, unwatched);
  });
});

describe("Restoring", () => {
  it("is refused if the database contains data", async () => {
    await expect(restoreDatabase(target.db, file, "refuse", unwatched)).rejects.toThrow(
      /^The database is not empty \(table "\w+" has rows\); use --replace to delete existing data\.$/,
    );
  });

  it.each([
    ["that does not exist", () => join(folder, "none.gz"), /^No such file: /],
    ["of another kind", plainText, / is not a Potluck backup, or it is damaged\.$/],
    [
      "of another program",
      () => changeLines(() => ['{"some":"log"}', "{}"]),
      / is not a Potluck backup\.$/,
    ],
    ["that is empty", () => changeLines(() => []), /is damaged or incomplete\.$/],
    ["of a newer format", withManifest({ format: 2 }), /has format 2; this version .* format 1\.$/],
    ["of newer migrations", withManifest({ migration: "Later9" }), /unknown migration Later9\.$/],
    ["that is cut short", cutShort, /is damaged or incomplete\.$/],
    ["with a row less", () => changeLines((lines) => lines.toSpliced(-2, 1)), /./],
    [
      "with a word changed",
      () => changeLines((lines) => lines.map((line) => line.replace("goes", "went"))),
      /is damaged or incomplete\.$/,
    ],
    [
      "with a row that breaks a rule",
      () => changeLines((lines) => lines.map((line) => line.replace(/"score":\d/, '"score":6'))),
      /ck_reviews_score/,
    ],
  ])("changes nothing if the backup is a file %s", async (_what, make, message) => {
    const contentBefore = await contentOfDatabase(target.db);
    await expect(restoreDatabase(target.db, make(), "replace", unwatched)).rejects.toThrow(message);
    expect(await contentOfDatabase(target.db)).toBe(contentBefore);
  });

  it("restores every exported character and number", async () => {
    await addTag(target.db, "Only here");
    const progress: number[] = [];
    const manifest = await restoreDatabase(target.db, file, "replace", {
      begin: () => undefined,
      rows: (count) => progress.push(count),
    });
    expect(await contentOfDatabase(target.db)).toBe(readContent(file));
    expect(progress.reduce((sum, count) => sum + count)).toBe(countRows(manifest));
    expect(await target.db.query("select 1 from sessions")).toEqual([]);
    expect(await checkReadModel(target.db)).toEqual({});
  });

  it.each(["constructor", "__proto__", "of_nothing"])(
    "ignores a sequence of the column %s, which does not exist",
    async (column) => {
      await restoreDatabase(target.db, withSequence(column), "replace", unwatched);
      expect(await contentOfDatabase(target.db)).toBe(readContent(file));
    },
  );

  it("leaves tables of other programs unchanged", async () => {
    await target.db.query("create table of_another_program as select 1 as number");
    await restoreDatabase(target.db, file, "replace", unwatched);
    expect(await target.db.query("select * from of_another_program")).toEqual([{ number: 1 }]);
    expect(await contentOfDatabase(target.db)).toBe(readContent(file));
    await target.db.query("drop table of_another_program");
  });

  it("fills an empty embedded database, whose backup is then equal", async () => {
    const embedded = await openEmpty();
    const empty = await connect(embedded, () => embedded.close());
    await restoreDatabase(empty.db, file, "refuse", unwatched);
    expect(await contentOfDatabase(empty.db)).toBe(readContent(file));
    await restoreDatabase(target.db, join(folder, "again.gz"), "replace", unwatched);
    await empty.close();
    expect(await contentOfDatabase(target.db)).toBe(readContent(file));
  });

  it("continues the sequences of the exported database", async () => {
    expect(await addTag(target.db, "New")).toEqual(await addTag(source.db, "New"));
  });

  /** Removes headings and repeated ingredients, which versions before 0.3 cannot store. */
  const removeNewerLines = () =>
    source.db.query(`delete from recipe_lines l where heading is not null or exists (
      select from recipe_lines o where o.recipe_id = l.recipe_id
        and o.ingredient_id = l.ingredient_id and o.line_id < l.line_id)`);

  let undone = 0;
  // The tests run one after the other and share the exported database.
  it.each(MIGRATIONS_AGO)(
    "works for a backup that lacks the latest migrations: %i",
    async (steps) => {
      for (; undone < steps; undone++) {
        if (undone === 0) await removeNewerLines();
        await source.db.undoLastMigration({ transaction: "each" });
      }
      const old = join(folder, "old.gz");
      const { migration } = await exportDatabase(source.db, old, unwatched);
      expect(migration).toBe(getMigrationName(source.db.migrations.at(-1 - steps)!));
      await restoreDatabase(target.db, old, "replace", unwatched);
      expect(await target.db.showMigrations()).toBe(false);
      expect(await checkReadModel(target.db)).toEqual({});
      const drift = await target.db.driver.createSchemaBuilder().log();
      expect(drift.upQueries).toEqual([]);
    },
  );
});
