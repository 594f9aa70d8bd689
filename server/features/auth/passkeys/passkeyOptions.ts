import { BRAND } from "../../../brand";
import type { Context } from "../../../graphql/context";
import type { User } from "../../users/User";
import { Passkey } from "./Passkey";
import { loadWebAuthn } from "./loadWebAuthn";
import { relyingParty } from "./relyingParty";

type Served = Pick<Context, "db" | "services">;

const describe = ({ credentialId: id, transports }: Passkey) => ({ id, transports });

/** What a browser makes a passkey with. */
export async function creationOptions(
  { db, services }: Served,
  { userId, email, name }: User,
): Promise<object> {
  const passkeys = await db.getRepository(Passkey).findBy({ userId });
  const { generateRegistrationOptions } = loadWebAuthn();
  return generateRegistrationOptions({
    rpName: BRAND,
    rpID: relyingParty(services.config).id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(String(userId))),
    challenge: new Uint8Array(services.passkeyChallenges.make("add", userId)),
    attestationType: "none",
    excludeCredentials: passkeys.map(describe),
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
}

/** What a browser logs in with, by any passkey for this site. */
export function loginOptions({ services }: Pick<Context, "services">): Promise<object> {
  const { generateAuthenticationOptions } = loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(services.config).id,
    challenge: new Uint8Array(services.passkeyChallenges.make("login", null)),
    userVerification: "required",
  });
}

/** What a browser completes a login with, by one of the user's passkeys; null if there is none. */
export async function secondFactorOptions(
  { db, services }: Served,
  userId: number,
): Promise<object | null> {
  const passkeys = await db.getRepository(Passkey).findBy({ userId });
  if (passkeys.length === 0) return null;
  const { generateAuthenticationOptions } = loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(services.config).id,
    challenge: new Uint8Array(services.passkeyChallenges.make("second-factor", userId)),
    allowCredentials: passkeys.map(describe),
    userVerification: "discouraged",
  });
}
