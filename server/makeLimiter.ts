import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimited } from "./errors";

/** A connected client of the `redis` package; its own types differ with every set of modules. */
export type Redis = object;

/** How often something may be done, by whatever key it is counted. */
export interface Limit {
  /** Keeps its counters apart from those of other limits. */
  name: string;
  times: number;
  /** How long a window lasts, from the first time on. */
  seconds: number;
}

/** Counts by key and refuses what is too much. */
export interface Limiter {
  /** @throws RATE_LIMITED with the seconds to wait */
  take(key: string): Promise<void>;
  /** Takes one off again. */
  giveBack(key: string): Promise<void>;
}

/** @param redis shared by several processes; without it each counts for itself */
export function makeLimiter({ name, times, seconds }: Limit, redis?: Redis): Limiter {
  const counting = { keyPrefix: name, points: times, duration: seconds };
  const memory = new RateLimiterMemory(counting);
  const limiter = redis
    ? new RateLimiterRedis({
        ...counting,
        storeClient: redis,
        useRedisPackage: true,
        // Counts on by itself while Redis is away: coming in must not depend on it.
        insuranceLimiter: memory,
      })
    : memory;
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw rateLimited(Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}
