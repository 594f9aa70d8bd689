import { createRequire } from "node:module";
import type { Logger } from "pino";
import type { Redis } from "./rateLimiter";

/** The timeout of a command. */
const COMMAND_TIMEOUT_MS = 200;

/** A connection on which nothing comes back for so long is made anew. */
const SILENCE_MS = 5_000;
const PING_EVERY_MS = 2_000;

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 2_000;

/** Exponential backoff with jitter, so that processes do not reconnect at the same time. */
const retryDelay = (retries: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** retries, LONGEST_RETRY_MS) * (0.5 + Math.random() / 2);

/**
 * Connects in the background, and again whenever the connection is lost. While Redis is away, or so slow
 * that it might as well be, commands fail: at once, or after a moment for the first that finds out.
 */
export function connectRedis(url: string, log: Logger): Redis {
  // Loaded only where it is used: the client is larger than all else that a start loads.
  const { createClient } = createRequire(__filename)("redis") as typeof import("redis");
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: retryDelay,
    },
  });

  let away = false;
  /** Commands that were given up and have not been answered since. */
  let overdue = 0;
  const lost = (error: unknown) => {
    if (!away) log.warn({ err: error }, "Redis is unavailable; counting in memory");
    away = true;
  };
  const found = () => {
    if (away) log.info("Redis is available again");
    away = false;
  };
  client.on("error", lost);
  client.on("ready", found);
  // It tries for ever, and fails only when it is destroyed on the way.
  client.connect().catch(() => undefined);

  /** Fails in time; the connection is not used again before it has answered, or was made anew. */
  function inTime<Reply>(reply: Promise<Reply>): Promise<Reply> {
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        overdue++;
        const error = new Error(`Redis did not answer within ${COMMAND_TIMEOUT_MS} ms`);
        lost(error);
        reject(error);
      }, COMMAND_TIMEOUT_MS);
      const settled = () => {
        clearTimeout(timer);
        if (late) overdue--;
      };
      reply.then(
        (value) => {
          settled();
          if (late && overdue === 0) found();
          resolve(value);
        },
        (error: unknown) => {
          settled();
          reject(error);
        },
      );
    });
  }

  return {
    get isReady() {
      return client.isReady && overdue === 0;
    },
    eval: (script, options) => inTime(client.eval(script, options)),
    destroy: () => client.destroy(),
  };
}
