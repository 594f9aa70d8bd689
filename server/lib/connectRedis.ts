import { createRequire } from "node:module";
import type { Logger } from "pino";
import type { Redis } from "./makeRateLimiter";

/** The timeout of a command. */
const COMMAND_TIMEOUT_MS = 200;

/** The time without a response after which the connection is replaced. */
const SILENCE_TIMEOUT_MS = 5_000;
const PING_EVERY_MS = 2_000;

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 2_000;

/**
 * Computes the delay of a reconnection: exponential backoff with jitter, so that processes do not
 * reconnect at the same time.
 */
const computeRetryDelay = (retries: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** retries, MAX_RETRY_MS) * (0.5 + Math.random() / 2);

/**
 * Connects in the background and reconnects after a loss. While Redis is unavailable or too slow, commands
 * fail immediately; the first one fails after its timeout.
 */
export function connectRedis(url: string, log: Logger): Redis {
  // The client is loaded on demand, because it is larger than everything else that a start loads.
  const { createClient } = createRequire(__filename)("redis") as typeof import("redis");
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: SILENCE_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      reconnectStrategy: computeRetryDelay,
    },
  });

  let isAway = false;
  /** The number of commands that timed out and are still unanswered. */
  let overdueCount = 0;
  const reportLoss = (error: unknown) => {
    if (!isAway) log.warn({ err: error }, "Redis is unavailable; counting in memory");
    isAway = true;
  };
  const reportRecovery = () => {
    if (isAway) log.info("Redis is available again");
    isAway = false;
  };
  client.on("error", reportLoss);
  client.on("ready", reportRecovery);
  // The error is ignored: the client retries forever and fails only if it is destroyed while
  // connecting.
  client.connect().catch(() => undefined);

  /**
   * Rejects after the timeout. The connection is then not used until it responds or is replaced.
   */
  function withTimeout<Reply>(reply: Promise<Reply>): Promise<Reply> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        overdueCount++;
        const error = new Error(`Redis did not answer within ${COMMAND_TIMEOUT_MS} ms`);
        reportLoss(error);
        reject(error);
      }, COMMAND_TIMEOUT_MS);
      const settle = () => {
        clearTimeout(timer);
        if (isLate) overdueCount--;
      };
      reply.then(
        (value) => {
          settle();
          if (isLate && overdueCount === 0) reportRecovery();
          resolve(value);
        },
        (error: unknown) => {
          settle();
          reject(error);
        },
      );
    });
  }

  return {
    get isReady() {
      return client.isReady && overdueCount === 0;
    },
    eval: (script, options) => withTimeout(client.eval(script, options)),
    destroy: () => client.destroy(),
  };
}
