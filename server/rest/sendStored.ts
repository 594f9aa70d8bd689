import type { IncomingMessage, ServerResponse } from "node:http";
import type { EncodedBody, Encoding } from "./EncodedBody";
import { matches } from "./send";

/**
 * Sends a JSON body that is stored, or 304 to a client that has it already.
 * @param encoding the best that the client accepts; null for none
 */
export async function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  body: EncodedBody,
  encoding: Encoding | null,
): Promise<void> {
  const { etag } = body.plain;
  const vary = [response.getHeader("Vary") ?? [], "Authorization, Accept"].flat();
  response.setHeader("Cache-Control", "private, no-cache");
  response.setHeader("Vary", vary.join(", "));
  response.setHeader("ETag", etag);
  if (matches(request.headers["if-none-match"] ?? "", etag, "weak")) {
    return void response.writeHead(304).end();
  }
  const encoded = await body.as(encoding);
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", encoded.length);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  if (request.method === "HEAD") return void response.end();
  await encoded.sendTo(response);
}
