import { createHash } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { type AppError, type Issue, httpStatus } from "../errors";
import type { Reply } from "./Route";

export const bytesOf = ({ body }: Reply): Buffer =>
  Buffer.from(body === null ? "" : "text" in body ? body.text : JSON.stringify(body.json));

/** The strong name of exactly these bytes. */
export const etagOf = (bytes: Buffer): string =>
  `"${createHash("sha256").update(bytes).digest("base64url")}"`;

/**
 * Whether a list of tags, as `If-Match` and `If-None-Match` have it, holds this one.
 * @param comparison a weak tag is as good as a strong one for a cache, and never for an edit
 */
export function matches(tags: string, etag: string, comparison: "strong" | "weak"): boolean {
  if (tags.trim() === "*") return true;
  const named = tags.split(",").map((tag) => tag.trim());
  return named.includes(etag) || (comparison === "weak" && named.includes(`W/${etag}`));
}

/** Says what caches must know of every answer below `/api`, good or bad. */
export const tellCaches: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "private, no-cache").vary("Authorization, Accept");
  next();
};

/** Sends what a row answers; to a reader who has it already, only that it is the same. */
export function send(request: Request, response: Response, reply: Reply): void {
  const bytes = bytesOf(reply);
  response.status(reply.status).set(reply.headers ?? {});
  if (request.method === "GET" || request.method === "HEAD") {
    const etag = etagOf(bytes);
    response.set("ETag", etag);
    if (matches(request.get("If-None-Match") ?? "", etag, "weak"))
      return void response.status(304).end();
  }
  if (reply.body === null) return void response.end();
  response.type("text" in reply.body ? "text/plain" : "application/json").end(bytes);
}

/** Whether a reader asked for errors that a program can read. */
const asksForProblem = (request: Request): boolean =>
  /\bapplication\/(problem\+)?json\b/i.test(request.get("Accept") ?? "");

/**
 * Sends a refusal: a problem document (RFC 9457) to those who name JSON, the bare words to others,
 * since documented clients show the body to people as it stands.
 * @param fields REST's names for the fields of the schema's inputs
 */
export function sendRefusal(
  request: Request,
  response: Response,
  failure: AppError,
  fields: Record<string, string> = {},
): void {
  const { code, message, extensions } = failure;
  const status = httpStatus[code];
  response.status(status);
  if (extensions["retryAfter"]) response.set("Retry-After", String(extensions["retryAfter"]));
  if (code === "UNAUTHENTICATED" && !response.get("WWW-Authenticate")) {
    response.set("WWW-Authenticate", "Bearer");
  }
  if (code === "ACCOUNT_BANNED") {
    return void response.type("application/json").end(JSON.stringify({ code, message }));
  }
  if (!asksForProblem(request)) return void response.type("text/plain").end(message);
  const { requestId } = extensions;
  const errors = issuesInRest(failure, fields);
  const problem = {
    type: "about:blank",
    title: STATUS_CODES[status],
    status,
    detail: message,
    code,
    ...(errors.length > 0 && { errors }),
    ...(requestId !== undefined && { requestId }),
  };
  response.type("application/problem+json").end(JSON.stringify(problem));
}

/** What is wrong with each field, under its name in REST; the first thing of each is enough. */
function issuesInRest({ issues }: AppError, fields: Record<string, string>): Issue[] {
  const messages = new Map<string, string>();
  for (const { field, message } of issues) {
    const name = inRest(field, fields);
    if (!messages.has(name)) messages.set(name, message);
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}

/** `ingredients.0.unit` is named by the first of its names. */
function inRest(field: string, fields: Record<string, string>): string {
  const [first, ...others] = field.split(".");
  return [fields[first!] ?? first, ...others].join(".");
}
