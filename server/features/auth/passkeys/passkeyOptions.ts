import type { Context } from "../../../graphql/context";
import type { User } from "../../users/User";
import { Passkey } from "./Passkey";
import { loadWebAuthn } from "./loadWebAuthn";
import { getRelyingParty } from "./getRelyingParty";

type PasskeyContext = Pick<Context, "db" | "services">;

const toDescriptor = ({ credentialId: id, transports }: Passkey) => ({ id, transports });

/** Creates the options for creating a passkey. */
export async function makeCreationOptions(
  { db, services }: PasskeyContext,
  { userId, email, name }: User,
): Promise<object> {
  const passkeys = await db.getRepository(Passkey).findBy({ userId });
  const { generateRegistrationOptions } = loadWebAuthn();
  return generateRegistrationOptions({
    rpName: services.siteSettings.siteName,
    rpID: getRelyingParty(services.config).id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(String(userId))),
    challenge: new Uint8Array(services.passkeyChallenges.make("add", userId)),
    attestationType: "none",
    excludeCredentials: passkeys.map(toDescriptor),
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
}

/** Creates the options for a login with any passkey of this site. */
export function makeLoginOptions({ services }: Pick<Context, "services">): Promise<object> {
  const { generateAuthenticationOptions } = loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: getRelyingParty(services.config).id,
    challenge: new Uint8Array(services.passkeyChallenges.make("login", null)),
    userVerification: "required",
  });
}

/** Creates the options for completing a login with one of the user's passkeys; null without passkeys. */
export async function makeSecondFactorOptions(
  { db, services }: PasskeyContext,
  userId: number,
): Promise<object | null> {
  const passkeys = await db.getRepository(Passkey).findBy({ userId });
  if (passkeys.length === 0) return null;
  const { generateAuthenticationOptions } = loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: getRelyingParty(services.config).id,
    challenge: new Uint8Array(services.passkeyChallenges.make("second-factor", userId)),
    allowCredentials: passkeys.map(toDescriptor),
    userVerification: "discouraged",
  });
}
