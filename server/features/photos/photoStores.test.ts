import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pino } from "pino";
import type { DataSource } from "typeorm";
import { readConfig } from "../../config/config";
import { ObjectStore } from "../../testing/ObjectStore";
import { picture } from "../../testing/photos";
import { readClaim, computeSignature } from "../../testing/signatureV4";
import { waitUntil } from "../../testing/waitUntil";
import { storePhoto } from "./addPhoto";
import { makeBoundedStore } from "./makeBoundedStore";
import { makeFolderStore } from "./makeFolderStore";
import { makePhotoStore } from "./makePhotoStore";
import type { PhotoStore, StoredFile } from "./PhotoStore";
import { makeS3Store } from "./makeS3Store";

const NAME = "0123456789abcdef0123456789abcdef-320.webp";
const BYTES = Buffer.from("the bytes of a picture");
const TYPE = "image/webp";

const readContent = async (store: PhotoStore, name = NAME) => {
  const file = await store.get(name);
  return file && { size: file.size, bytes: await buffer(file.body) };
};

async function behavesLikeAStore(store: PhotoStore): Promise<void> {
  expect(await store.get(NAME)).toBeNull();
  await store.remove(NAME);
  await store.put(NAME, BYTES, TYPE);
  expect(await readContent(store)).toEqual({ size: BYTES.length, bytes: BYTES });
  await store.put(NAME, Buffer.from("x"), TYPE);
  expect(await readContent(store)).toEqual({ size: 1, bytes: Buffer.from("x") });
  await store.remove(NAME);
  expect(await store.get(NAME)).toBeNull();
  await store.check();
}

describe("A store that never responds", () => {
  const silence = <Result>() => new Promise<Result>(() => undefined);
  const silent: PhotoStore = { put: silence, get: silence, remove: silence, check: silence };
  const store = makeBoundedStore(silent, 20);

  it("fails within the time limit for every call", async () => {
    const calls = [
      () => store.put(NAME, BYTES, TYPE),
      () => store.get(NAME),
      () => store.remove(NAME),
      () => store.check(),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow("within 20 ms");
  });

  it("does not delay a failed upload", async () => {
    const failing: PhotoStore = { ...silent, put: () => Promise.reject(new Error("away")) };
    const stores = { photos: failing, log: pino({ level: "silent" }) };
    const storing = storePhoto({} as DataSource, stores, 1, await picture());
    await expect(storing).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      extensions: { retryAfter: 1 },
    });
  });

  it("closes a file that arrives too late", async () => {
    let send!: (file: StoredFile) => void;
    const late = new Promise<StoredFile>((resolve) => (send = resolve));
    const call = makeBoundedStore({ ...silent, get: () => late }, 20).get(NAME);
    await expect(call).rejects.toThrow("within 20 ms");
    const body = Readable.from([BYTES]);
    send({ body, size: BYTES.length });
    await waitUntil(() => Promise.resolve(body.destroyed));
  });
});

describe("The folder store", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "potluck-photos-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("stores photos, and creates its folder with the first photo", async () => {
    const store = makeFolderStore(join(folder, "not", "yet"));
    await store.check();
    expect(existsSync(join(folder, "not"))).toBe(false);
    await behavesLikeAStore(store);
    expect(readdirSync(join(folder, "not", "yet"))).toEqual([]);
  });

  it("is private, as are its files", async () => {
    const inside = join(folder, "photos");
    await makeFolderStore(inside).put(NAME, BYTES, TYPE);
    expect(statSync(inside).mode & 0o777).toBe(0o700);
    expect(statSync(join(inside, NAME)).mode & 0o777).toBe(0o600);
  });

  it("gives a file its name only when it is complete", async () => {
    const store = makeFolderStore(folder);
    const large = Buffer.alloc(8 * 1024 * 1024, 1);
    const reading = new AbortController();
    const written = store.put(NAME, large, TYPE).finally(() => reading.abort());
    while (!reading.signal.aborted) {
      const content = await readContent(store);
      expect(content?.size ?? large.length).toBe(large.length);
    }
    await written;
    expect(readdirSync(folder)).toEqual([NAME]);
  });

  it("leaves no temporary file if a write fails", async () => {
    // The folder has the name of the file, which prevents the write.
    await files.mkdir(join(folder, NAME, "inside"), { recursive: true });
    await expect(makeFolderStore(folder).put(NAME, BYTES, TYPE)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([NAME]);
  });

  it("is refused if its path is a file", async () => {
    writeFileSync(join(folder, "file"), "");
    const store = makeFolderStore(join(folder, "file"));
    await expect(store.check()).rejects.toThrow();
    await expect(store.put(NAME, BYTES, TYPE)).rejects.toThrow();
  });
});

describe("An object store", () => {
  let objects: ObjectStore;
  const store = (change: object = {}) =>
    makePhotoStore(readConfig({ ...objects.settings, ...change }));
  beforeEach(async () => {
    objects = await ObjectStore.open();
  });
  afterEach(() => objects.close());

  it("signs requests like the example in AWS's manual", () => {
    const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    const claim = readClaim(
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
        "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date," +
        "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    )!;
    const request = {
      method: "GET",
      url: "/test.txt",
      headers: {
        host: "examplebucket.s3.amazonaws.com",
        range: "bytes=0-9",
        "x-amz-content-sha256": empty,
        "x-amz-date": "20130524T000000Z",
      },
    };
    const secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
    expect(computeSignature(request, claim, secret)).toBe(claim.signature);
  });

  it("stores photos with signed requests", async () => {
    await behavesLikeAStore(store());
    expect(objects.rejections).toEqual([]);
    expect(objects.objects.size).toBe(0);
  });

  it("receives the type of a file, and no caching headers", async () => {
    await store().put(NAME, BYTES, TYPE);
    expect(objects.objects.get(NAME)).toEqual({
      bytes: BYTES,
      type: TYPE,
      caching: undefined,
    });
  });

  it.each([
    [{ PHOTOS_S3_SECRET: "another secret" }, "wrong signature"],
    [{ PHOTOS_S3_KEY: "somebody" }, "wrong scope"],
    [{ PHOTOS_S3_REGION: "us-east-1" }, "wrong scope"],
  ])("refuses access with %j", async (change, reason) => {
    const stranger = store(change);
    const calls = [
      () => stranger.put(NAME, BYTES, TYPE),
      () => stranger.get(NAME),
      () => stranger.remove(NAME),
      () => stranger.check(),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(/answered 403/);
    expect(new Set(objects.rejections)).toEqual(new Set([reason]));
  });

  it.each([500, 403, 301])("that responds with %i causes an error", async (status) => {
    objects.failure = status;
    await expect(store().put(NAME, BYTES, TYPE)).rejects.toThrow(`answered ${status} to PUT`);
    await expect(store().get(NAME)).rejects.toThrow(`answered ${status} to GET`);
    await expect(store().remove(NAME)).rejects.toThrow(`answered ${status} to DELETE`);
  });

  it("that never responds causes an error after the time limit", async () => {
    objects.failure = "silent";
    const { photosS3 } = readConfig(objects.settings);
    await expect(makeS3Store(photosS3!, 50).get(NAME)).rejects.toThrow(/timeout/);
  });
});
