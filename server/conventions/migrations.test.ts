import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrationInterface, QueryRunner } from "typeorm";
import { preProcessFile } from "typescript";
import { getMigrationName } from "../database/migrate";
import { backfill, buildIndex } from "../database/migrations/steps";
import { migrations } from "../database/migrations";
import { GRANDFATHERED } from "../testing/grandfatheredMigrations";
import { findMigrationFaults, loadParser } from "../testing/findMigrationFaults";
import { listMigrationStatements } from "../testing/listMigrationStatements";

beforeAll(() => loadParser());

const later = migrations
  .map((Migration): MigrationInterface => new Migration())
  .filter((migration) => !GRANDFATHERED.includes(getMigrationName(migration)));

const BACKFILL = `with batch as (select recipe_id from recipes where recipe_id > 0 order by recipe_id limit 1000),
  changed as (update recipes t set words = 1 from batch where t.recipe_id = batch.recipe_id returning 1)
  select max(recipe_id) from batch`;

const NOT_NULL = "alter table recipes add constraint c check (a is not null) not valid";

const outside = { name: "Words1", transaction: false };

describe("A migration that breaks a running version", () => {
  it.each([
    ["drops a column", "alter table recipes drop column name", /drops recipes.name/],
    ["drops a table", "drop table recipes", /drops a table/],
    ["renames a column", "alter table recipes rename column name to title", /renames/],
    ["renames a table", "alter table recipes rename to meals", /renames/],
    [
      "changes a type",
      "alter table recipes alter column servings type integer",
      /changes the type of recipes.servings/,
    ],
    [
      "adds a required column that existing writers omit",
      "alter table recipes add column a text not null",
      /recipes.a has no default/,
    ],
    [
      "requires a value without a validated constraint",
      "alter table recipes alter column a set not null",
      /recipes.a .*validated/,
    ],
    [
      "drops a default that writers rely on",
      "alter table recipes alter column a drop default",
      /default of recipes.a/,
    ],
    ["changes values of an enum", "alter type mood rename value 'a' to 'b'", /AlterEnumStmt/],
  ])("is refused if it %s", async (_what, sql, fault) => {
    expect(findMigrationFaults([sql], outside).join()).toMatch(fault);
  });
});

describe("A migration that blocks requests", () => {
  it.each([
    ["makes an index", "create index i on recipes (name)", /index i .*concurrently/],
    ["drops an index", "drop index i", /drops an index/],
    [
      "adds a column whose default rewrites the table",
      "alter table recipes add column a uuid not null default gen_random_uuid()",
      /rewrites recipes/,
    ],
    [
      "adds a computed column",
      "alter table recipes add column a text generated always as (name || 'x') stored",
      /rewrites recipes/,
    ],
    ["checks all rows", "alter table recipes add constraint c check (a > 0)", /c .*not valid/],
    [
      "follows all references",
      "alter table recipes add constraint f foreign key (a) references users",
      /f .*not valid/,
    ],
    [
      "makes the index of a constraint",
      "alter table recipes add constraint u unique (a)",
      /u .*using index/,
    ],
    [
      "adds a column with a constraint",
      "alter table recipes add column a integer references users",
      /recipes.a .*constraint/,
    ],
    ["changes all rows at once", "update recipes set words = 1", /all rows of recipes/],
    ["deletes all rows at once", "delete from recipes", /all rows of recipes/],
    ["empties a table", "truncate recipes", /TruncateStmt/],
    ["locks a table", "lock table recipes", /LockStmt/],
    ["does what cannot be read", "do $$ begin delete from recipes; end $$", /DoStmt/],
    ["rewrites a table", "cluster recipes", /ClusterStmt/],
  ])("is refused if it %s", async (_what, sql, fault) => {
    expect(findMigrationFaults([sql], outside).join()).toMatch(fault);
  });

  it("is refused if it creates an index concurrently in a transaction", () => {
    const sql = "create index concurrently i on recipes (name)";
    expect(findMigrationFaults([sql], { name: "Words1" }).join()).toMatch(/transaction = false/);
  });

  it("is refused if it validates a constraint in the transaction that locks the table to add it", () => {
    const validate = "alter table recipes validate constraint c";
    expect(findMigrationFaults([NOT_NULL, validate], { name: "Words1" }).join()).toMatch(
      /transaction = false/,
    );
  });
});

