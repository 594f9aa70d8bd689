import type { Config } from "../../../config/config";
import { makeRateLimiter, type Redis } from "../../../lib/makeRateLimiter";
import type { LoginAttempts } from "../../../services";

const WINDOW_SECONDS = 15 * 60;

/** A limiter that never refuses, for test runs. */
export const unlimitedLogins: LoginAttempts = { check: (_account, _caller, check) => check() };

/**
 * Limits failed logins per account and address, and per address over all accounts; a right password from another
 * address still works.
 * @param redis shared by several processes; without it each counts for itself
 */
export function makeLoginAttempts(config: Config, redis?: Redis): LoginAttempts {
  const createLimiter = (name: string, times: number) =>
    makeRateLimiter({ name, times, seconds: WINDOW_SECONDS }, redis);
  const byBoth = createLimiter("login", config.loginAttempts);
  const byAddress = createLimiter("login-address", config.loginAttemptsPerIp);
  const toKey = (account: string, ip: string) => `${account} ${ip}`;
  return {
    async check(account, { ip, details }, check) {
      await byAddress.take(ip, details);
      await byBoth.take(toKey(account, ip), details);
      let isWrong = false;
      try {
        const result = await check();
        isWrong = result === null;
        return result;
      } finally {
        if (!isWrong) {
          await byAddress.giveBack(ip);
          await byBoth.giveBack(toKey(account, ip));
        }
      }
    },
  };
}
