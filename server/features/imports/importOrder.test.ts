import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { pino } from "pino";
import { readConfig } from "../../config/config";
import { ImportError } from "./readers/ImportError";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { makeTextRecognizer } from "./readers/pictures/makeTextRecognizer";
import { waitUntil } from "../../testing/waitUntil";
import { makePhotoStore } from "../photos/makePhotoStore";
import { ImportKind } from "./Import";
import { claimImport, claimItemToCreate } from "./importQueue";
import { RecipeVisibility } from "../recipes/visibility";
import { addImport, startCreating } from "./imports";
import { type ImportServices, drainImports } from "./ImportWorker";
import { RecipeReader } from "./RecipeReader";

const COOK = 2;
const OTHER_COOK = 3;
/** The ids of processes that ended while they held a lease. */
const [DEAD, OTHER_DEAD] = [randomUUID(), randomUUID()];

let database: TestDatabase;
let reader: RecipeReader;
const textRecognizer = makeTextRecognizer();
let services: ImportServices;
beforeAll(async () => {
  database = await openTestDatabase();
  reader = new RecipeReader();
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
  recipeCategory: "Soups",
  name: `${kind} ${i} ${words[i % words.length]} ${words[(i * 3) % 5]}`,
  recipeIngredient: [`${i} g ${kind} spice ${i}`, `1 ${kind} herb`, "2 tbsp olive oil"],
  recipeInstructions: ["Mix.", `Wait ${i} minutes.`],
});

const addFile = (kind: string, recipeCount: number, userId = COOK) =>
  addImport(database.db, userId, {
    kind: ImportKind.FILE,
    source: "recipes.json",
    content: Buffer.from(
      JSON.stringify(Array.from({ length: recipeCount }, (_, i) => recipe(kind, i))),
    ),
  });

const readState = async (importId: number) => {
  const [row] = await query<{ state: string }>("select state from imports where import_id = $1", [
    importId,
  ]);
  return row!.state;
};

const created = (kind: string) =>
  query<{ name: string; lines: number }>(
    `select name, (select count(*)::int from recipe_lines l where l.recipe_id = r.recipe_id) as lines
     from recipes r where name like $1 order by name`,
    [`${kind} %`],
  );

const run = () => drainImports(database.db, services);

/** Adds a photographed card, whose recognition a test completes. */
async function addSlowCard(signal?: AbortSignal) {
  const importId = await addImport(database.db, COOK, {
    kind: ImportKind.FILE,
    source: "card.jpg",
    content: Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from("not a whole picture")]),
  });
  let isAsked = false;
  let answer!: (error: Error) => void;
  const recognized = new Promise<string>((_resolve, reject) => (answer = reject));
  recognized.catch(() => undefined);
  const recognize = () => {
    isAsked = true;
    return recognized;
  };
  const slow = { ...services, textRecognizer: { ...textRecognizer, recognize } };
  const work = drainImports(database.db, slow, signal);
  await waitUntil(() => Promise.resolve(isAsked));
  return { importId, work, answer: () => answer(new ImportError("Of the slow process.")) };
}

/** Expires the leases of a dead process. */
const expireHolds = async () => {
  await query("update imports set next_try_at = now()");
  await query("update import_items set next_try_at = now()");
};

