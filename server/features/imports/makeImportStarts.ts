import type { Config } from "../../config/config";
import type { ImportStarts } from "../../services";
import { makeRateLimiter, type Redis } from "../../lib/makeRateLimiter";

const AN_HOUR = 60 * 60;
const A_DAY = 24 * AN_HOUR;
const MEGABYTE = 1024 * 1024;

const MESSAGE = "You have reached today's limit for imports. Please try again later.";

/**
 * Limits the number of each user's imports per hour, and their number and size per day. Each imported address
 * makes this server fetch a page.
 * @param redis shares the counters between processes; without it, each process counts for itself
 */
export function makeImportStarts(config: Config, redis?: Redis): ImportStarts {
  const inHour = { name: "import", times: config.imports, seconds: AN_HOUR };
  const inDay = { times: config.importsPerDay, seconds: A_DAY, message: MESSAGE };
  const ofSize = {
    times: config.importMegabytesPerDay,
    seconds: A_DAY,
    bytes: MEGABYTE,
    message: MESSAGE,
  };
  const hourly = makeRateLimiter(inHour, redis);
  const daily = makeRateLimiter({ name: "import-per-day", ...inDay }, redis);
  const megabytes = makeRateLimiter({ name: "import-mb-per-day", ...ofSize }, redis);
  return {
    async take(userId, bytes, details) {
      const key = String(userId);
      await hourly.take(key, details);
      await daily.take(key, details);
      if (bytes > 0) await megabytes.take(key, details, Math.ceil(bytes / MEGABYTE));
    },
  };
}
