import { crc32 } from "node:zlib";
import sharp from "sharp";
import { callRest, type RestAnswer } from "./callRest";
import type { TestServer } from "./testServer";

/** The response to an upload. */
export interface UploadedPhoto {
  photoId: number;
  url: string;
  width: number;
  height: number;
  srcSet: string;
  placeholder: string;
}

/** Makes a plain picture. */
export const picture = (width = 60, height = 40, format: "jpeg" | "png" = "png") =>
  sharp({ create: { width, height, channels: 3, background: "tomato" } })
    .toFormat(format)
    .toBuffer();

/**
 * Uploads a picture over REST.
 * @param query the query string
 */
export const upload = (
  server: TestServer,
  token: string | undefined,
  body: Buffer | string,
  query = "",
): Promise<RestAnswer<UploadedPhoto>> =>
  callRest<UploadedPhoto>(server, `POST /photos${query}`, {
    token,
    body,
    headers: { "Content-Type": "application/octet-stream" },
  });

/** Uploads one picture and returns its key. */
export async function uploaded(server: TestServer, token: string): Promise<number> {
  const { status, json } = await upload(server, token, await picture());
  expect(status).toBe(201);
  return json.photoId;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Makes a small PNG whose header declares this size. */
export function claimingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const data = Buffer.from("789c63000000010001", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Makes the first box of an ISO media file, as in HEIC and AVIF, without the rest. */
export function isoFile(major: string, ...otherBrands: string[]): Buffer {
  const fileTypeBox = Buffer.from(`    ftyp${major}\0\0\0\0${otherBrands.join("")}`, "latin1");
  fileTypeBox.writeUInt32BE(fileTypeBox.length);
  return Buffer.concat([fileTypeBox, Buffer.alloc(64)]);
}
