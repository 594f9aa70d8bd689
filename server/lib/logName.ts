import { createHmac } from "node:crypto";

/** What a person or an IP address is called in the log; undefined where the log is to name nobody. */
export type LogName = (value: string | number) => string | number | undefined;

/** Long enough to tell all people and addresses of a site apart. */
const HEX_DIGITS = 16;

/**
 * @param secret with it, the hashes of a few billion addresses cannot be tried one by one; log lines of the
 *   same person remain together as long as it stays the same
 */
export function makeLogName(mode: "off" | "hashed" | "plain", secret: string): LogName {
  if (mode === "off") return () => undefined;
  if (mode === "plain") return (value) => value;
  return (value) =>
    createHmac("sha256", secret).update(`log ${value}`).digest("hex").slice(0, HEX_DIGITS);
}
