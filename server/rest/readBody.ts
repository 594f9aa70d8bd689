import express, { type Request, type Response } from "express";
import { badInput, type Failure, unreadable } from "../errors";
import type { Route } from "./Route";
import { isObject } from "./values";

const LARGEST_BODY = "256kb";

const parse = express.raw({ type: () => true, limit: LARGEST_BODY });
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What came along: the fields of a JSON object, and what is wrong with it. */
interface Body {
  fields: Record<string, unknown>;
  fault: Failure | null;
}

const without = (fault: Failure | null): Body => ({ fields: {}, fault });

/**
 * Reads the body of a call. JSON that cannot be read is no error yet: whether the viewer may make
 * the call at all is told first. A row that takes no body ignores what is in it.
 * @throws PAYLOAD_TOO_LARGE
 */
export async function readBody(request: Request, response: Response, route: Route): Promise<Body> {
  if (route.method === "GET") return without(null);
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: { status?: number }) =>
      // What has no status of its own is a bug, and passed on as it is.
      error ? reject(unreadable(error.status) ?? (error as Error)) : resolve(),
    );
  });
  const bytes: unknown = request.body;
  if (!route.body || !Buffer.isBuffer(bytes) || bytes.length === 0) return without(null);
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    if (isObject(value)) return { fields: value, fault: null };
    return without(badInput("The body must be a JSON object."));
  } catch {
    return without(badInput("The body is not valid JSON."));
  }
}
