import type { Config } from "../../../config/config";
import { makeRateLimiter, type Redis } from "../../../lib/makeRateLimiter";
import type { SecondFactorAttempts } from "../../../services";

const WINDOW_SECONDS = 60 * 60;

/** A limiter that never refuses, for test runs. */
export const unlimitedSecondFactors: SecondFactorAttempts = {
  check: (_userId, _details, check) => check(),
};

/**
 * Limits wrong codes per account, from any address. Trying a code needs the password, so other people cannot lock an
 * account this way.
 * @param redis shared by several processes; without it each counts for itself
 */
export function makeSecondFactorAttempts(
  { loginAttempts: times }: Config,
  redis?: Redis,
): SecondFactorAttempts {
  const limiter = makeRateLimiter({ name: "second-factor", times, seconds: WINDOW_SECONDS }, redis);
  return {
    async check(userId, details, check) {
      const key = String(userId);
      await limiter.take(key, details);
      let isWrong = false;
      try {
        const result = await check();
        isWrong = result === null;
        return result;
      } finally {
        if (!isWrong) await limiter.giveBack(key);
      }
    },
  };
}
