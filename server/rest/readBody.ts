import { finished } from "node:stream/promises";
import express, { type Request, type Response } from "express";
import { badInput, type AppError, httpStatus, tooLarge, unreadable } from "../errors";
import type { Context } from "../graphql/context";
import type { UploadedFile } from "../lib/UploadedFile";
import { type BodyLimit, receiveBytes, receiveFile } from "./receiveBytes";
import type { Route } from "./Route";
import { isObject } from "./values";

const MAX_BODY_BYTES = 256 * 1024;

const usualLimit: BodyLimit = {
  max: MAX_BODY_BYTES,
  tooLarge: () => tooLarge("The request body is too large."),
};

/** Returns true if a body is certainly within the usual limit. */
export const isSmallBody = ({ headers }: Request): boolean =>
  headers["content-encoding"] === undefined &&
  headers["transfer-encoding"] === undefined &&
  Number(headers["content-length"] ?? 0) <= MAX_BODY_BYTES;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The result of reading a body: the fields of a JSON object or bytes, and the error if reading
 * failed.
 */
export interface Body {
  fields: Record<string, unknown>;
  bytes: Buffer;
  error: AppError | null;
}

const NO_BYTES = Buffer.alloc(0);
const emptyBody = (error: AppError | null): Body => ({ fields: {}, bytes: NO_BYTES, error });

/** @throws PAYLOAD_TOO_LARGE */
async function readRaw(request: Request, response: Response, limit: BodyLimit): Promise<Buffer> {
  const parse = express.raw({ type: () => true, limit: limit.max });
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: { status?: number }) => {
      if (!error) return resolve();
      if (error.status === httpStatus.PAYLOAD_TOO_LARGE) return reject(limit.tooLarge());
      // The error is thrown unchanged if it has no status, because it is then a defect.
      reject(unreadable(error.status) ?? (error as Error));
    });
  });
  const bytes: unknown = request.body;
  return Buffer.isBuffer(bytes) ? bytes : NO_BYTES;
}

/**
 * Reads a JSON body. A malformed one does not throw, because missing permissions are reported first. A route without
 * a body ignores its content.
 * @throws PAYLOAD_TOO_LARGE, and SERVICE_UNAVAILABLE while too many large bodies are received
 */
export async function readBody(
  request: Request,
  response: Response,
  route: Route,
  context: Context,
): Promise<Body> {
  if (route.method === "GET") return emptyBody(null);
  const largeLimit = isSmallBody(request) ? undefined : route.largeBody;
  const read = () =>
    context.withoutDatabase(() => readRaw(request, response, largeLimit ?? usualLimit));
  const { caller, services } = context;
  const bytes = await (largeLimit
    ? services.uploadBudget.use(caller.ip, largeLimit.max, read)
    : read());
  if (!route.body || bytes.length === 0) return emptyBody(null);
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    if (isObject(value)) return { ...emptyBody(null), fields: value };
    return emptyBody(badInput("The body must be a JSON object."));
  } catch {
    return emptyBody(badInput("The body is not valid JSON."));
  }
}

/** Receives a body into a file, which counts toward the budget until the response has ended. */
function keepFile(
  request: Request,
  response: Response,
  context: Context,
  limit: BodyLimit,
): Promise<UploadedFile> {
  const { caller, services } = context;
  const length = Number(request.headers["content-length"] ?? limit.max);
  return new Promise((resolve, reject) => {
    const receiveAndKeep = async () => {
      const file = await context.withoutDatabase(() => receiveFile(request, limit));
      resolve(file);
      await finished(response).catch(() => undefined);
      await file.close();
    };
    services.archiveBudget
      .use(caller.ip, Math.min(length, limit.max), receiveAndKeep)
      .catch(reject);
  });
}

/**
 * Reads the body of a route that takes bytes, which may be larger than JSON. A body that is too large for memory
 * becomes a file, the context's `upload`.
 * @throws PAYLOAD_TOO_LARGE, and SERVICE_UNAVAILABLE while too many bytes are received
 */
export async function readBytes(
  request: Request,
  response: Response,
  context: Context,
  limit: NonNullable<Route["bytes"]>,
): Promise<Body> {
  const { caller, services } = context;
  const length = Number(request.headers["content-length"] ?? limit.max);
  const larger = limit.larger?.(services.config);
  if (larger && length > limit.max) {
    context.upload = await keepFile(request, response, context, larger);
    return emptyBody(null);
  }
  const bytes = await services.uploadBudget.use(caller.ip, Math.min(length, limit.max), () =>
    context.withoutDatabase(() => receiveBytes(request, limit)),
  );
  return { ...emptyBody(null), bytes };
}
