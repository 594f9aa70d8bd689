import type { Config } from "../../config/config";
import { type Limiter, rateLimiter, type Redis } from "../../lib/rateLimiter";

const WINDOW_SECONDS = 60 * 60;

/**
 * Counts what people import, by `userId`: each address makes this server fetch a page.
 * @param redis shared by several processes; without it each counts for itself
 */
export const makeImportStarts = (
  { imports: times }: Config,
  redis?: Redis,
): Pick<Limiter, "take"> => rateLimiter({ name: "import", times, seconds: WINDOW_SECONDS }, redis);
