import { createHash } from "node:crypto";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { DataSource } from "typeorm";
import type { Context } from "../../../graphql/context";
import type { PasskeyPurpose } from "../../../services";
import { Passkey } from "./Passkey";
import { loadWebAuthn } from "./loadWebAuthn";
import { type PasskeyResponse, readClientData } from "./passkeyResponse";
import { relyingParty } from "./relyingParty";

/** Those that expired are forgotten by the way. */
const USE_CHALLENGE = `
  with expired as (delete from used_challenges where expires_at < now() - interval '1 minute')
  insert into used_challenges (challenge_hash, expires_at) values ($1, $2)
  on conflict do nothing returning expires_at`;

/** A counter that does not grow is that of a copy, unless the authenticator counts nothing. */
const USE_PASSKEY = `
  update passkeys set counter = $2, last_used_at = now()
  where passkey_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))
  returning passkey_id`;

/** What a challenge is for: for which user, or for anybody who logs in. */
export interface Ceremony {
  purpose: PasskeyPurpose;
  userId: number | null;
}

/**
 * The origin and the challenge of a response, if both are ours; otherwise null. A challenge serves once.
 */
export async function checkCeremony(
  { db, services }: Pick<Context, "db" | "services">,
  response: PasskeyResponse,
  { purpose, userId }: Ceremony,
) {
  const data = readClientData(response);
  const { config, passkeyChallenges } = services;
  const site = relyingParty(config);
  if (!data || !site.isOrigin(data.origin)) return null;
  const expiry = passkeyChallenges.readExpiry(data.challenge, purpose, userId);
  if (!expiry) return null;
  const use = () => useChallenge(db, data.challenge, expiry);
  return { expectedOrigin: data.origin, expectedRPID: site.id, challenge: data.challenge, use };
}

async function useChallenge(db: DataSource, challenge: string, expiry: Date): Promise<boolean> {
  const hash = createHash("sha256").update(Buffer.from(challenge, "base64url")).digest();
  const used: object[] = await db.query(USE_CHALLENGE, [hash, expiry]);
  return used.length > 0;
}

/** Checks a signature; null for one that the library refuses in whatever way. */
async function verify(
  response: PasskeyResponse,
  passkey: Passkey,
  {
    expectedOrigin,
    expectedRPID,
    challenge,
  }: NonNullable<Awaited<ReturnType<typeof checkCeremony>>>,
  requireUserVerification: boolean,
) {
  const { credentialId: id, counter, publicKey, transports } = passkey;
  const { verifyAuthenticationResponse } = loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // Its shape is checked by the library, and by `passkeyResponse` before.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification,
      credential: { id, counter, transports, publicKey: new Uint8Array(publicKey) },
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
}

/** Whether a signature is right, its challenge ours and unused, and the passkey no copy. It counts as a use. */
export async function verifyPasskey(
  context: Pick<Context, "db" | "services">,
  response: PasskeyResponse,
  passkey: Passkey,
  ceremony: Ceremony,
): Promise<boolean> {
  const checked = await checkCeremony(context, response, ceremony);
  const isLogin = ceremony.purpose === "login";
  const info = checked && (await verify(response, passkey, checked, isLogin));
  if (!info || !(await checked.use())) return false;
  const [used]: [object[], number] = await context.db.query(USE_PASSKEY, [
    passkey.passkeyId,
    info.newCounter,
  ]);
  return used.length > 0;
}
