import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { addDetails, type RequestDetails } from "../lib/requestDetails";
import type { LogName } from "../lib/logName";

/** The status of a client that disconnected before it had the whole response, as proxies log it. */
const CLIENT_CLOSED_REQUEST = 499;

/** Returns the status of a response that is closed. */
export const sentStatus = ({ statusCode, writableFinished }: ServerResponse): number =>
  writableFinished ? statusCode : CLIENT_CLOSED_REQUEST;

/**
 * Matches an ID that a proxy may set: short, and without characters that could confuse a log
 * reader.
 */
const SANE_ID = /^[\w-]{1,64}$/;

interface RequestLogOptions {
  /**
   * True if a proxy's `X-Request-Id` is used, so that its log and ours can be read together. The header of a visitor
   * is never used.
   */
  behindProxy: boolean;
  /** Replaces users and their addresses in the log. */
  logName: LogName;
}

/**
 * Returns the fields of a log entry in addition to those of the request itself; undefined fields
 * are omitted.
 */
const describe = (
  { viewerId, operation, isStored, errors, events }: RequestDetails,
  logName: LogName,
) => ({
  user: viewerId === undefined ? undefined : logName(viewerId),
  operation,
  stored: isStored,
  errors: errors.size > 0 ? [...errors] : undefined,
  events:
    events.length > 0
      ? events.map(({ userId, ...event }) => ({
          ...event,
          ...(userId !== undefined && { user: logName(userId) }),
        }))
      : undefined,
});

/**
 * Assigns an ID to each request and logs its end: the sender, the operation and the error. The path
 * is logged without its query, which may contain reset tokens and searches.
 */
export const requestLog =
  (log: Logger, { behindProxy, logName }: RequestLogOptions): RequestHandler =>
  (request, response, next) => {
    const requestedId = behindProxy ? request.headers["x-request-id"] : undefined;
    const id =
      typeof requestedId === "string" && SANE_ID.test(requestedId) ? requestedId : randomUUID();
    const start = performance.now();
    response.setHeader("X-Request-Id", id);
    const { method, path, ip = "" } = request;
    const details = addDetails(request, id);
    response.once("close", () => {
      if (!log.isLevelEnabled("info")) return;
      const ms = Math.round(performance.now() - start);
      const status = sentStatus(response);
      const client = logName(ip);
      log.info({ id, method, path, status, ms, client, ...describe(details, logName) }, "request");
    });
    next();
  };
