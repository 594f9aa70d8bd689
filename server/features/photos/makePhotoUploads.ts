import type { Config } from "../../config/config";
import { type Limiter, makeRateLimiter, type Redis } from "../../lib/makeRateLimiter";

const WINDOW_SECONDS = 60 * 60;

/**
 * Limits uploads by `userId`, since each picture keeps a processor busy for about a second.
 * @param redis shares the counters between processes; without it, each process counts for itself
 */
export const makePhotoUploads = (
  { photoUploads: times }: Config,
  redis?: Redis,
): Pick<Limiter, "take"> =>
  makeRateLimiter({ name: "photo-upload", times, seconds: WINDOW_SECONDS }, redis);
