import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { addDetails, type RequestDetails } from "../lib/requestDetails";
import type { LogName } from "../lib/logName";

/** The status of a client that left before it had the whole response, as proxies log it. */
const CLIENT_CLOSED_REQUEST = 499;

/** The status of a response that is closed. */
export const sentStatus = ({ statusCode, writableFinished }: ServerResponse): number =>
  writableFinished ? statusCode : CLIENT_CLOSED_REQUEST;

/** An id that a proxy may give: short, and nothing that a log reader could trip over. */
const SANE_ID = /^[\w-]{1,64}$/;

interface RequestLogOptions {
  /**
   * Whether a proxy's `X-Request-Id` counts, so that its log and ours can be read together; what
   * visitors send by themselves never does.
   */
  behindProxy: boolean;
  /** What people and their addresses are called in the log. */
  logName: LogName;
}

/** What a line says beside the request itself; undefined, which is left out, for what is not known. */
const describe = ({ viewerId, operation, errors, events }: RequestDetails, logName: LogName) => ({
  user: viewerId === undefined ? undefined : logName(viewerId),
  operation,
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
 * Gives each request an id and logs its end: who sent it, what it did and how it failed. The address goes
 * in without its query, where reset tokens and searches stand.
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
