import { EventEmitter } from "node:events";
import { pino } from "pino";
import { readConfig } from "../../config/config";
import { type RecipeReader, makeRecipeReader } from "../../imports/makeRecipeReader";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { makeTextRecognizer } from "../../imports/pictures/makeTextRecognizer";
import { makePhotoStore } from "../photos/makePhotoStore";
import { Import, ImportKind } from "./Import";
import { takeImport, takeItemToCreate } from "./importQueue";
import { RecipeVisibility } from "../recipes/visibility";
import { addImport, startTaking, startUndoing } from "./imports";
import { type ImportServices, workOff } from "./ImportWorker";
import { readImport } from "./readImport";
import { takeItem } from "./takeItem";

const COOK = 2;
/** Enough for many batches. */
const MANY = 120;

let database: TestDatabase;
let reader: RecipeReader;
const textRecognizer = makeTextRecognizer();
let services: ImportServices;
beforeAll(async () => {
  database = await openTestDatabase();
  reader = makeRecipeReader();
  const config = readConfig({});
  const log = pino({ level: "silent" });
  const photos = makePhotoStore(config);
  services = {
    config,
    log,
    photos,
    imports: new EventEmitter(),
    recipeReader: reader,
    textRecognizer,
  };
}, 90_000);
afterAll(async () => {
  await reader.close();
  await textRecognizer.close();
  await database.close();
});

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  database.db.query(sql, parameters);

const words = ["leek", "plum", "rye", "bean", "fig", "oat", "pea"];
const recipe = (kind: string, i: number) => ({
  "@type": "Recipe",
  name: `${kind} ${i} ${words[i % words.length]} ${words[(i * 3) % 5]}`,
  recipeIngredient: [`${i} g ${kind} spice ${i}`, `1 ${kind} herb`, "2 tbsp olive oil"],
  recipeInstructions: ["Mix.", `Wait ${i} minutes.`],
});

const addFile = (kind: string, many: number) =>
  addImport(database.db, COOK, {
    kind: ImportKind.FILE,
    source: "recipes.json",
    content: Buffer.from(JSON.stringify(Array.from({ length: many }, (_, i) => recipe(kind, i)))),
  });

const stateOf = async (importId: number) => {
  const [row] = await query<{ state: string }>("select state from imports where import_id = $1", [
    importId,
  ]);
  return row!.state;
};

const created = (kind: string) =>
  query<{ name: string; lines: number }>(
    `select name, (select count(*)::int from recipe_ingredients l where l.recipe_id = r.recipe_id) as lines
     from recipes r where name like $1 order by name`,
    [`${kind} %`],
  );

const ingredients = async (kind: string) =>
  (await query("select from ingredients where name ilike $1", [`${kind} %`])).length;

const run = () => workOff(database.db, services);

/** What a process holds that died. */
const expireHolds = async () => {
  await query("update imports set next_try_at = now()");
  await query("update import_items set next_try_at = now()");
};

