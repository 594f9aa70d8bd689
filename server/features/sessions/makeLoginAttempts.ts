import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimited } from "../../errors";
import type { Attempts } from "../../services";

const WINDOW_SECONDS = 15 * 60;
const PER_ACCOUNT_AND_ADDRESS = 10;
const PER_ADDRESS = 100;

/** A connected client of the `redis` package; its own types differ with every set of modules. */
type Redis = object;

/** Limits that never refuse, for test runs. */
export const noLimits: Attempts = { book: async () => {}, forgive: async () => {} };

/**
 * Counts failed logins per account and address, and per address over all accounts; a right
 * password from elsewhere still works.
 *
 * @param redis shared by several processes; without it each counts for itself
 */
export function makeLoginAttempts(redis?: Redis): Attempts {
  const byBoth = makeLimiter("login", PER_ACCOUNT_AND_ADDRESS, redis);
  const byAddress = makeLimiter("login-address", PER_ADDRESS, redis);
  const both = (account: string, ip: string) => `${account} ${ip}`;
  return {
    async book(account, ip) {
      await consume(byAddress, ip);
      await consume(byBoth, both(account, ip));
    },
    async forgive(account, ip) {
      await byAddress.reward(ip);
      await byBoth.reward(both(account, ip));
    },
  };
}

function makeLimiter(keyPrefix: string, points: number, redis?: Redis) {
  const memory = new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SECONDS });
  if (!redis) return memory;
  return new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    keyPrefix,
    points,
    duration: WINDOW_SECONDS,
    // Counts on by itself while Redis is away: logging in must not depend on it.
    insuranceLimiter: memory,
  });
}

async function consume(limiter: ReturnType<typeof makeLimiter>, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw rateLimited(Math.ceil(refusal.msBeforeNext / 1000));
  }
}
