import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import express from "express";
import { brotliAssets } from "./brotliAssets";

const SCRIPT = "export const answer = 42;";

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "assets-"));
  writeFileSync(join(folder, "main.js"), SCRIPT);
  writeFileSync(join(folder, "main.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "font.woff2"), "a font");
  server = createServer(express().use(brotliAssets(folder), express.static(folder)));
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Returns a response as it is sent over the network: `fetch` would decompress it. */
async function load(path: string, encodings: string) {
  const { port } = server.address() as AddressInfo;
  const headers = { "Accept-Encoding": encodings };
  const request = get({ host: "127.0.0.1", port, path, headers });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { ...response, headers: response.headers, body: Buffer.concat(chunks) };
}

describe("A file that the build has compressed", () => {
  it("is served compressed, with its content type, to clients that accept Brotli", async () => {
    const { headers, body } = await load("/main.js", "gzip, br");
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
    });
    expect(String(brotliDecompressSync(body))).toBe(SCRIPT);
  });

  it("is served uncompressed to other clients, with a Vary header", async () => {
    const { headers, body } = await load("/main.js", "gzip, br;q=0");
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers).toHaveProperty("vary", "Accept-Encoding");
    expect(String(body)).toBe(SCRIPT);
  });
});

it("A file that is not compressed is served unchanged", async () => {
  const { headers, body } = await load("/font.woff2", "br");
  expect(headers).not.toHaveProperty("content-encoding");
  expect(String(body)).toBe("a font");
});
