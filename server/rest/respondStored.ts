import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "../graphql/context";
import type { EncodedBody, Encoding } from "./EncodedBody";
import { matches } from "./send";

/** What responding with stored bodies needs of the application. */
export interface StoredDependencies {
  /** The best encoding that a client accepts; null for none. */
  encodingFor(request: IncomingMessage): Encoding | null;
  contextOf(request: IncomingMessage, response: ServerResponse): Promise<Context>;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Leaves the request to its endpoint. */
  next(): void;
}

/**
 * Responds with a JSON body that is stored. A request with an invalid token goes on to its endpoint, and so does one whose
 * body could not be made.
 * @param bodyOf finds the body, or makes it
 * @param failed hears why it could not be made
 */
export function respondStored(
  { contextOf, encodingFor }: StoredDependencies,
  { request, response, next }: Exchange,
  bodyOf: (context: Context) => Promise<EncodedBody>,
  failed: (error: unknown) => void = () => undefined,
): void {
  const handle = async () => {
    const context = await contextOf(request, response);
    if (context.authError) return next();
    const body = await bodyOf(context);
    await context.withoutDatabase(() => send(request, response, body, encodingFor(request)));
  };
  handle().catch((error: unknown) => {
    if (response.headersSent) return void response.destroy();
    failed(error);
    next();
  });
}

/** Sends a body, or 304 to a client that has it already. */
async function send(
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

/** Whether a request reads. */
export const isRead = ({ method }: IncomingMessage): boolean =>
  method === "GET" || method === "HEAD";
