import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import sharp from "sharp";
import type { PotluckRecipe } from "../exports/potluckFormat";
import { makeZip } from "../../testing/archives";
import { callRest } from "../../testing/callRest";
import { picture, upload } from "../../testing/photos";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

interface ReadResult {
  importId: number;
  state: string;
  recipes: { importItemId: number; warnings: string[]; state: string }[];
}

/** A recipe of an archive, with the hashes of its photos instead of their names, and without IDs. */
type Unpacked = Omit<
  PotluckRecipe,
  "recipeId" | "photos" | "ingredients" | "headings" | "steps"
> & {
  headings?: object[];
  steps?: object[];
  ingredients: Omit<PotluckRecipe["ingredients"][number], "lineId">[];
  photos: { caption?: string; hash: string }[];
};

const hashBytes = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Two independent servers, with an account of the same name on each. */
let source: TestServer;
let target: TestServer;
let archive: Buffer;
beforeAll(async () => {
  source = await TestServer.start({ RATE_LIMIT: "off" });
  target = await TestServer.start({ RATE_LIMIT: "off" });
  for (const server of [source, target]) {
    await server.addPerson("cook", "contributor");
    await server.addPerson("baker", "contributor");
  }
  archive = await archiveOfCook();
});
afterAll(() => Promise.all([source.close(), target.close()]));