describe("The queue of imports", () => {
  it("fails an import that has ended two processes, with a message", async () => {
    const importId = await addFile("Garnet", 1);
    for (const process of [DEAD, OTHER_DEAD]) {
      expect((await claimImport(database.db, process))!.importId).toBe(importId);
      await expireHolds();
    }
    await run();
    const [row] = await query("select state, error from imports where import_id = $1", [importId]);
    expect(row).toEqual({
      state: "failed",
      error: "The server ended twice while it was reading this, so that it is not tried again.",
    });
  }, 60_000);

  it("reads an import again that has ended one process", async () => {
    const importId = await addFile("Gypsum", 1);
    await claimImport(database.db, DEAD);
    await expireHolds();
    await run();
    expect(await readState(importId)).toBe("ready");
  }, 60_000);

  it("fails a recipe that has ended two processes, and creates the others", async () => {
    const importId = await addFile("Halite", 2);
    await run();
    await startCreating(database.db, importId, RecipeVisibility.PUBLIC);
    for (const process of [DEAD, OTHER_DEAD]) {
      await claimItemToCreate(database.db, process);
      await query("update import_items set next_try_at = now() where import_id = $1", [importId]);
    }
    await run();
    expect(await created("Halite")).toHaveLength(1);
    const [failed] = await query<{ error: string }>(
      "select error from import_items where import_id = $1 and state = 'failed'",
      [importId],
    );
    expect(failed!.error).toContain("The server ended twice");
  }, 60_000);

  it("releases an import when the server stops, any number of times", async () => {
    for (let i = 0; i < 5; i++) {
      const stopping = new AbortController();
      const { importId, work } = await addSlowCard(stopping.signal);
      stopping.abort(new Error("stopped"));
      await work;
      const [row] = await query(
        `select state, attempts, lost_attempts as lost, held_by as holder, next_try_at <= now() as "isDue"
         from imports where import_id = $1`,
        [importId],
      );
      expect(row).toEqual({ state: "reading", attempts: 0, lost: 0, holder: null, isDue: true });
      await query("delete from imports where import_id = $1", [importId]);
    }
  }, 60_000);

  it("alternates between users", async () => {
    const add = (userId: number) =>
      addImport(database.db, userId, { kind: ImportKind.TEXT, source: null, content: null });
    const mine = [await add(COOK), await add(COOK), await add(COOK)];
    const theirs = [await add(OTHER_COOK), await add(OTHER_COOK)];
    await query("update imports set served_at = null");
    const order: number[] = [];
    for (
      let claim = await claimImport(database.db);
      claim;
      claim = await claimImport(database.db)
    ) {
      order.push(claim.importId);
      // Another import of the same user is not claimed meanwhile.
      const otherClaim = await claimImport(database.db);
      expect(otherClaim?.userId).not.toBe(claim.userId);
      if (otherClaim) order.push(otherClaim.importId);
      await query("update imports set state = 'failed' where import_id = any($1)", [order]);
    }
    expect(order).toEqual([mine[0], theirs[0], mine[1], theirs[1], mine[2]]);
    // A user who joins later is next.
    const late = [await add(COOK), await add(COOK), await add(OTHER_COOK)];
    await query("update imports set served_at = now() where user_id = $1", [COOK]);
    await query("update imports set served_at = now() - interval '1 hour' where user_id = $1", [
      OTHER_COOK,
    ]);
    expect((await claimImport(database.db))!.importId).toBe(late[2]);
    await query("delete from imports where state = 'reading'");
  }, 60_000);

  it("creates the recipes of users alternately", async () => {
    const firstImport = await addFile("Jasper", 3);
    const otherClaim = await addFile("Kyanite", 1, OTHER_COOK);
    await run();
    await startCreating(database.db, firstImport, RecipeVisibility.PUBLIC);
    await startCreating(database.db, otherClaim, RecipeVisibility.PUBLIC);
    const users: number[] = [];
    for (let i = 0; i < 3; i++) users.push((await claimItemToCreate(database.db))!.userId);
    expect(users.filter((userId) => userId === OTHER_COOK)).toHaveLength(1);
    expect(users.indexOf(OTHER_COOK)).toBeLessThan(2);
    await expireHolds();
    await run();
    expect(await created("Jasper")).toHaveLength(3);
    expect(await created("Kyanite")).toHaveLength(1);
  }, 60_000);

  it("creates recipes while another import is being read", async () => {
    const importId = await addFile("Lapis", 2);
    await run();
    await startCreating(database.db, importId, RecipeVisibility.PUBLIC);
    const { importId: slow, work, answer } = await addSlowCard();
    await waitUntil(async () => (await readState(importId)) === "taken");
    expect(await readState(slow)).toBe("reading");
    answer();
    await work;
  }, 60_000);
});