describe("A migration that does not affect running servers", () => {
  it.each([
    ["a column without a value", ["alter table recipes add column a text"]],
    ["a column with a constant", ["alter table recipes add column a text not null default 'x'"]],
    ["a column with the time", ["alter table recipes add column a timestamptz default now()"]],
    ["an index without a lock", ["create index concurrently i on recipes (name)"]],
    ["the removal of an index", ["drop index concurrently i"]],
    ["values in batches", [BACKFILL]],
    [
      "a new table with any constraints",
      [
        "create table words (a integer primary key)",
        "create index i on words (a)",
        "alter table words add constraint c check (a > 0)",
        "insert into words select recipe_id from recipes",
        "update words set a = 1",
      ],
    ],
    [
      "a required column whose constraint was validated",
      [
        NOT_NULL,
        "alter table recipes validate constraint c",
        "alter table recipes alter column a set not null",
        "alter table recipes drop constraint c",
      ],
    ],
    ["a function", ["create or replace function f() returns integer language sql as 'select 1'"]],
    ["two statements in one", ["select 1; alter table recipes add column a text"]],
  ])("is accepted with %s", (_what, statements) => {
    expect(findMigrationFaults(statements, outside)).toEqual([]);
  });

  it("is accepted if it follows the manual", async () => {
    class Words1 implements MigrationInterface {
      readonly transaction = false;
      async up(runner: QueryRunner): Promise<void> {
        await buildIndex(runner, "ix_recipes_words", "recipes (words)");
        const set = "words = length(instructions)";
        await backfill(runner, { table: "recipes", key: "recipe_id", set, where: "words is null" });
      }
      down = () => Promise.resolve();
    }
    const statements = await listMigrationStatements(new Words1());
    expect(statements).toHaveLength(5);
    expect(findMigrationFaults(statements, outside)).toEqual([]);
  });

  it("is accepted with a name that begins with Contract, if no version uses the dropped columns", () => {
    const drop = ["alter table recipes drop column a", "drop table words"];
    const names = ["ContractWords1", "Words1"];
    const faults = names.map((name) => findMigrationFaults(drop, { name }).length);
    expect(faults).toEqual([0, 2]);
  });
});

const FOLDER = join(__dirname, "../database/migrations");

const TYPES_OF_TYPEORM = /^import type \{[^}]*\} from "typeorm";$/gm;

/**
 * Matches modules that do not change: files of the folder are frozen as well, and the package
 * returns the same prototypes of characters for new names.
 */
const FROZEN = /^(\.\/[\w-]+|node:[\w/]+|unhomoglyph)$/;

const findChangingImports = (source: string): string[] =>
  preProcessFile(source.replaceAll(TYPES_OF_TYPEORM, ""), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !FROZEN.test(name));

describe("The source of a migration", () => {
  it.each([
    [
      "a function of the application",
      'import { sortName } from "../../lib/text";',
      "../../lib/text",
    ],
    ["a type of the application", 'import type { Role } from "../../lib/Role";', "../../lib/Role"],
    ["a module in a folder", 'import { sql } from "./sql/../../prepared";', "./sql/../../prepared"],
    ["a module while it runs", 'await import("../prepared");', "../prepared"],
    ["a required module", 'const prepared = require("../prepared");', "../prepared"],
    ["a class of TypeORM", 'import { Table } from "typeorm";', "typeorm"],
  ])("must not import %s", (_what, source, name) => {
    expect(findChangingImports(source)).toEqual([name]);
  });

  it.each(readdirSync(FOLDER).filter((name) => name.endsWith(".ts")))(
    "imports nothing that can change: %s",
    (name) => {
      expect(findChangingImports(readFileSync(join(FOLDER, name), "utf8"))).toEqual([]);
    },
  );
});

describe("The migrations of this project", () => {
  it("include all that are older than the rules", () => {
    const names = migrations.map((Migration) => getMigrationName(new Migration()));
    expect(names).toEqual(expect.arrayContaining([...GRANDFATHERED]));
  });

  it("are compatible with the previous version, and lock no table for long", async () => {
    for (const migration of later) {
      const { transaction } = migration;
      const options = {
        name: getMigrationName(migration),
        ...(transaction !== undefined && { transaction }),
      };
      const faults = findMigrationFaults(await listMigrationStatements(migration), options);
      expect({ migration: options.name, faults }).toEqual({ migration: options.name, faults: [] });
    }
  });

  it("are checked by the statements that they execute", async () => {
    class Words1 implements MigrationInterface {
      async up(runner: QueryRunner): Promise<void> {
        const rows: unknown = await runner.query("select 1");
        if (Array.isArray(rows)) await runner.query("update recipes set words = 1");
      }
      down = () => Promise.resolve();
    }
    const statements = await listMigrationStatements(new Words1());
    expect(findMigrationFaults(statements, { name: "Words1" })).toHaveLength(1);
  });
});
