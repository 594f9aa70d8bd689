import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { matches } from "./send";
import { storeBody, type StoredBody } from "./StoredBody";

const encoders = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

export type Encoding = keyof typeof encoders;

async function* encode(body: StoredBody, encoding: Encoding): AsyncGenerator<Buffer> {
  const encoder = encoders[encoding]();
  body.sendTo(encoder).catch((error: Error) => encoder.destroy(error));
  yield* encoder;
}

/**
 * A stored body and its compressed forms, which are made when they are first needed and then
 * stored.
 */
export class EncodedBody {
  private readonly compressedBodies = new Map<Encoding, Promise<StoredBody>>();

  constructor(readonly source: StoredBody) {}

  /** @param encoding null for the body itself */
  getEncoded(encoding: Encoding | null): Promise<StoredBody> {
    if (encoding === null) return Promise.resolve(this.source);
    const storedBody = this.compressedBodies.get(encoding);
    if (storedBody) return storedBody;
    const body = storeBody(encode(this.source, encoding));
    this.compressedBodies.set(encoding, body);
    body.catch(() => this.compressedBodies.delete(encoding));
    return body;
  }

  /**
   * Sends the body, or 304 if the client already has it.
   * @param encoding null for the body itself
   */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    encoding: Encoding | null,
  ): Promise<void> {
    const { etag } = this.source;
    response.setHeader("ETag", etag);
    if (matches(request.headers["if-none-match"] ?? "", etag, "weak")) {
      return void response.writeHead(304).end();
    }
    const encodedBody = await this.getEncoded(encoding);
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    response.setHeader("Content-Length", encodedBody.length);
    if (encoding) response.setHeader("Content-Encoding", encoding);
    if (request.method === "HEAD") return void response.end();
    await encodedBody.sendTo(response);
  }

  /** Deletes the files, but lets running responses continue. */
  async remove(): Promise<void> {
    const bodies = [this.source, ...this.compressedBodies.values()];
    await Promise.allSettled(bodies.map(async (body) => (await body).remove()));
  }
}
