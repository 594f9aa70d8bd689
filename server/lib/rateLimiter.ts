import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimited } from "../errors";
import { recordEvent, type RequestDetails } from "./requestDetails";

/** A Redis as counters need it. */
export interface Redis {
  /** Whether a command has a chance just now. */
  readonly isReady: boolean;
  /** Fails soon rather than wait. */
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  destroy(): void;
}

/** How often something may be done, by whatever key it is counted. */
export interface Limit {
  /** Keeps its counters apart from those of other limits. */
  name: string;
  times: number;
  /** How long a window lasts, from the first time on. */
  seconds: number;
  /** How many bytes one time stands for, if bytes are counted. */
  bytes?: number;
  /** What somebody is answered who has reached it; by default that there were too many attempts. */
  message?: string;
}

/** Whoever is counted by address. */
export interface LimitedCaller {
  /** The IP address, or IPv6 network. */
  ip: string;
  details: RequestDetails;
}

/** Counts by key and refuses what is too much. */
export interface Limiter {
  /**
   * @param details where it is recorded that the limit is reached
   * @param points how much it is, where that is not once
   * @throws RATE_LIMITED with the seconds to wait
   */
  take(key: string, details: RequestDetails, points?: number): Promise<void>;
  /** Takes one off again. */
  giveBack(key: string): Promise<void>;
}

/** A limit that never refuses, for test runs. */
export const noLimit = { take: async () => {} };

/** @param redis shared by several processes; without it each counts for itself */
export function rateLimiter(limit: Limit, redis?: Redis): Limiter {
  const { name, times, seconds, message, bytes } = limit;
  const counting = { keyPrefix: name, points: times, duration: seconds };
  const memory = new RateLimiterMemory(counting);
  const limiter = redis
    ? new RateLimiterRedis({
        ...counting,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        // Counts on by itself while Redis is away: coming in must not depend on it.
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
