import type { Config } from "../../../config/config";

/** The site that passkeys are for, as browsers know it. */
interface RelyingParty {
  id: string;
  /** Whether a page of this origin is one of ours. */
  isOrigin(origin: string): boolean;
}

/** Without `PUBLIC_URL` it is this computer, at whatever port: browsers know no passkeys for IP addresses. */
export function relyingParty({ publicUrl }: Pick<Config, "publicUrl">): RelyingParty {
  if (publicUrl !== undefined) {
    const { hostname, origin: own } = new URL(publicUrl);
    return { id: hostname, isOrigin: (origin) => origin === own };
  }
  return {
    id: "localhost",
    isOrigin: (origin) => /^http:\/\/localhost(:\d{1,5})?$/.test(origin),
  };
}
