import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "pino";

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being served: in the log, and in the answer when we failed. */
export const requestId = (): string | undefined => current.getStore();

/**
 * Gives each request an id and logs its end. The address goes in without its query, where reset
 * tokens and searches stand.
 */
export const requestLog =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID();
    const start = performance.now();
    response.setHeader("X-Request-Id", id);
    const { method, path } = request;
    response.once("close", () => {
      const ms = Math.round(performance.now() - start);
      log.info({ id, method, path, status: response.statusCode, ms }, "request");
    });
    current.run(id, next);
  };
