import sharp from "sharp";
import { callRest } from "../../testing/callRest";
import { claimingPng, isoFile, picture, upload } from "../../testing/photos";
import { type Account, TestServer } from "../../testing/testServer";

const NO_PICTURE = "This file is not a supported image. Please use JPEG, PNG, WebP or AVIF.";
const HEIC = "HEIC photos are not supported. Export the photo as JPEG and try again.";
const TOO_WIDE = "A photo may have at most 50 megapixels.";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
const MB = 1024 * 1024;

let server: TestServer;
const tokens: Partial<Record<Account, string>> = {};
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
});
afterAll(() => server.close());

const ADD = `mutation ($image: Byte!, $crop: PhotoCropInput) {
  addPhoto(image: $image, crop: $crop) {
    id photoId image { url width height alt srcSet placeholder }
  }
}`;

interface Added {
  addPhoto: { id: string; photoId: number; image: Record<string, string | number> };
}

const add = (bytes: Buffer, token?: string, crop: object | null = null) =>
  server.graphql<Added>(ADD, { image: bytes.toString("base64"), crop }, token);

/** Counts the stored photos. */
const count = async () => {
  const [row] = await server.database.db.query("select count(*)::int as n from photos");
  return row.n as number;
};

/** Makes a picture in a format that is not accepted. */
const pictureAs = async (format: "gif" | "tiff") =>
  sharp(await picture())
    .toFormat(format)
    .toBuffer();

/** Sends a body over GraphQL and REST and returns both responses. */
async function readRefusal(body: Buffer, account: Account | null) {
  const token = account ? tokens[account] : undefined;
  const restResponse = await upload(server, token, body);
  const { errors } = await add(body, token);
  const { message, extensions } = errors![0]!;
  expect([restResponse.status, restResponse.text]).toEqual([extensions["status"], message]);
  return { status: restResponse.status, message, field: extensions["field"] };
}

