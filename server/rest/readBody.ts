import express, { type Request, type Response } from "express";
import { badInput, type AppError, httpStatus, unreadable } from "../errors";
import type { Route } from "./Route";
import { isObject } from "./values";

const LARGEST_BODY = "256kb";

const parserOf = (limit: string | number) => express.raw({ type: () => true, limit });
const parse = parserOf(LARGEST_BODY);
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What came along: the fields of a JSON object or bytes, and what is wrong with it. */
export interface Body {
  fields: Record<string, unknown>;
  bytes: Buffer;
  requestError: AppError | null;
}

const NOTHING = Buffer.alloc(0);
const without = (requestError: AppError | null): Body => ({
  fields: {},
  bytes: NOTHING,
  requestError,
});

/** @throws PAYLOAD_TOO_LARGE */
async function read(
  parser: ReturnType<typeof express.raw>,
  request: Request,
  response: Response,
  tooMany?: () => AppError,
): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    parser(request, response, (error?: { status?: number }) => {
      if (!error) return resolve();
      if (tooMany && error.status === httpStatus.PAYLOAD_TOO_LARGE) return reject(tooMany());
      // What has no status of its own is a bug, and passed on as it is.
      reject(unreadable(error.status) ?? (error as Error));
    });
  });
  const bytes: unknown = request.body;
  return Buffer.isBuffer(bytes) ? bytes : NOTHING;
}

/**
 * Reads the body of a call. JSON that cannot be read is no error yet: whether the viewer may make
 * the call at all is told first. A row that takes no body ignores what is in it.
 * @throws PAYLOAD_TOO_LARGE
 */
export async function readBody(request: Request, response: Response, route: Route): Promise<Body> {
  if (route.method === "GET") return without(null);
  const bytes = await read(parse, request, response);
  if (!route.body || bytes.length === 0) return without(null);
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    if (isObject(value)) return { ...without(null), fields: value };
    return without(badInput("The body must be a JSON object."));
  } catch {
    return without(badInput("The body is not valid JSON."));
  }
}

/**
 * Reads the bytes of a call whose row takes more of them than others: only for people whom we
 * know. What a visitor sends stays unread, since the rules refuse the call whatever it is.
 * @throws PAYLOAD_TOO_LARGE
 */
export async function readBytes(
  request: Request,
  response: Response,
  { most, tooMany }: NonNullable<Route["bytes"]>,
  isKnown: boolean,
): Promise<Body> {
  if (!isKnown) return without(null);
  const bytes = await read(parserOf(most), request, response, tooMany);
  return { ...without(null), bytes };
}
