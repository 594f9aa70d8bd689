import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { addRecipe } from "../../testing/pages";
import { uploaded } from "../../testing/photos";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";
import { purgeDeletedRecipes } from "../recipes/purgeDeletedRecipes";
import { makeFolderStore } from "./makeFolderStore";
import type { PhotoStore } from "./PhotoStore";
import { sweepPhotos } from "./sweepPhotos";

const folder = mkdtempSync(join(tmpdir(), "potluck-photos-"));
const silent = pino({ level: "silent" });

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off", PHOTOS_DIR: folder });
  token = await server.login("contributor");
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const query = (sql: string, parameters: unknown[] = []) =>
  server.database.db.query(sql, parameters);
const age = (photoId: number, by: string) =>
  query("update photos set changed_at = now() - $2::interval where photo_id = $1", [photoId, by]);
const listRemaining = async (): Promise<number[]> =>
  (await query("select photo_id from photos order by photo_id")).map(
    (row: { photo_id: number }) => row.photo_id,
  );

const sweep = (photos: PhotoStore = makeFolderStore(folder)) =>
  sweepPhotos(server.database.db, { photos, log: silent });

beforeEach(async () => {
  await query("delete from photos");
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

describe("A photo", () => {
  it("is deleted with its files after a day without a recipe", async () => {
    const [fresh, old] = [await uploaded(server, token), await uploaded(server, token)];
    const used = await uploaded(server, token);
    await addRecipe(server, { photoIds: [used] });
    await age(fresh, "23 hours");
    await age(old, "25 hours");
    await age(used, "25 hours");
    expect(readdirSync(folder)).toHaveLength(6);
    expect(await sweep()).toBe(false);
    expect(await listRemaining()).toEqual([fresh, used]);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  it("is deleted with its files, even if its URL has changed", async () => {
    const photoId = await uploaded(server, token);
    const recipeId = await addRecipe(server, { photoIds: [photoId] });
    await server.graphql(
      `mutation { updateRecipe(recipeId: ${recipeId}, input: {
        name: "x", categoryId: 1, difficultyLevelId: 1, instructions: "x", photoIds: []
      }) { recipeId } }`,
      {},
      token,
    );
    await age(photoId, "25 hours");
    expect(readdirSync(folder)).toHaveLength(2);
    await sweep();
    // The former version of the recipe has it.
    expect(readdirSync(folder)).toHaveLength(2);
    await server.database.db.query("delete from recipes where recipe_id = $1", [recipeId]);
    await sweep();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is deleted a day after its removal from a recipe, and together with a purged recipe", async () => {
    const [dropped, deleted] = [await uploaded(server, token), await uploaded(server, token)];
    const recipeToEdit = await addRecipe(server, { photoIds: [dropped] });
    const recipeToDelete = await addRecipe(server, { photoIds: [deleted] });
    await age(dropped, "9 days");
    await age(deleted, "9 days");
    await server.graphql(
      `mutation { updateRecipe(recipeId: ${recipeToEdit}, input: {
        name: "x", categoryId: 1, difficultyLevelId: 1, instructions: "x", photoIds: []
      }) { recipeId } }`,
      {},
      token,
    );
    await server.graphql(`mutation { deleteRecipe(recipeId: ${recipeToDelete}) }`, {}, token);
    await sweep();
    expect(await listRemaining()).toEqual([dropped, deleted]);
    await query("update deleted_recipes set deleted_at = now() - interval '31 days'");
    await purgeDeletedRecipes(server.database.db);
    await sweep();
    expect(await listRemaining()).toEqual([dropped]);
  });

  it("is deleted in a batch by only one of many processes", async () => {
    for (let i = 0; i < 12; i++) await age(await uploaded(server, token), "2 days");
    const removed: string[] = [];
    const counting: PhotoStore = {
      ...makeFolderStore(folder),
      remove: async (name) => void removed.push(name),
    };
    expect(await sweep(counting)).toBe(true);
    expect(await listRemaining()).toHaveLength(7);
    await Promise.all(Array.from({ length: 4 }, () => sweep(counting)));
    while (await sweep(counting));
    expect(await listRemaining()).toEqual([]);
    expect(new Set(removed).size).toBe(24);
    expect(removed).toHaveLength(24);
  });

  it("is removed from the database and logged if its file cannot be deleted", async () => {
    for (let i = 0; i < 2; i++) await age(await uploaded(server, token), "2 days");
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    const [first] = readdirSync(folder).sort();
    const store = makeFolderStore(folder);
    const broken: PhotoStore = {
      ...store,
      remove: (name) =>
        name === first ? Promise.reject(new Error("disk on fire")) : store.remove(name),
    };
    await sweepPhotos(server.database.db, { photos: broken, log });
    expect(await listRemaining()).toEqual([]);
    expect(readdirSync(folder)).toEqual([first]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ name: first, msg: "deleting a photo file failed" }),
    ]);
  });

  it("is deleted when a server starts", async () => {
    await age(await uploaded(server, token), "2 days");
    const otherServer = await TestServer.startOn(server.database, { PHOTOS_DIR: folder });
    await waitUntil(
      async () => (await listRemaining()).length === 0 && readdirSync(folder).length === 0,
    );
    await otherServer.close();
  });
});
