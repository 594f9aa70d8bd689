import express, { type Request, type Response } from "express";
import { badInput, type AppError, httpStatus, unreadable } from "../errors";
import type { Route } from "./Route";
import { isObject } from "./values";

const MAX_BODY = "256kb";

const parserOf = (limit: string | number) => express.raw({ type: () => true, limit });
const parse = parserOf(MAX_BODY);
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A body: the fields of a JSON object or bytes, and why it could not be read. */
export interface Body {
  fields: Record<string, unknown>;
  bytes: Buffer;
  error: AppError | null;
}

const NO_BYTES = Buffer.alloc(0);
const emptyBody = (error: AppError | null): Body => ({ fields: {}, bytes: NO_BYTES, error });

/** @throws PAYLOAD_TOO_LARGE */
async function read(
  parser: ReturnType<typeof express.raw>,
  request: Request,
  response: Response,
  tooLarge?: () => AppError,
): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    parser(request, response, (error?: { status?: number }) => {
      if (!error) return resolve();
      if (tooLarge && error.status === httpStatus.PAYLOAD_TOO_LARGE) return reject(tooLarge());
      // An error without a status is a bug, and passed on unchanged.
      reject(unreadable(error.status) ?? (error as Error));
    });
  });
  const bytes: unknown = request.body;
  return Buffer.isBuffer(bytes) ? bytes : NO_BYTES;
}

/**
 * Reads a JSON body. One that cannot be parsed does not throw: whether the viewer may make the request
 * at all is reported first. A route that takes no body ignores what is in it.
 * @throws PAYLOAD_TOO_LARGE
 */
export async function readBody(request: Request, response: Response, route: Route): Promise<Body> {
  if (route.method === "GET") return emptyBody(null);
  const bytes = await read(parse, request, response);
  if (!route.body || bytes.length === 0) return emptyBody(null);
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    if (isObject(value)) return { ...emptyBody(null), fields: value };
    return emptyBody(badInput("The body must be a JSON object."));
  } catch {
    return emptyBody(badInput("The body is not valid JSON."));
  }
}

/**
 * Reads the body of a route that takes bytes, which may be larger than JSON. That of a visitor is not
 * read: the rules reject the request whatever it holds.
 * @throws PAYLOAD_TOO_LARGE
 */
export async function readBytes(
  request: Request,
  response: Response,
  { max, tooLarge }: NonNullable<Route["bytes"]>,
  isLoggedIn: boolean,
): Promise<Body> {
  if (!isLoggedIn) return emptyBody(null);
  const bytes = await read(parserOf(max), request, response, tooLarge);
  return { ...emptyBody(null), bytes };
}