async function exportRecipes(server: TestServer, token: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/api/recipes/export.zip`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return Buffer.from(await response.arrayBuffer());
}

const readPotluckJson = (files: Record<string, Uint8Array>): PotluckRecipe[] =>
  JSON.parse(Buffer.from(files["potluck.json"]!).toString()).recipes;

function unpack(bytes: Buffer): Unpacked[] {
  const files = unzipSync(bytes);
  return readPotluckJson(files)
    .map(({ recipeId: _id, photos, ingredients, headings, steps, ...recipe }) => ({
      ...recipe,
      ...(headings && { headings: headings.map(({ lineId: _, ...line }) => line) }),
      ...(steps && {
        steps: steps.map(({ lineIds, photos: stepPhotos, ...step }) => ({
          ...step,
          lines: lineIds?.map((id) => ingredients.findIndex(({ lineId }) => lineId === id)),
          photos: stepPhotos.map(({ file, ...photo }) => ({
            ...photo,
            hash: hashBytes(files[file]!),
          })),
        })),
      }),
      ingredients: ingredients.map(({ lineId: _, ...line }) => line),
      photos: photos.map(({ file, ...photo }) => ({ ...photo, hash: hashBytes(files[file]!) })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Makes a unique picture with as much detail as those of cameras. */
const noise = (width: number, height: number, mean: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: "black" },
      noise: { type: "gaussian", mean, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer();

const unplacedRecipe = { name: "Zorbel tea", tagIds: [] };

/** Fills an account with everything that a user may have written. */
async function archiveOfCook(): Promise<Buffer> {
  const token = await source.login("cook");
  const create = async (recipe: object, photos: Buffer[], captions: (string | null)[]) => {
    const photoIds: number[] = [];
    for (const bytes of photos) photoIds.push((await upload(source, token, bytes)).json.photoId);
    const photoCaptions = photoIds.map((photoId, i) => ({ photoId, caption: captions[i] ?? null }));
    const input = { categoryId: 2, difficultyLevelId: 3, ...recipe, photoIds, photoCaptions };
    const { errors } = await source.graphql(
      "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
      { input },
      token,
    );
    expect(errors).toBeUndefined();
  };
  const { json } = await callRest<{ ingredientId: number }>(source, "POST /ingredients", {
    token,
    body: { ingredientName: "dulse zorbel" },
  });
  const { json: newPiece } = await callRest<{ equipmentId: number }>(source, "POST /equipment", {
    token,
    body: { equipmentName: "Zorbel mandoline" },
  });
  const lines = [
    { heading: "Für den Teig" },
    { heading: "First:" },
    { ingredientId: json.ingredientId, quantity: "1/2 – 1", unit: "cup (8 oz)", scales: false },
    { ingredientId: 2, unit: "pinch", preparation: "a, b (c)", isOptional: true },
    { ingredientId: 3 },
    { heading: "## Filling" },
    { ingredientId: 2, unit: "pinch", preparation: "a, b (c)", isOptional: true },
    { ingredientId: 3, quantity: "2" },
    { heading: "Last" },
  ];
  const ofSteps: number[] = [];
  for (const mean of [30, 60, 90]) {
    ofSteps.push((await upload(source, token, await noise(80, 60, mean))).json.photoId);
  }
  const twelve = await Promise.all(Array.from({ length: 12 }, (_, i) => noise(90, 60, 20 * i)));
  await create(
    {
      name: "Zorbel cake: süß & sauer",
      description: "Two lines:\nof it.",
      source: "My grandmother, who had it from hers.",
      instructions: "  Look around.\nDough:\n  Knead @twice\n\nFilling:\nStir.",
      ingredientsNotes: "Ripe.\n\nPlums.",
      servings: 1.5,
      servingsUnit: "trays",
      language: "de-AT",
      nutrition: "Brennwert 420 kcal\nSalz 1 g, geschätzt",
      nutritionSource: "Die Packung.",
      prepMinutes: 20,
      cookMinutes: 0,
      totalMinutes: 700,
      coverDrawing: "CAKE",
      visibility: "UNLISTED",
      tagIds: [1, 2],
      equipmentIds: [1, 2, newPiece.equipmentId],
      lines,
    },
    twelve,
    ["Ready", null, "“Sliced”"],
  );
  await create(
    {
      ...{ name: "Zorbel soup", instructions: "Boil.\nSoup:\nStir.\nBoil.", tagIds: [] },
      ingredients: [{ ingredientId: 4 }],
      steps: [
        { text: "Boil." },
        {
          text: "Stir.",
          minutes: 7,
          isAttended: true,
          linePositions: [0],
          photoIds: ofSteps.slice(0, 2),
          photoCaptions: [{ photoId: ofSteps[1], caption: "Thick" }],
        },
        { text: "Boil.", photoIds: ofSteps.slice(2) },
      ],
    },
    [await noise(1700, 900, 128), await picture()],
    [],
  );
  // The step with these additions is edited away.
  const unplaced = { ...unplacedRecipe, instructions: "Boil." };
  await create({ ...unplaced, ingredients: [{ ingredientId: 4 }] }, [], []);
  await source.database.db.query(
    `insert into recipe_steps (recipe_id, position, text, minutes, is_attended, line_ids)
     select recipe_id, null, 'Rest it.', 9, false, array[line_id] from recipe_lines
     join recipes using (recipe_id) where name = $1`,
    [unplaced.name],
  );
  await source.database.db.query(
    `update recipes set created_at = '2021-03-04T05:06:07.089Z', updated_at = '2023-01-02T03:04:05.678Z'
     where name like 'Zorbel cake%'`,
  );
  return exportRecipes(source, token);
}

/** Imports an archive on the other server; returns the drafts and the account's new export. */
async function importThere(bytes: Buffer, account: string) {
  const token = await target.login(account);
  const { json } = await callRest<ReadResult>(target, "POST /imports/file?fileName=recipes.zip", {
    token,
    body: bytes,
    headers: { "Content-Type": "application/octet-stream" },
  });
  let read!: ReadResult;
  const reached = (state: string) =>
    waitUntil(async () => {
      read = (await callRest<ReadResult>(target, `GET /imports/${json.importId}`, { token })).json;
      return read.state === state;
    });
  await reached("ready");
  const path = `POST /imports/${json.importId}/take`;
  expect((await callRest(target, path, { token, body: {} })).status).toBe(200);
  await reached("taken");
  return { read, bytes: await exportRecipes(target, token) };
}

/** An archive as versions 0.1 and 0.2 wrote it. */
const makeOldArchive = () => ({
  format: "potluck",
  version: 1,
  exportedAt: "2026-11-23T18:00:00.000Z",
  recipes: [
    {
      ...{ name: "Kale soup", description: "For cold days.", source: "Aunt Jo", language: "en" },
      ...{
        servings: 4,
        servingsUnit: "bowls",
        prepMinutes: 15,
        cookMinutes: 45,
        totalMinutes: 120,
      },
      ...{ author: "baker", category: unpack(archive)[1]!.category, difficultyLevel: "Easy" },
      ingredients: [
        { quantity: "2", unit: "lb", ingredient: "Zorbel kale", preparation: "sliced" },
        { ingredient: "Thyme", isOptional: true },
        { quantity: "1", ingredient: "Bay leaf", scales: false },
      ],
      ingredientsNotes: "Yellow onions.\nFilling: 50 g butter",
      instructions: "Soup:\nFry the kale.\nAdd water.",
      tags: [],
      coverDrawing: "SOUP",
      visibility: "private",
      photos: [],
      createdAt: "2026-11-01T18:00:00.000Z",
      updatedAt: "2026-11-01T18:00:00.000Z",
    },
  ],
});

const a = (change: object, files: Record<string, Uint8Array> = {}) =>
  Buffer.from(
    makeZip({
      "potluck.json": {
        ...{ format: "potluck", version: 1 },
        recipes: [{ ...unpack(archive)[1], photos: [], steps: [], ...change }],
      },
      ...files,
    }),
  );

describe("A Potluck archive that is imported elsewhere", () => {
  it("is exported again without changes: fields, dates, and photos with captions, in order", async () => {
    const recipesBefore = unpack(archive);
    expect(recipesBefore.map(({ photos }) => photos.length)).toEqual([12, 2, 0]);
    const { bytes, read } = await importThere(archive, "cook");
    expect(read.recipes.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(unpack(bytes)).toEqual(recipesBefore);
    expect(recipesBefore[1]!.steps).toMatchObject([
      { position: 1, minutes: 7, isAttended: true, lines: [0], photos: [{}, { caption: "Thick" }] },
      { position: 2, photos: [{}] },
    ]);
    expect(recipesBefore[2]!.steps).toEqual([
      { text: "Rest it.", minutes: 9, isAttended: false, lines: [0], photos: [] },
    ]);
    const cake = recipesBefore[0]!;
    expect(cake.ingredients.map(({ ingredient }) => ingredient)).toEqual(
      [0, 1, 2, 1, 2].map((index) => cake.ingredients[index]!.ingredient),
    );
    expect(cake.headings).toEqual([
      { heading: "Für den Teig", position: 0 },
      { heading: "First:", position: 0 },
      { heading: "## Filling", position: 3 },
      { heading: "Last", position: 5 },
    ]);
    const lineIds = readPotluckJson(unzipSync(archive)).flatMap(({ ingredients }) =>
      ingredients.map(({ lineId }) => lineId),
    );
    expect(new Set(lineIds).size).toBe(7);
    expect(lineIds.every(Number.isInteger)).toBe(true);
  });

  it("of versions 0.1 and 0.2 is read", async () => {
    const oldArchive = makeOldArchive();
    const { bytes, read } = await importThere(
      Buffer.from(makeZip({ "potluck.json": oldArchive })),
      "baker",
    );
    expect(read.recipes.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(unpack(bytes).find(({ name }) => name === "Kale soup")).toEqual(oldArchive.recipes[0]);
  });

  it.each([
    ["Alder", "cook", undefined, "cook"],
    ["Birch", "cook", "My grandmother", "cook, My grandmother"],
    ["Cedar", "cook", "cook, My grandmother", "cook, My grandmother"],
    ["Dogwood", "cook", "cookery of old", "cook, cookery of old"],
    ["Elm", "Baker", "My grandmother", "My grandmother"],
  ])("has as its source, of %s by %s from %s, %s", async (name, author, source, expected) => {
    const { bytes } = await importThere(a({ name, author, source }), "baker");
    const archive = unpack(bytes).find((recipe) => recipe.name === name);
    expect([archive?.author, archive?.source]).toEqual(["baker", expected]);
  });

  it.each([
    ["Fir", "in the future", "2999-01-01T00:00:00.000Z"],
    ["Guava", "before there were any", "1969-12-31T00:00:00.000Z"],
    ["Hazel", "of no calendar", "2021-02-31T25:00:00.000Z"],
    ["Ivy", "in words", "yesterday"],
  ])("%s has no date %s", async (name, _what, createdAt) => {
    const start = Date.now();
    const { bytes, read } = await importThere(a({ name, createdAt }), "cook");
    expect(read.recipes[0]!.warnings).toEqual([
      "The creation date is invalid. Today's date is used instead.",
    ]);
    const archive = unpack(bytes).find((recipe) => recipe.name === name)!;
    for (const date of [archive.createdAt, archive.updatedAt]) {
      expect(Date.parse(date)).toBeGreaterThanOrEqual(start);
    }
  });

  it("reports an unknown difficulty level and an unreadable photo", async () => {
    const broken = a(
      {
        name: "Juniper",
        difficultyLevel: "Zorbelish",
        photos: [{ file: "photos/a.webp" }, { file: "photos/b.webp", caption: "Whole" }],
      },
      { "photos/a.webp": Buffer.from("no picture"), "photos/b.webp": await picture() },
    );
    const { bytes, read } = await importThere(broken, "cook");
    expect(read.recipes[0]!.warnings).toEqual([
      "The difficulty level is unknown. Please check it.",
      "A photo could not be stored.",
    ]);
    const { photos } = unpack(bytes).find(({ name }) => name === "Juniper")!;
    expect(photos.map(({ caption }) => caption)).toEqual(["Whole"]);
  });
});
