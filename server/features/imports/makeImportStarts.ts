import type { Config } from "../../config/config";
import type { ImportStarts } from "../../services";
import { rateLimiter, type Redis } from "../../lib/rateLimiter";

const AN_HOUR = 60 * 60;
const A_DAY = 24 * AN_HOUR;
const MEGABYTE = 1024 * 1024;

const MESSAGE = "You have reached today's limit for imports. Please try again later.";

/**
 * Limits what each user imports: how often in an hour, since each address makes this server fetch a page, and how often and how
 * much in a day.
 * @param redis shared by several processes; without it each counts for itself
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
  const hourly = rateLimiter(inHour, redis);
  const daily = rateLimiter({ name: "import-per-day", ...inDay }, redis);
  const megabytes = rateLimiter({ name: "import-mb-per-day", ...ofSize }, redis);
  return {
    async take(userId, bytes, details) {
      const key = String(userId);
      await hourly.take(key, details);
      await daily.take(key, details);
      if (bytes > 0) await megabytes.take(key, details, Math.ceil(bytes / MEGABYTE));
    },
  };
}
