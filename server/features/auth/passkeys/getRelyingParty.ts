import type { Config } from "../../../config/config";
import { isLoopback } from "../../../config/hostNames";

/** The site to which passkeys are bound. */
interface RelyingParty {
  id: string;
  /** Returns true for the origin of this site's pages. */
  isOrigin(origin: string): boolean;
}

/**
 * Returns the relying party for `PUBLIC_URL`. On a loopback address it is `localhost` at any port, because browsers
 * support no passkeys for IP addresses.
 */
export function getRelyingParty({ publicUrl }: Pick<Config, "publicUrl">): RelyingParty {
  const { hostname, origin: siteOrigin } = new URL(publicUrl ?? "http://localhost");
  if (!isLoopback(hostname)) return { id: hostname, isOrigin: (origin) => origin === siteOrigin };
  return {
    id: "localhost",
    isOrigin: (origin) => /^http:\/\/localhost(:\d{1,5})?$/.test(origin),
  };
}
