import type { Config } from "../../../../config/config";
import { makeRateLimiter, type Redis } from "../../../../lib/makeRateLimiter";
import type { ResetRequests } from "../../../../services";

const WINDOW_SECONDS = 30 * 60;

/**
 * Counts who asks for reset mails: per email, known or not, so that nobody's letter box is
 * flooded, and per address over all emails.
 *
 * @param redis shared by several processes; without it each counts for itself
 */
export function makeResetRequests(config: Config, redis?: Redis): ResetRequests {
  const limiter = (name: string, times: number) =>
    makeRateLimiter({ name, times, seconds: WINDOW_SECONDS }, redis);
  const byEmail = limiter("reset", config.resetRequests);
  const byAddress = limiter("reset-address", config.resetRequestsPerIp);
  return {
    async take(account, { ip, details }) {
      await byAddress.take(ip, details);
      await byEmail.take(account, details);
    },
  };
}
