import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Returns the name of a user or an IP address for the log; undefined if the log must not name people. */
export type LogName = (value: string | number) => string | number | undefined;

/**
 * The number of names in the cache, because consecutive requests are likely to come from the same
 * users.
 */
const MAX_KNOWN = 1_000;

/** The length of a name, which distinguishes all users and addresses of a site. */
const HEX_DIGITS = 16;

/**
 * Creates a function that names people in the log.
 * @param secret prevents finding an address by hashing all addresses. Log lines of a user can be related as
 *   long as the secret stays the same
 */
export function makeLogName(mode: "off" | "hashed" | "plain", secret: string): LogName {
  if (mode === "off") return () => undefined;
  if (mode === "plain") return (value) => value;
  const hashName = (text: string) =>
    createHmac("sha256", secret).update(`log ${text}`).digest("hex").slice(0, HEX_DIGITS);
  const names = new LRUCache<string, string>({ max: MAX_KNOWN, memoMethod: hashName });
  return (value) => names.memo(String(value));
}
