import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { pino } from "pino";
import { readConfig } from "../../config/config";
import { ImportError } from "./readers/ImportError";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { makeTextRecognizer } from "./readers/pictures/makeTextRecognizer";
import { waitUntil } from "../../testing/waitUntil";
import { makePhotoStore } from "../photos/makePhotoStore";
import { Import, ImportKind } from "./Import";
import { renewItemLease, claimImport, claimItemToCreate } from "./importQueue";
import { RecipeVisibility } from "../recipes/visibility";
import { addImport, startCreating, startUndoing } from "./imports";
import { type ImportServices, drainImports } from "./ImportWorker";
import { readImport } from "./readImport";
import { RecipeReader } from "./RecipeReader";
import { createImportedRecipe } from "./createImportedRecipe";
import { withLease } from "./withLease";

const COOK = 2;
/** The id of a process that ended while it held a lease. */
const DEAD = randomUUID();
/** Enough recipes for many batches. */
const RECIPE_COUNT = 120;

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
afterEach(() => jest.restoreAllMocks());
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

const addFile = (kind: string, recipeCount: number) =>
  addImport(database.db, COOK, {
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

const ingredients = async (kind: string) =>
  (await query("select from ingredients where name ilike $1", [`${kind} %`])).length;

const run = () => drainImports(database.db, services);

/** Captures the renewal timers of leases, so that a test can fire them. */
function catchRenewals() {
  const renewals: (() => void)[] = [];
  jest.spyOn(global, "setInterval").mockImplementation(((renewal: () => void) => {
    renewals.push(renewal);
    return 0;
  }) as never);
  return { renew: () => renewals.forEach((renewal) => renewal()) };
}

/** Adds a photographed card, whose recognition a test completes. */
async function addSlowCard() {
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
  const work = drainImports(database.db, slow);
  await waitUntil(() => Promise.resolve(isAsked));
  return { importId, work, answer: () => answer(new ImportError("Of the slow process.")) };
}

const readLease = async (importId: number) => {
  const [row] = await query<{ seconds: number }>(
    `select extract(epoch from next_try_at - now())::float8 as seconds from imports
     where import_id = $1`,
    [importId],
  );
  return row!.seconds;
};

/** Expires the leases of a dead process. */
const expireHolds = async () => {
  await query("update imports set next_try_at = now()");
  await query("update import_items set next_try_at = now()");
};

describe("The import worker", () => {
  it("creates many recipes, deletes them completely, and creates them again", async () => {
    const ingredientsBefore = await query("select name from ingredients order by name");
    const importId = await addFile("Anvil", RECIPE_COUNT);
    await run();
    expect(await readState(importId)).toBe("ready");
    await startCreating(database.db, importId, RecipeVisibility.PUBLIC);
    await run();
    expect(await readState(importId)).toBe("taken");
    const first = await created("Anvil");
    expect(first).toHaveLength(RECIPE_COUNT);
    expect(first.every(({ lines }) => lines === 3)).toBe(true);
    expect(await ingredients("Anvil")).toBe(RECIPE_COUNT + 1);
    await startUndoing(database.db, importId);
    await run();
    expect(await readState(importId)).toBe("ready");
    expect(await created("Anvil")).toEqual([]);
    expect(await query("select name from ingredients order by name")).toEqual(ingredientsBefore);
    await startCreating(database.db, importId, RecipeVisibility.PUBLIC);
    await run();
    expect(await created("Anvil")).toEqual(first);
  }, 120_000);

  it("continues the reading of a dead process, and stores no recipe twice", async () => {
    const importId = await addFile("Brass", 50);
    const claim = (await claimImport(database.db, DEAD))!;
    expect(claim.importId).toBe(importId);
    // No other process reads it meanwhile.
    expect(await claimImport(database.db)).toBeNull();
    await expireHolds();
    await run();
    expect(await readState(importId)).toBe("ready");
    // The process was only slow: its later writes have no effect.
    await readImport(database.db, claim, services);
    const items = await query("select from import_items where import_id = $1", [importId]);
    expect(items).toHaveLength(50);
  }, 60_000);

  it("reads an import again that a dead process has read in part", async () => {
    const importId = await addFile("Cobalt", 50);
    const claim = (await claimImport(database.db))!;
    let batches = 0;
    const transaction = database.db.transaction.bind(database.db);
    const spy = jest.spyOn(database.db, "transaction").mockImplementation(((work: never) => {
      if (++batches > 2) throw new Error("killed");
      return transaction(work);
    }) as never);
    await expect(readImport(database.db, claim, services)).rejects.toThrow("killed");
    spy.mockRestore();
    const items = () => query("select from import_items where import_id = $1", [importId]);
    expect((await items()).length).toBeGreaterThan(0);
    await expireHolds();
    await run();
    expect(await items()).toHaveLength(50);
  }, 60_000);

  it("creates a recipe once, even if the first process was only slow", async () => {
    const importId = await addFile("Delft", 3);
    await run();
    await startCreating(database.db, importId, RecipeVisibility.PUBLIC);
    const slow = (await claimItemToCreate(database.db))!;
    await run();
    // Two recipes are created; the third is leased.
    expect(await created("Delft")).toHaveLength(2);
    expect(await readState(importId)).toBe("taking");
    await expireHolds();
    await run();
    expect(await readState(importId)).toBe("taken");
    await createImportedRecipe(database.db, slow, services);
    expect(await created("Delft")).toHaveLength(3);
  }, 60_000);

  it("lets other processes claim the work of a dead process within half a minute", async () => {
    const importId = await addFile("Copper", 1);
    await claimImport(database.db);
    const reading = await readLease(importId);
    await expireHolds();
    await run();
    await startCreating(database.db, importId, RecipeVisibility.PUBLIC);
    await claimItemToCreate(database.db);
    const [item] = await query<{ seconds: number }>(
      `select extract(epoch from next_try_at - now())::float8 as seconds from import_items
       where import_id = $1`,
      [importId],
    );
    for (const seconds of [reading, item!.seconds]) expect(seconds).toBeLessThanOrEqual(30.001);
    await expireHolds();
    await run();
    expect(await readState(importId)).toBe("taken");
  }, 60_000);

  it("keeps its lease on a photo while it recognizes the text", async () => {
    const timers = catchRenewals();
    const { importId, work, answer } = await addSlowCard();
    // A moment before the lease would expire.
    await query("update imports set next_try_at = now() where import_id = $1", [importId]);
    timers.renew();
    await waitUntil(async () => (await readLease(importId)) > 0);
    expect(await claimImport(database.db)).toBeNull();
    answer();
    await work;
    const [row] = await query("select state, error from imports where import_id = $1", [importId]);
    expect(row).toEqual({ state: "failed", error: "Of the slow process." });
  }, 60_000);

  it("neither renews nor stores anything after another process has taken over", async () => {
    const timers = catchRenewals();
    const { importId, work, answer } = await addSlowCard();
    await expireHolds();
    const otherClaim = (await claimImport(database.db))!;
    expect(otherClaim.importId).toBe(importId);
    await query("update imports set next_try_at = 'infinity' where import_id = $1", [importId]);
    timers.renew();
    answer();
    await work;
    const [row] = await query(
      `select state, attempts, error, next_try_at = 'infinity' as "isUntouched" from imports
       where import_id = $1`,
      [importId],
    );
    expect(row).toEqual({ state: "reading", attempts: 2, error: null, isUntouched: true });
    await query("delete from imports where import_id = $1", [importId]);
  }, 60_000);

  it("aborts work whose lease was lost, and tolerates a failure of the database", async () => {
    const timers = catchRenewals();
    const answers = [() => Promise.reject(new Error("away")), () => Promise.resolve(false)];
    const signals = await withLease(
      () => answers.shift()!(),
      async (signal) => {
        timers.renew();
        await waitUntil(() => Promise.resolve(answers.length === 1));
        const ingredientsBefore = signal.aborted;
        await waitUntil(() => {
          if (!signal.aborted && answers.length > 0) timers.renew();
          return Promise.resolve(signal.aborted);
        });
        return [ingredientsBefore, signal.aborted];
      },
    );
    expect(signals).toEqual([false, true]);
  });

  it("skips a recipe that another process is creating", async () => {
    const importId = await addFile("Dahlia", 1);
    await run();
    await startCreating(database.db, importId, RecipeVisibility.PUBLIC);
    const slow = (await claimItemToCreate(database.db))!;
    await expireHolds();
    const otherClaim = (await claimItemToCreate(database.db))!;
    await createImportedRecipe(database.db, slow, services);
    await createImportedRecipe(database.db, { ...slow, attempts: 4, draft: null }, services);
    expect(await renewItemLease(database.db, slow)).toBe(false);
    expect(await created("Dahlia")).toEqual([]);
    expect(await renewItemLease(database.db, otherClaim)).toBe(true);
    await createImportedRecipe(database.db, otherClaim, services);
    expect(await created("Dahlia")).toHaveLength(1);
  }, 60_000);

  it("shares the work between concurrent processes", async () => {
    const importId = await addFile("Ember", 30);
    await Promise.all([run(), run(), run()]);
    await startCreating(database.db, importId, RecipeVisibility.PUBLIC);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await created("Ember")).toHaveLength(30);
    expect(await readState(importId)).toBe("taken");
  }, 60_000);

  it("gives up after repeated failures, and continues with other work", async () => {
    const importId = await addFile("Flint", 2);
    await run();
    await startCreating(database.db, importId, RecipeVisibility.PUBLIC);
    await query("update import_items set attempts = 3 where import_id = $1 and position = 0", [
      importId,
    ]);
    await run();
    expect(await created("Flint")).toHaveLength(1);
    const reading = await addFile("Gneiss", 2);
    await query("update imports set attempts = 3 where import_id = $1", [reading]);
    await run();
    expect(await readState(reading)).toBe("failed");
  }, 60_000);

  it("deletes the source after reading", async () => {
    const importId = await addFile("Hazel", 1);
    await run();
    const [row] = await query("select content from imports where import_id = $1", [importId]);
    expect(row).toEqual({ content: null });
  }, 60_000);

  it("claims an import immediately when it is queued", async () => {
    // The time is constant within a transaction, and stored times are rounded.
    for (let i = 0; i < 20; i++) {
      await database.db.transaction(async (data) => {
        const { identifiers } = await data
          .getRepository(Import)
          .insert({ userId: COOK, kind: ImportKind.TEXT });
        const claim = await claimImport(data);
        expect(claim?.importId).toBe(identifiers[0]!["importId"]);
        await data.query("update imports set state = 'failed' where state = 'reading'");
      });
    }
  }, 60_000);

  it("reports unknown kinds of files", async () => {
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
