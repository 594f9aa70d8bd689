import { createHash } from "node:crypto";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { pipeline, type Readable } from "node:stream";
import type { Request, RequestHandler, Response } from "express";
import { type AppError, type Issue, httpStatus } from "../errors";
import { makeRetryHeaders } from "../http/makeRetryHeaders";
import type { Reply } from "./responses";
import { ownProperty } from "../../shared/ownProperty";

/** Converts a reply's body to bytes. */
export const serialize = ({ body }: Reply): Buffer =>
  Buffer.from(
    body === null || "stream" in body ? "" : "text" in body ? body.text : JSON.stringify(body.json),
  );

/** Makes the strong ETag of a body. */
export const makeEtag = (bytes: Buffer): string =>
  `"${createHash("sha256").update(bytes).digest("base64url")}"`;

/**
 * Returns true if a list of ETags, as in `If-Match` and `If-None-Match`, contains this one.
 * @param comparison with "weak", weak ETags match too: caches allow that, edits do not
 */
export function matches(etags: string, etag: string, comparison: "strong" | "weak"): boolean {
  if (etags.trim() === "*") return true;
  const listedEtags = etags.split(",").map((listedEtag) => listedEtag.trim());
  return listedEtags.includes(etag) || (comparison === "weak" && listedEtags.includes(`W/${etag}`));
}

/** Sets the headers for caches on all responses, errors included. */
export const setCacheHeaders: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "private, no-cache").vary("Authorization, Accept");
  next();
};

/** Sends a reply, or 304 if the client already has it. */
export function send(request: Request, response: Response, reply: Reply): void {
  response.status(reply.status).set(reply.headers ?? {});
  if (reply.body && "stream" in reply.body) return sendStream(request, response, reply.body.stream);
  const bytes = serialize(reply);
  if (request.method === "GET" || request.method === "HEAD") {
    const etag = makeEtag(bytes);
    response.set("ETag", etag);
    if (matches(request.get("If-None-Match") ?? "", etag, "weak"))
      return void response.status(304).end();
  }
  if (reply.body === null) return void response.end();
  response.setHeader("Content-Length", bytes.length);
  response.type("text" in reply.body ? "text/plain" : "application/json").end(bytes);
}

/** Streams a body. A failure destroys the connection, because the client must not take a part for the whole. */
function sendStream(request: Request, response: Response, stream: Readable): void {
  if (request.method === "HEAD") {
    stream.destroy();
    return void response.end();
  }
  // The limit is raised, because the pipeline and all middleware before it add listeners for the
  // end of the response.
  response.setMaxListeners(20);
  // The error is ignored, because the log shows the request as aborted.
  pipeline(stream, response, () => undefined);
}

const acceptsProblem = ({ headers: { accept = "" } }: IncomingMessage): boolean =>
  /\bapplication\/(problem\+)?json\b/i.test(accept);

/**
 * Sends an error: a problem document (RFC 9457) to clients that accept JSON, otherwise the message alone, because
 * documented clients show the body to people.
 * @param fields REST's names for fields of the operation's input
 */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  error: AppError,
  fields: Record<string, string> = {},
): void {
  const { code, message, extensions } = error;
  const status = httpStatus[code];
  const sendBody = (type: string, body: string) => {
    response.setHeader("Content-Type", type);
    response.statusCode = status;
    response.end(body);
  };
  for (const [name, value] of Object.entries(makeRetryHeaders(extensions))) {
    response.setHeader(name, value);
  }
  if (status === httpStatus.UNAUTHENTICATED && !response.getHeader("WWW-Authenticate")) {
    response.setHeader("WWW-Authenticate", "Bearer");
  }
  if (code === "ACCOUNT_BANNED") {
    return sendBody("application/json; charset=utf-8", JSON.stringify({ code, message }));
  }
  if (!acceptsProblem(request)) return sendBody("text/plain; charset=utf-8", message);
  const { challenge, passkeyOptions, requestId } = extensions;
  const errors = renameFields(error, fields);
  const problem = {
    type: "about:blank",
    title: STATUS_CODES[status],
    status,
    detail: message,
    code,
    ...(errors.length > 0 && { errors }),
    ...(challenge !== undefined && { challenge }),
    ...(passkeyOptions !== undefined && { passkeyOptions }),
    ...(requestId !== undefined && { requestId }),
  };
  sendBody("application/problem+json", JSON.stringify(problem));
}

/** Returns the first issue of each field, under its name in REST. */
function renameFields({ issues }: AppError, fields: Record<string, string>): Issue[] {
  const messages = new Map<string, string>();
  for (const { field, message } of issues) {
    const name = restName(field, fields);
    if (!messages.has(name)) messages.set(name, message);
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}

/** Renames the first part of a path such as `ingredients.0.unit`. */
function restName(field: string, fields: Record<string, string>): string {
  const [first, ...otherSteps] = field.split(".");
  return [ownProperty(fields, first!) ?? first, ...otherSteps].join(".");
}
