import type { Config } from "../../config/config";
import { rateLimiter, type Redis } from "../../lib/rateLimiter";
import type { Attempts } from "../../services";

const WINDOW_SECONDS = 15 * 60;

/** Limits that never refuse, for test runs. */
export const noLimits: Attempts = { book: async () => {}, forgive: async () => {} };

/**
 * Counts failed logins per account and address, and per address over all accounts; a right
 * password from elsewhere still works.
 *
 * @param redis shared by several processes; without it each counts for itself
 */
export function makeLoginAttempts(config: Config, redis?: Redis): Attempts {
  const limiter = (name: string, times: number) =>
    rateLimiter({ name, times, seconds: WINDOW_SECONDS }, redis);
  const byBoth = limiter("login", config.loginAttempts);
  const byAddress = limiter("login-address", config.loginAttemptsPerIp);
  const both = (account: string, ip: string) => `${account} ${ip}`;
  return {
    async book(account, ip) {
      await byAddress.take(ip);
      await byBoth.take(both(account, ip));
    },
    async forgive(account, ip) {
      await byAddress.giveBack(ip);
      await byBoth.giveBack(both(account, ip));
    },
  };
}
