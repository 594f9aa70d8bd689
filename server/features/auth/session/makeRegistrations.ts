import type { Config } from "../../../config/config";
import { type Limiter, makeRateLimiter, type Redis } from "../../../lib/makeRateLimiter";

const WINDOW_SECONDS = 60 * 60;

/**
 * Limits registrations by IP address, because each hashes a password and delays logins.
 * @param redis shared by several processes; without it each counts for itself
 */
export const makeRegistrations = (
  { registrationsPerIp: times }: Config,
  redis?: Redis,
): Pick<Limiter, "take"> =>
  makeRateLimiter({ name: "registration", times, seconds: WINDOW_SECONDS }, redis);
