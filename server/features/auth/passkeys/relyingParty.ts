import type { Config } from "../../../config/config";
import { isLoopback } from "../../../config/hostNames";

/** The site that passkeys are for, as browsers know it. */
interface RelyingParty {
  id: string;
  /** Whether a page of this origin is one of ours. */
  isOrigin(origin: string): boolean;
}

/**
 * That of `PUBLIC_URL`. On a computer of one's own it is always `localhost`, at whatever port: browsers know no
 * passkeys for IP addresses.
 */
export function relyingParty({ publicUrl }: Pick<Config, "publicUrl">): RelyingParty {
  const { hostname, origin: own } = new URL(publicUrl ?? "http://localhost");
  if (!isLoopback(hostname)) return { id: hostname, isOrigin: (origin) => origin === own };
  return {
    id: "localhost",
    isOrigin: (origin) => /^http:\/\/localhost(:\d{1,5})?$/.test(origin),
  };
}