describe("A photo is refused", () => {
  afterAll(async () => expect(await count()).toBe(0));

  it("from a visitor", async () => {
    expect(await readRefusal(await picture(), null)).toMatchObject({ status: 401 });
  });

  it("from a visitor before it is read, whatever its size", async () => {
    const { status, text } = await upload(server, undefined, Buffer.alloc(4 * MB));
    expect([status, text]).toEqual([401, "Please log in first."]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["nothing", () => Buffer.alloc(0), NO_PICTURE],
    ["words", () => Buffer.from("A plum cake."), NO_PICTURE],
    ["SVG", () => Buffer.from(SVG), NO_PICTURE],
    ["SVG with a declaration", () => Buffer.from(`<?xml version="1.0"?>${SVG}`), NO_PICTURE],
    ["GIF", () => pictureAs("gif"), NO_PICTURE],
    ["TIFF", () => pictureAs("tiff"), NO_PICTURE],
    ["PDF", () => Buffer.from("%PDF-1.7\n%\xff\n1 0 obj"), NO_PICTURE],
    ["HEIC of a telephone", () => isoFile("heic", "mif1", "heic"), HEIC],
    ["HEIC of ten bits", () => isoFile("heix", "mif1"), HEIC],
    ["a series of HEIC", () => isoFile("hevc", "msf1"), HEIC],
    ["HEIF that says no more", () => isoFile("mif1", "miaf"), HEIC],
    ["a film", () => isoFile("isom", "mp42"), NO_PICTURE],
    ["AVIF without a picture", () => isoFile("avif", "mif1"), NO_PICTURE],
    [
      "the beginning of a JPEG",
      async () => (await picture(60, 40, "jpeg")).subarray(0, 20),
      NO_PICTURE,
    ],
    ["half a JPEG", async () => half(await noise("jpeg")), NO_PICTURE],
    ["half a PNG", async () => half(await noise("png")), NO_PICTURE],
    ["a JPEG that goes on as SVG", () => Buffer.from(`\xff\xd8\xff${SVG}`, "latin1"), NO_PICTURE],
    ["a PNG that says it is gigantic", () => claimingPng(30_000, 30_000), TOO_WIDE],
    ["a PNG a line larger than may be", () => claimingPng(10_000, 5_001), TOO_WIDE],
    ["a PNG that lies of its size", () => claimingPng(10_000, 5_000), NO_PICTURE],
  ])("when it is %s", async (_what, make, message) => {
    expect(await readRefusal(await make(), "contributor")).toEqual({
      status: 400,
      message,
      field: "image",
    });
  });

  it("when it is larger than 15 MB", async () => {
    const [most, more] = [Buffer.alloc(15 * MB), Buffer.alloc(15 * MB + 1)];
    expect(await upload(server, tokens.contributor, most)).toMatchObject({ status: 400 });
    const { status, json } = await callRest<object>(server, "POST /photos", {
      token: tokens.contributor,
      body: more,
      headers: { Accept: "application/json" },
    });
    const message = "A photo may be at most 15 MB.";
    expect(status).toBe(413);
    expect(json).toMatchObject({ detail: message, errors: [{ field: "image", message }] });
    expect((await add(more, tokens.contributor)).status).toBe(413);
  });

  it.each([
    ["a side", { left: -0.1, top: 0, width: 1, height: 1 }],
    ["the right", { left: 0.5, top: 0, width: 0.6, height: 1 }],
    ["the bottom", { left: 0, top: 0.2, width: 1, height: 0.9 }],
    ["every side", { left: 0, top: 0, width: 0, height: 1 }],
  ])("when its crop is invalid at %s", async (_side, crop) => {
    const dot = await picture();
    const query = `?left=${crop.left}&top=${crop.top}&width=${crop.width}&height=${crop.height}`;
    const responses = await add(dot, tokens.contributor, crop);
    expect(responses.errors![0]!.message).toBe("The crop must lie within the picture.");
    const { status, text } = await upload(server, tokens.contributor, dot, query);
    // The field differs, because REST does not accept negative numbers.
    const expected = crop.left < 0 ? '"left" must be a number.' : responses.errors![0]!.message;
    expect([status, text]).toEqual([400, expected]);
  });
});

/** Makes a picture that compresses badly. */
const noise = (format: "jpeg" | "png") =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

describe("A photo is accepted", () => {
  it("over REST, with any type and name", async () => {
    const { status, headers, json } = await callRest<Record<string, string>>(
      server,
      "POST /photos?left=0.5&width=0.5",
      {
        token: tokens.contributor,
        body: await picture(1200, 400, "jpeg"),
        headers: {
          "Content-Type": "image/svg+xml",
          "Content-Disposition": 'attachment; filename="photo.svg.exe"',
        },
      },
    );
    expect(status).toBe(201);
    expect(json).toEqual({
      photoId: expect.any(Number),
      url: expect.stringMatching(/^\/photos\/[0-9a-f]{32}-600\.webp$/),
      width: 600,
      height: 400,
      srcSet: expect.any(String),
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(headers.get("location")).toBe(json["url"]);
    const key = json["url"]!.slice("/photos/".length, -"-600.webp".length);
    expect(json["srcSet"]).toBe(`/photos/${key}-320.webp 320w, /photos/${key}-600.webp 600w`);
    const file = await fetch(server.url + json["url"]);
    expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({
      format: "webp",
      width: 600,
      height: 400,
    });
  });

  it("over GraphQL, even from an admin", async () => {
    const crop = { left: 0, top: 0, width: 1, height: 0.5 };
    const { data } = await add(await picture(60, 40), tokens.admin, crop);
    expect(data!.addPhoto.image).toMatchObject({ width: 60, height: 20, alt: "Photo" });
  });

  it("and shown in its default size, from which the browser chooses another", async () => {
    const { json } = await upload(server, tokens.contributor, await picture(2000, 1000));
    expect(json).toMatchObject({
      url: expect.stringContaining("-1024.webp"),
      width: 1024,
      height: 512,
    });
    expect(json.srcSet.match(/ \d+w/g)).toEqual([" 320w", " 640w", " 1024w", " 1600w"]);
  });

  it("and shown to its uploader only until a recipe has it", async () => {
    const { data } = await add(await picture(), tokens.contributor);
    const { id, photoId } = data!.addPhoto;
    const ask = (token?: string) =>
      server.graphql<{ node: object }>(
        "query ($id: ID!) { node(id: $id) { ... on Photo { photoId } } }",
        { id },
        token,
      );
    for (const token of [undefined, tokens.member, tokens.admin]) {
      expect((await ask(token)).errors![0]!.message).toBe("Photo not found.");
    }
    expect((await ask(tokens.contributor)).data!.node).toEqual({ photoId });
  });
});

describe("Uploads in an hour", () => {
  it("are counted by user, without those that are refused immediately", async () => {
    const strict = await TestServer.startOn(server.database, { PHOTO_UPLOADS: "2" });
    const [token, other] = [await strict.login("contributor"), await strict.login("admin")];
    const dot = await picture();
    expect((await upload(strict, token, SVG)).status).toBe(400);
    expect((await upload(strict, token, half(await noise("png")))).status).toBe(400);
    expect((await upload(strict, token, dot)).status).toBe(201);
    const refused = await upload(strict, token, dot);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    const { errors } = await strict.graphql(ADD, { image: dot.toString("base64") }, token);
    expect(errors![0]!.extensions).toMatchObject({
      code: "RATE_LIMITED",
      retryAfter: expect.any(Number),
    });
    expect((await upload(strict, other, dot)).status).toBe(201);
    await strict.close();
  });
});
