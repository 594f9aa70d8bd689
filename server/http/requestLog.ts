import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { type Middleware, pathOf } from "./middleware";

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being served: in the log, and in the answer when we failed. */
export const requestId = (): string | undefined => current.getStore();

/** An id that a proxy may give: short, and nothing that a log reader could trip over. */
const SANE_ID = /^[\w-]{1,64}$/;

/**
 * Gives each request an id and logs its end. The address goes in without its query, where reset
 * tokens and searches stand.
 *
 * @param behindProxy whether a proxy's `X-Request-Id` counts, so that its log and ours can be read
 *   together; what visitors send by themselves never does
 */
export const requestLog =
  (log: Logger, behindProxy: boolean): Middleware =>
  (request, response, next) => {
    const requested = behindProxy ? request.headers["x-request-id"] : undefined;
    const id = typeof requested === "string" && SANE_ID.test(requested) ? requested : randomUUID();
    const start = performance.now();
    response.setHeader("X-Request-Id", id);
    const { method } = request;
    const path = pathOf(request);
    response.once("close", () => {
      const ms = Math.round(performance.now() - start);
      log.info({ id, method, path, status: response.statusCode, ms }, "request");
    });
    current.run(id, next);
  };
