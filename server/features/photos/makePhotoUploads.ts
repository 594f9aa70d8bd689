import type { Config } from "../../config/config";
import { type Limiter, rateLimiter, type Redis } from "../../lib/rateLimiter";

const WINDOW_SECONDS = 60 * 60;

/**
 * Counts what people upload, by `userId`: each picture keeps a processor busy for about a second.
 * @param redis shared by several processes; without it each counts for itself
 */
export const makePhotoUploads = (
  { photoUploads: times }: Config,
  redis?: Redis,
): Pick<Limiter, "take"> =>
  rateLimiter({ name: "photo-upload", times, seconds: WINDOW_SECONDS }, redis);
