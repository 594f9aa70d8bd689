import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";

/** What a person or an IP address is called in the log; undefined where the log is to name nobody. */
export type LogName = (value: string | number) => string | number | undefined;

/** Who has sent a request is likely to send another. */
const MAX_KNOWN = 1_000;

/** Long enough to tell all people and addresses of a site apart. */
const HEX_DIGITS = 16;

/**
 * @param secret with it, the hashes of a few billion addresses cannot be tried one by one; log lines of the
 *   same person remain together as long as it stays the same
 */
export function makeLogName(mode: "off" | "hashed" | "plain", secret: string): LogName {
  if (mode === "off") return () => undefined;
  if (mode === "plain") return (value) => value;
  const nameOf = (text: string) =>
    createHmac("sha256", secret).update(`log ${text}`).digest("hex").slice(0, HEX_DIGITS);
  const names = new LRUCache<string, string>({ max: MAX_KNOWN, memoMethod: nameOf });
  return (value) => names.memo(String(value));
}