describe("The import worker", () => {
  it("creates many recipes, deletes them without a trace, and creates the same again", async () => {
    const before = await query("select name from ingredients order by name");
    const importId = await addFile("Anvil", MANY);
    await run();
    expect(await stateOf(importId)).toBe("ready");
    await startTaking(database.db, importId, RecipeVisibility.PUBLIC);
    await run();
    expect(await stateOf(importId)).toBe("taken");
    const first = await created("Anvil");
    expect(first).toHaveLength(MANY);
    expect(first.every(({ lines }) => lines === 3)).toBe(true);
    expect(await ingredients("Anvil")).toBe(MANY + 1);
    await startUndoing(database.db, importId);
    await run();
    expect(await stateOf(importId)).toBe("ready");
    expect(await created("Anvil")).toEqual([]);
    expect(await query("select name from ingredients order by name")).toEqual(before);
    await startTaking(database.db, importId, RecipeVisibility.PUBLIC);
    await run();
    expect(await created("Anvil")).toEqual(first);
  }, 120_000);

  it("takes up what a process was reading that died, and stores no recipe twice", async () => {
    const importId = await addFile("Brass", 50);
    const taken = (await takeImport(database.db))!;
    expect(taken.importId).toBe(importId);
    // Nobody else reads it meanwhile.
    expect(await takeImport(database.db)).toBeNull();
    await expireHolds();
    await run();
    expect(await stateOf(importId)).toBe("ready");
    // The process was only slow: what it does now changes nothing.
    await readImport(database.db, taken, services);
    const items = await query("select from import_items where import_id = $1", [importId]);
    expect(items).toHaveLength(50);
  }, 60_000);

  it("reads anew what a process has read in part before it died", async () => {
    const importId = await addFile("Cobalt", 50);
    const dying = { ...services, recipeReader: { ...reader, read: reader.read } };
    const taken = (await takeImport(database.db))!;
    let batches = 0;
    const transaction = database.db.transaction.bind(database.db);
    const spy = jest.spyOn(database.db, "transaction").mockImplementation(((work: never) => {
      if (++batches > 2) throw new Error("killed");
      return transaction(work);
    }) as never);
    await expect(readImport(database.db, taken, dying)).rejects.toThrow("killed");
    spy.mockRestore();
    const items = () => query("select from import_items where import_id = $1", [importId]);
    expect((await items()).length).toBeGreaterThan(0);
    await expireHolds();
    await run();
    expect(await items()).toHaveLength(50);
  }, 60_000);

  it("creates a recipe once, although the process that took it was only slow", async () => {
    const importId = await addFile("Delft", 3);
    await run();
    await startTaking(database.db, importId, RecipeVisibility.PUBLIC);
    const slow = (await takeItemToCreate(database.db))!;
    await run();
    // Two are created; the third is held.
    expect(await created("Delft")).toHaveLength(2);
    expect(await stateOf(importId)).toBe("taking");
    await expireHolds();
    await run();
    expect(await stateOf(importId)).toBe("taken");
    await takeItem(database.db, slow, services);
    expect(await created("Delft")).toHaveLength(3);
  }, 60_000);

  it("shares the work among several at once", async () => {
    const importId = await addFile("Ember", 30);
    await Promise.all([run(), run(), run()]);
    await startTaking(database.db, importId, RecipeVisibility.PUBLIC);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await created("Ember")).toHaveLength(30);
    expect(await stateOf(importId)).toBe("taken");
  }, 60_000);

  it("gives up what fails again and again, and goes on", async () => {
    const importId = await addFile("Flint", 2);
    await run();
    await startTaking(database.db, importId, RecipeVisibility.PUBLIC);
    await query("update import_items set attempts = 3 where import_id = $1 and position = 0", [
      importId,
    ]);
    await run();
    expect(await created("Flint")).toHaveLength(1);
    const reading = await addFile("Gneiss", 2);
    await query("update imports set attempts = 3 where import_id = $1", [reading]);
    await run();
    expect(await stateOf(reading)).toBe("failed");
  }, 60_000);

  it("forgets what it has read", async () => {
    const importId = await addFile("Hazel", 1);
    await run();
    const [row] = await query("select content from imports where import_id = $1", [importId]);
    expect(row).toEqual({ content: null });
  }, 60_000);

  it("takes an import the moment it is queued", async () => {
    // A transaction has one moment, and stored moments are rounded, half of them up.
    for (let i = 0; i < 20; i++) {
      await database.db.transaction(async (data) => {
        const { identifiers } = await data
          .getRepository(Import)
          .insert({ userId: COOK, kind: ImportKind.TEXT });
        const taken = await takeImport(data);
        expect(taken?.importId).toBe(identifiers[0]!["importId"]);
      });
    }
    await query("delete from imports where state = 'reading'");
  }, 60_000);

  it("says which files it does not know", async () => {
    const importId = await addImport(database.db, COOK, {
      kind: ImportKind.FILE,
      source: "recipes.exe",
      content: Buffer.from("MZ"),
    });
    await run();
    const [row] = await query("select error from imports where import_id = $1", [importId]);
    expect(row).toEqual({ error: "Files of this kind cannot be imported." });
  }, 60_000);
});
