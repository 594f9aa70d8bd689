import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimited } from "../errors";
import { recordEvent, type RequestDetails } from "./requestDetails";

/** The Redis functions that counters require. */
export interface Redis {
  /** True if commands are likely to succeed. */
  readonly isReady: boolean;
  /** Executes a script; rejects quickly instead of waiting. */
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  destroy(): void;
}

/** A limit on the number of times that something may be done per key. */
export interface Limit {
  /** The name that separates the counters of this limit from those of others. */
  name: string;
  times: number;
  /** The duration of a window, which starts with the first use. */
  seconds: number;
  /** The number of bytes per point, if bytes are counted. */
  bytes?: number;
  /** The message for users who reach the limit; by default, one about too many attempts. */
  message?: string;
}

/** A client that is counted by its address. */
export interface LimitedCaller {
  /** The IP address or IPv6 network. */
  ip: string;
  details: RequestDetails;
}

/** Counts by key and rejects calls above the limit. */
export interface Limiter {
  /**
   * @param details records that the limit was reached
   * @param points the number of points, by default 1
   * @throws RATE_LIMITED with the seconds to wait
   */
  take(key: string, details: RequestDetails, points?: number): Promise<void>;
  /** Returns one point to the key. */
  giveBack(key: string): Promise<void>;
}

/** A limit that never rejects, for test runs. */
export const noLimit = { take: async () => {} };

/**
 * Creates a limiter.
 * @param redis shares the counters between processes; without it, each process counts for itself
 */
export function makeRateLimiter(limit: Limit, redis?: Redis): Limiter {
  const { name, times, seconds, message, bytes } = limit;
  const counterOptions = { keyPrefix: name, points: times, duration: seconds };
  const memory = new RateLimiterMemory(counterOptions);
  const limiter = redis
    ? new RateLimiterRedis({
        ...counterOptions,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        // The limiter counts in memory while Redis is unavailable, so that logging in does not
        // depend on it.
        insuranceLimiter: memory,
      })
    : memory;
  return {
    async take(key, details, points = 1) {
      try {
        await limiter.consume(key, points);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        recordEvent(details, "limit reached", { limit: name });
        const rateLimit = {
          policy: name,
          quota: times * (bytes ?? 1),
          remaining: error.remainingPoints * (bytes ?? 1),
          ...(bytes && { unit: "content-bytes" as const }),
          window: seconds,
        };
        throw rateLimited(Math.ceil(error.msBeforeNext / 1000), rateLimit, message);
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}
