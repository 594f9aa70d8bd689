import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { ownProperty } from "../../shared/ownProperty";
import { entities } from "../features/entities";
import { checkReadModel } from "../features/recipes/checkReadModel";
import { restoreRecipe } from "../features/recipes/restoreRecipe";
import { callRest } from "../testing/callRest";
import { openEmpty } from "../testing/openEmpty";
import { StatementCounter } from "../testing/StatementCounter";
import { TestServer } from "../testing/testServer";
import { waitUntil } from "../testing/waitUntil";
import { isExported, TABLES } from "./backup/catalog";
import { restoreDatabase } from "./backup/restoreDatabase";
import { makeDataSource } from "./dataSource";
import { connect, type Database } from "./openDatabase";

/** Files that old versions have written; server/testing/oldVersions/write.ts describes how. */
const FOLDER = join(__dirname, "../testing/oldVersions");

type Row = Record<string, unknown>;

const renamed: Readonly<Record<string, string>> = { recipe_ingredients: "recipe_lines" };

/** Reads all rows of the tables with data of users. */
async function readTables(db: DataSource): Promise<Map<string, Row[]>> {
  const tables: { name: string }[] = await db.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const rowsOfTables = new Map<string, Row[]>();
  for (const { name } of tables) {
    const treatment = ownProperty(TABLES, ownProperty(renamed, name) ?? name) ?? "";
    if (!["exported", "emptied"].includes(treatment)) continue;
    const rows: { row: Row }[] = await db.query(
      `select row_to_json(t) as row from ${name} t order by row_to_json(t)::text`,
    );
    rowsOfTables.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return rowsOfTables;
}

/** Selects the columns of the old row, because later versions add some. */
const pickColumns = (row: Row | undefined, old: Row): Row =>
  Object.fromEntries(Object.keys(old).map((column) => [column, row?.[column]]));

/** The changes that the changelog announces: lines have IDs, and marks of ingredients are removed. */
function toCurrent(table: string, row: Row): Row {
  if (table === "cooking_progress") {
    const done = (row["done"] as string[]).filter((mark) => !mark.startsWith("line:"));
    return { ...row, done };
  }
  if (row["table_name"] !== "recipe_ingredients") return row;
  const line = { ...(row["content"] as Row), line_id: expect.any(Number) as number };
  return { ...row, content: expect.objectContaining(line) as Row, table_name: "recipe_lines" };
}

/** The periods of the bin, merges and imports begin now, because the file becomes older. */
const RECENT = [
  "update deleted_recipes set deleted_at = now()",
  "update merges set created_at = now()",
  "update imports set created_at = now()",
];

let database: Database;
let server: TestServer;
let before: Map<string, Row[]>;
let after: Map<string, Row[]>;

/** Loads and upgrades the database of a version. */
async function openOld(version: string): Promise<void> {
  const embedded = await openEmpty();
  const old = await makeDataSource(embedded, { limits: "none" }).initialize();
  await old.query(readFileSync(join(FOLDER, version, "database.sql"), "utf8"));
  await old.query("set search_path to public");
  before = await readTables(old);
  await old.destroy();
  database = await connect(embedded, () => embedded.close(), { entities });

  after = await readTables(database.db);
  for (const statement of RECENT) await database.db.query(statement);
  const counter = new StatementCounter();
  server = await TestServer.startOn({ ...database, counter, fill: () => Promise.resolve() });
}

/** Expects the values of the old database in tables after an upgrade. */
function expectSameValues(upgraded: Map<string, Row[]>, tables: string[]): void {
  for (const table of tables) {
    const rows = before.get(table)!;
    const current = upgraded.get(ownProperty(renamed, table) ?? table)!;
    expect([table, current.length]).toEqual([table, rows.length]);
    for (const row of rows.map((each) => toCurrent(table, each))) {
      expect(current.map((each) => pickColumns(each, row))).toContainEqual(row);
    }
  }
}

const logIn = async (userEmail: string) => {
  const body = { userEmail, password: "potluck-old" };
  return (await callRest<{ token: string }>(server, "POST /auth/login", { body })).json.token;
};

const readRecipe = async (recipeId: number) =>
  (await callRest<Record<string, Row[]>>(server, `GET /recipes/${recipeId}`)).json;

describe.each(["0.1", "0.2"])("A database of version %s", (version) => {
  beforeAll(() => openOld(version));
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  it("contains data in all tables except those of unfinished requests", () => {
    const empty = [...before].filter(([, rows]) => rows.length === 0).map(([name]) => name);
    const setup = version === "0.1" ? [] : ["setup_keys"];
    expect(empty).toEqual(["import_chunks", "last_writes", "password_resets", ...setup]);
  });

  it("keeps the value of each field when it is upgraded", async () => {
    expectSameValues(after, [...before.keys()]);
    expect(await checkReadModel(database.db)).toEqual({});
  });

  it("lets its users log in", async () => {
    expect(await logIn("jo@old.example")).toEqual(expect.any(String));
  });

  it("shows its recipes with their lines, photos, tags and scores", async () => {
    const recipe = await readRecipe(1);
    expect(recipe).toMatchObject({
      recipeName: "Spring onion bread",
      recipeInstructions: "Dough:\nKnead: Knead the dough for 10 minutes.\nBake at 200 °C.",
      ingredientsNotes: "For the dough:\n50 g butter",
      ...{ servings: 1.5, servingsUnit: "loaves", averageScore: 4, reviewCount: 1 },
      recipeTags: [{ tagName: "quick" }, { tagName: "vegan" }],
      recipeIngredients: [
        { ingredientName: "flour", quantity: "1/2", unit: "kg", preparation: "sifted" },
        { ingredientName: "spring onion", quantity: "2-3", isOptional: true },
        { ingredientName: "salt", quantity: "1", unit: "tsp", scales: false },
      ],
    });
    expect(recipe["photos"]).toHaveLength(2);
  });

  it("has a bin whose recipes are restored with their photos, reviews and notes", async () => {
    await restoreRecipe(database.db, 4);
    const restored = await readRecipe(4);
    expect(restored).toMatchObject({
      recipeName: "Deleted bread",
      reviewCount: 1,
      averageScore: 2,
    });
    // The ingredient of the second line was merged while the recipe was in the bin.
    expect(restored["recipeIngredients"]!.map((line) => line["ingredientName"])).toEqual([
      ...["flour", "spring onion", "salt"],
    ]);
    expect(restored["photos"]).toHaveLength(1);
    expect(await database.db.query("select text from notes where recipe_id = 4")).toEqual([
      { text: "More water." },
    ]);
  });

  it("has merges that are undone", async () => {
    const token = await logIn("admin@old.example");
    const undo = (mergeId: number) =>
      callRest<object>(server, `POST /admin/merges/${mergeId}/undo`, { token });
    for (const [mergeId, itemName] of [
      [4, "Soup"],
      [3, "fast"],
      [2, "tomatoe"],
      [1, "scallion"],
    ] as const) {
      expect((await undo(mergeId)).json).toMatchObject({ itemName, leftCount: 0 });
    }
    const recipe = await readRecipe(1);
    expect(recipe["recipeIngredients"]![1]).toMatchObject({ ingredientName: "scallion" });
    expect(recipe["recipeTags"]).toMatchObject([{ tagName: "fast" }, { tagName: "vegan" }]);
    expect(await checkReadModel(database.db)).toEqual({});
  });

  it("has imports whose drafts open and can be taken", async () => {
    const token = await logIn("jo@old.example");
    const { json } = await callRest<{ recipes: Row[] }>(server, "GET /imports/1", { token });
    expect(json.recipes).toMatchObject([
      {
        ...{ recipeName: "Green tea", servings: 2 },
        recipeInstructions: "Boil the water.\nAdd the tea leaves.",
        lines: [
          { text: "1 l water", quantity: "1", unit: "l", ingredientName: "Water" },
          { text: "2 tsp tea leaves", quantity: "2", unit: "tsp", ingredientName: "Tea leaves" },
        ],
      },
    ]);
    const taken = await callRest(server, "POST /imports/1/take", { token, body: {} });
    expect(taken).toMatchObject({ status: 200, json: { state: "taking" } });
  });

  it("has backups that are restored with the value of each field", async () => {
    const embedded = await openEmpty();
    const target = await connect(embedded, () => embedded.close(), { entities });
    try {
      await restoreDatabase(target.db, join(FOLDER, version, "backup.gz"), "refuse", {
        begin: () => undefined,
        rows: () => undefined,
      });
      expectSameValues(
        await readTables(target.db),
        [...before.keys()].filter((name) => isExported({ name })),
      );
      expect(await checkReadModel(target.db)).toEqual({});
    } finally {
      await target.close();
    }
  });

  it("has archives that are imported without warnings", async () => {
    const token = await logIn("jo@old.example");
    const sent = { token, headers: { "Content-Type": "application/octet-stream" } };
    const body = readFileSync(join(FOLDER, version, "recipes.zip"));
    const { json } = await callRest<Row>(server, "POST /imports/file?fileName=recipes.zip", {
      ...sent,
      body,
    });
    let read!: Row;
    await waitUntil(async () => {
      read = (await callRest<Row>(server, `GET /imports/${json["importId"] as number}`, sent)).json;
      return read["state"] === "ready";
    });
    const recipes = read["recipes"] as Row[];
    expect(recipes.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(recipes).toMatchObject([
      {
        ...{ recipeName: "Spring onion bread", recipeSource: "Aunt Jo's notebook", servings: 1.5 },
        recipeInstructions: "Dough:\nKnead: Knead the dough for 10 minutes.\nBake at 200 °C.",
        lines: [
          { quantity: "1/2", unit: "kg", ingredientName: "flour", preparation: "sifted" },
          { quantity: "2-3", ingredientName: "spring onion", isOptional: true },
          { quantity: "1", unit: "tsp", ingredientName: "salt", scales: false },
        ],
      },
      {
        recipeName: "Tomato soup",
        lines: [{ ingredientName: "tomato" }, { ingredientName: "butter" }],
      },
      { recipeName: "Mint tea" },
    ]);
  });
});
