import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { readClaim, type SignedRequest, computeSignature } from "./signatureV4";

const REGION = "eu-test-1";
const KEY = "AKIATEST";
const SECRET = "a secret/of+tests";
const A_QUARTER_MS = 15 * 60 * 1000;

interface StoredObject {
  bytes: Buffer;
  type: string | undefined;
  caching: string | undefined;
}

/** An object store that implements the part of S3 that photos need, and verifies signatures. */
export class ObjectStore {
  /** The stored objects by name. */
  readonly objects = new Map<string, StoredObject>();
  /** The reasons of the requests that were refused. */
  readonly rejections: string[] = [];
  /** The way in which responses fail: with a status, cut off, or never sent. */
  failure: number | "cut off" | "silent" | null = null;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async open(): Promise<ObjectStore> {
    const store = new ObjectStore();
    await new Promise<void>((resolve) => store.server.listen(0, "127.0.0.1", resolve));
    return store;
  }

  /** Returns the settings of a server that uses this store. */
  get settings() {
    const { port } = this.server.address() as AddressInfo;
    return {
      PHOTOS_S3_URL: `http://127.0.0.1:${port}/some%20bucket/`,
      PHOTOS_S3_REGION: REGION,
      PHOTOS_S3_KEY: KEY,
      PHOTOS_S3_SECRET: SECRET,
    };
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request);
    const rejection = findFault(request, bytes);
    if (rejection) {
      this.rejections.push(rejection);
      return void response.writeHead(403).end(rejection);
    }
    if (this.failure === "silent") return;
    if (typeof this.failure === "number")
      return void response.writeHead(this.failure).end("broken");
    const [, name] = /^\/some%20bucket\/([\w.-]+)$/.exec(request.url!) ?? [];
    if (!name) return void response.writeHead(400).end();
    this.act(request, response, name, bytes);
  }

  private act(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    name: string,
    bytes: Buffer,
  ): void {
    if (method === "PUT") {
      const [type, caching] = [headers["content-type"], headers["cache-control"]];
      this.objects.set(name, { bytes, type, caching });
      return void response.writeHead(200).end();
    }
    if (method === "DELETE") {
      this.objects.delete(name);
      return void response.writeHead(204).end();
    }
    const object = this.objects.get(name);
    if (!object) return void response.writeHead(404).end("<Error/>");
    response.writeHead(200, { "Content-Length": object.bytes.length });
    if (this.failure !== "cut off") return void response.end(object.bytes);
    response.write(object.bytes.subarray(0, 10), () => response.destroy());
  }
}

/** Finds the fault of a request's signature; null if it is valid. */
function findFault({ method, url, headers }: IncomingMessage, bytes: Buffer): string | null {
  const request = { method, url, headers } as SignedRequest;
  const claim = readClaim(headers.authorization);
  if (!claim) return "no signature";
  if (claim.key !== KEY || claim.region !== REGION || claim.service !== "s3") return "wrong scope";
  for (const name of ["host", "x-amz-date", "x-amz-content-sha256"]) {
    if (!claim.signedHeaders.includes(name)) return `${name} is not signed`;
  }
  const date = String(headers["x-amz-date"]);
  const time = date.replace(/^(....)(..)(..T..)(..)(..)Z$/, "$1-$2-$3:$4:$5Z");
  if (!date.startsWith(claim.date)) return "two dates";
  if (!(Math.abs(Date.now() - Date.parse(time)) < A_QUARTER_MS)) return "too old";
  const hash = createHash("sha256").update(bytes).digest("hex");
  if (headers["x-amz-content-sha256"] !== hash) return "other bytes";
  return computeSignature(request, claim, SECRET) === claim.signature ? null : "wrong signature";
}
