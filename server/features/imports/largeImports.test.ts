import { createHash, randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { DOT_BASE64, makeZip } from "../../testing/archives";
import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

const MEGABYTE = 1024 * 1024;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off", IMPORT_MB: "48" });
  token = await server.login("contributor");
});
afterAll(() => server.close());

const hashBytes = (bytes: Uint8Array) => createHash("md5").update(bytes).digest("hex");

const recipe = (name: string, photos: string[]) => ({
  ...{ name, author: "Ana", category: "Soups", difficultyLevel: "Easy", tags: [] },
  ingredients: [{ ingredient: "Onion" }],
  instructions: "Fry.",
  photos: photos.map((file) => ({ file })),
});

const head = { format: "potluck", version: 1 };

const photos = Object.fromEntries(
  ["a", "b", "c"].map((name) => [`photos/${name}.webp`, randomBytes(11 * MEGABYTE)]),
);
const large = makeZip({
  "potluck.json": {
    ...head,
    recipes: [
      recipe("Onion soup", ["photos/a.webp", "photos/b.webp"]),
      recipe("Bean soup", ["photos/c.webp", "photos/lost.webp"]),
    ],
  },
  ...photos,
});

const send = (body: Uint8Array, as: string | null = token) =>
  callRest<{ importId: number; detail?: string; message?: string }>(
    server,
    "POST /imports/file?fileName=export.zip",
    {
      token: as ?? undefined,
      body: Buffer.from(body),
      headers: { "Content-Type": "application/octet-stream" },
    },
  );

interface ReadResult {
  state: string;
  error: string | null;
  recipes: { recipeName: string; name: string; warnings: string[] }[];
}

async function readAs(importId: number): Promise<ReadResult> {
  let read: ReadResult | undefined;
  await waitUntil(async () => {
    read = (await callRest<ReadResult>(server, `GET /imports/${importId}`, { token })).json;
    return read.state !== "reading";
  });
  return read!;
}

const query = <Row extends object>(statement: string) => server.database.db.query<Row[]>(statement);

/** The parts of an archive are deleted in batches after it has been read. */
const untilNothingIsLeft = () =>
  waitUntil(async () => (await query("select from import_chunks limit 1")).length === 0);

it("An archive that is too large for memory is imported with all of its photos", async () => {
  expect((await send(large, null)).status).toBe(401);
  const { status, json } = await send(large);
  expect(status).toBe(201);
  const read = await readAs(json.importId);
  expect(read).toMatchObject({ state: "ready", error: null });
  expect(read.recipes.map(({ warnings }) => warnings)).toEqual([
    [],
    ["A photo is missing in the archive."],
  ]);
  const storedFiles = await query<{ hash: string }>(
    "select md5(bytes) as hash from import_photos order by import_item_id, position",
  );
  expect(storedFiles.map(({ hash }) => hash)).toEqual(Object.values(photos).map(hashBytes));
  await untilNothingIsLeft();
});

it("Files above the limit and files that are not archives are refused", async () => {
  const tooLarge = await send(Buffer.alloc(48 * MEGABYTE + 1));
  expect(tooLarge.status).toBe(413);
  expect(tooLarge.text).toContain("A file may be at most 48 MB.");
  const noArchive = await send(Buffer.alloc(33 * MEGABYTE));
  expect(noArchive.status).toBe(413);
  expect(noArchive.text).toContain("A file may be at most 32 MB.");
});

it("Archives of other programs are imported with the photos inside their files", async () => {
  await query("truncate import_photos");
  const pictures = Array.from({ length: 4 }, () => randomBytes(7 * MEGABYTE));
  const packed = pictures.map((picture, i) => [
    `Soup ${i}.paprikarecipe`,
    gzipSync(
      JSON.stringify({
        ...{ name: `Soup ${i}`, ingredients: "1 onion", directions: "Fry." },
        photo_data: picture.toString("base64"),
        photos: [{ data: DOT_BASE64 }],
      }),
      { level: 1 },
    ),
  ]);
  const archive = makeZip({
    ...Object.fromEntries(packed),
    "padding.bin": randomBytes(6 * MEGABYTE),
  });
  expect(archive.length).toBeGreaterThan(32 * MEGABYTE);
  const { json } = await send(archive);
  const read = await readAs(json.importId);
  expect(read).toMatchObject({ state: "ready", error: null });
  expect(read.recipes.map(({ recipeName, name }) => recipeName ?? name)).toEqual(
    pictures.map((_, i) => `Soup ${i}`),
  );
  const storedFiles = await query<{ hash: string }>(
    "select md5(bytes) as hash from import_photos order by import_item_id, position",
  );
  const dot = hashBytes(Buffer.from(DOT_BASE64, "base64"));
  expect(storedFiles.map(({ hash }) => hash)).toEqual(
    pictures.flatMap((picture) => [hashBytes(picture), dot]),
  );
  await untilNothingIsLeft();
});

it("Archives without recipes are refused, whatever their size", async () => {
  const emptyResponse = await send(makeZip({ "readme.txt": "x", ...photos }));
  expect(await readAs(emptyResponse.json.importId)).toMatchObject({
    state: "failed",
    error: "Files of this kind cannot be imported.",
  });
  await untilNothingIsLeft();
});
