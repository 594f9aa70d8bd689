import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { callRest } from "../../testing/callRest";
import { uploaded } from "../../testing/photos";
import { type Caller, StatementScene } from "../../testing/statementScene";
import { TestServer } from "../../testing/testServer";
import { makeFolderStore } from "../photos/makeFolderStore";
import { sweepPhotos } from "../photos/sweepPhotos";
import { deleteRecipe } from "../recipes/deleteRecipe";
import { purgeDeletedRecipes } from "../recipes/purgeDeletedRecipes";
import { restoreRecipe } from "../recipes/restoreRecipe";

interface RestReview {
  reviewId: number;
  photos: { photoId: number; url: string; caption: string | null; hiddenReason: string | null }[];
}

const folder = mkdtempSync(join(tmpdir(), "potluck-photos-"));
const log = pino({ level: "silent" });

let server: TestServer;
let scene: StatementScene;
beforeAll(async () => {
  server = await TestServer.start({ PHOTOS_DIR: folder });
  scene = await StatementScene.make(server, 1);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const rest = <Data = RestReview>(route: string, caller?: Caller, body?: object) =>
  callRest<Data>(server, route, { token: caller?.token, ...(body && { body }) });

/** Reviews a new recipe with a number of photos. */
async function addReview(count: number) {
  const author = await scene.addPerson("member");
  const recipeId = await scene.recipe();
  const photos: { photoId: number; caption: string }[] = [];
  for (let i = 0; i < count; i++) {
    photos.push({ photoId: await uploaded(server, author.token), caption: `Photo ${i}` });
  }
  const body = { recipeId, score: 4, reviewText: "Good.", photos };
  const { status, json } = await rest("POST /reviews", author, body);
  expect(status).toBe(201);
  return { author, recipeId, photos, review: json, path: `/reviews/${json.reviewId}` };
}

const query = (sql: string, parameters: unknown[]) =>
  server.database.db.query<Record<string, unknown>[]>(sql, parameters);
const sweep = async () => {
  await query("update photos set changed_at = now() - interval '2 days'", []);
  while (await sweepPhotos(server.database.db, { photos: makeFolderStore(folder), log }));
};

describe("The photos of a review", () => {
  it("are those that were sent, in order with captions, over both APIs", async () => {
    const { review, photos, path, recipeId } = await addReview(3);
    expect(review.photos).toMatchObject(photos);
    expect((await rest(`GET ${path}`)).json.photos).toMatchObject(photos);
    const { data } = await server.graphql(
      `{ recipe(recipeId: ${recipeId}) { reviews { edges { node { photos {
        photoId caption image { alt } } } } } } }`,
    );
    expect(JSON.stringify(data)).toContain(
      JSON.stringify(photos.map((photo) => ({ ...photo, image: { alt: photo.caption } }))),
    );
  });

  it("stay when a client without photos updates the review", async () => {
    const { author, photos, path } = await addReview(2);
    const { json } = await rest(`PUT ${path}`, author, { score: 5, reviewText: "Better." });
    expect(json).toMatchObject({ score: 5, photos });
    const { json: sorted } = await rest(`PUT ${path}`, author, {
      score: 5,
      reviewText: "Better.",
      photos: [...json.photos].reverse(),
    });
    expect(sorted.photos).toMatchObject([...photos].reverse());
    const body = { score: 5, reviewText: "Better.", photos: [] };
    expect((await rest(`PUT ${path}`, author, body)).json.photos).toEqual([]);
    expect((await fetch(`${server.url}${json.photos[0]!.url}`)).status).toBe(404);
  });

  it("are at most three of the author's own, which no recipe has", async () => {
    const { author, photos, path } = await addReview(1);
    const put = (sent: unknown) =>
      rest(`PUT ${path}`, author, { score: 5, reviewText: "x", photos: sent });
    const [row] = await query(
      "select photo_id from photos where recipe_id is not null limit 1",
      [],
    );
    const ofOther = await uploaded(server, scene.cook.token);
    expect((await put([row!["photo_id"]])).status).toBe(400);
    expect((await put([ofOther])).status).toBe(400);
    expect((await put("x")).status).toBe(400);
    expect((await put([...photos, ...photos])).status).toBe(400);
    expect((await rest(`GET ${path}`)).json.photos).toMatchObject(photos);
    const { errors } = await server.graphql(
      `mutation ($photoIds: [Int!]) { createRecipe(input: { name: "x", categoryId: 1,
        difficultyLevelId: 1, instructions: "x", visibility: PRIVATE, photoIds: $photoIds }) { recipeId } }`,
      { photoIds: photos.map(({ photoId }) => photoId) },
      author.token,
    );
    expect(errors![0]!.message).toBe("This photo no longer exists.");
  });

  it("are hidden by admins, and the author sees the reason", async () => {
    const { author, photos, path } = await addReview(1);
    const hide = (caller?: Caller) =>
      rest(`PUT /photos/${photos[0]!.photoId}/hide`, caller, { reason: "Not a dish." });
    const statuses = [undefined, author, scene.cook, scene.admin].map(
      async (caller) => (await hide(caller)).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403, 403, 200]);
    expect((await rest(`GET ${path}`, scene.cook)).json.photos).toEqual([]);
    expect((await rest(`GET ${path}`, author)).json.photos).toMatchObject([
      { hiddenReason: "Not a dish." },
    ]);
    const kept = { score: 5, reviewText: "Better." };
    expect((await rest(`PUT ${path}`, author, kept)).json.photos).toMatchObject([
      { hiddenReason: "Not a dish." },
    ]);
  });

  it("follow the recipe into the bin and back, and are swept after the review", async () => {
    const { author, recipeId, photos, path } = await addReview(1);
    const { db } = server.database;
    await sweep();
    const files = readdirSync(folder).length;
    await deleteRecipe(db, recipeId, scene.cook.userId);
    await sweep();
    expect(readdirSync(folder)).toHaveLength(files);
    await restoreRecipe(db, recipeId);
    expect((await rest(`GET ${path}`)).json.photos).toMatchObject(photos);
    expect((await rest(`DELETE ${path}`, author)).status).toBe(204);
    await sweep();
    expect(readdirSync(folder).length).toBeLessThan(files);
  });

  it("are swept after a recipe that is gone for good, and deleted with the account", async () => {
    const { recipeId, photos } = await addReview(1);
    await deleteRecipe(server.database.db, recipeId, scene.cook.userId);
    await query("update deleted_recipes set deleted_at = now() - interval '31 days'", []);
    await purgeDeletedRecipes(server.database.db);
    await sweep();
    const find = (ids: number[]) => query("select from photos where photo_id = any($1)", [ids]);
    expect(await find([photos[0]!.photoId])).toEqual([]);
    for (const keepReviews of [true, false]) {
      const { author, photos: own, path } = await addReview(1);
      const body = { password: "potluck-demo", keepRecipes: true, keepReviews };
      expect((await rest("POST /account/delete", author, body)).status).toBe(204);
      expect(await find([own[0]!.photoId])).toHaveLength(keepReviews ? 1 : 0);
      expect((await rest(`GET ${path}`)).status).toBe(keepReviews ? 200 : 404);
    }
  });
});
