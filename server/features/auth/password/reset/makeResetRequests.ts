import type { Config } from "../../../../config/config";
import { makeRateLimiter, type Redis } from "../../../../lib/makeRateLimiter";
import type { ResetRequests } from "../../../../services";

const WINDOW_SECONDS = 30 * 60;

/**
 * Limits reset mails per email, known or not, so that no mailbox is flooded, and per IP address over all emails.
 * @param redis shared by several processes; without it each counts for itself
 */
export function makeResetRequests(config: Config, redis?: Redis): ResetRequests {
  const createLimiter = (name: string, times: number) =>
    makeRateLimiter({ name, times, seconds: WINDOW_SECONDS }, redis);
  const byEmail = createLimiter("reset", config.resetRequests);
  const byAddress = createLimiter("reset-address", config.resetRequestsPerIp);
  return {
    async take(account, { ip, details }) {
      await byAddress.take(ip, details);
      await byEmail.take(account, details);
    },
  };
}
