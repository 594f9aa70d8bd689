import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";

const FOLDER = join(__dirname, "functions");

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

/** Selects the definitions of the functions in a schema, without the schema's name. */
const DEFINITIONS = `
  select proname as name, replace(pg_get_functiondef(oid), $1 || '.' || proname, proname) as definition
  from pg_proc where pronamespace = $1::regnamespace and prokind = 'f' order by name`;

interface Definition {
  name: string;
  definition: string;
}

/**
 * Creates the functions of the files in a separate schema and rolls back.
 * @returns their definitions, and those of the functions that the migrations created
 */
async function readDefinitions(files: readonly { name: string; sql: string }[]) {
  const runner = database.db.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query("create schema of_files");
    await runner.query("set local search_path = of_files, public");
    for (const { sql } of files) await runner.query(sql);
    const ofFiles: Definition[] = await runner.query(DEFINITIONS, ["of_files"]);
    const migrated: Definition[] = await runner.query(DEFINITIONS, ["public"]);
    return { ofFiles, migrated };
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

const files = readdirSync(FOLDER)
  .sort()
  .map((file) => ({
    name: basename(file, ".sql"),
    sql: readFileSync(join(FOLDER, file), "utf8"),
  }));

describe("The files of the database's functions", () => {
  it("are equal to the functions that migrations create", async () => {
    const { ofFiles, migrated } = await readDefinitions(files);
    expect(migrated.length).toBeGreaterThan(30);
    expect(ofFiles).toEqual(migrated);
  });

  it("have the name of the function that they create", async () => {
    const { ofFiles } = await readDefinitions(files);
    expect(files.map(({ name }) => name).sort()).toEqual(ofFiles.map(({ name }) => name).sort());
  });

  it.each([
    ["another text", (sql: string) => sql.replace("'ss'", "'sz'")],
    ["another property", (sql: string) => sql.replace(" parallel safe", "")],
    ["no function", () => "select 1"],
  ])("differ from the database if one has %s", async (_what, change) => {
    const changedFunctions = files.map(({ name, sql }) => ({
      name,
      sql: name === "search_folded" ? change(sql) : sql,
    }));
    const { ofFiles, migrated } = await readDefinitions(changedFunctions);
    expect(ofFiles).not.toEqual(migrated);
  });
});
