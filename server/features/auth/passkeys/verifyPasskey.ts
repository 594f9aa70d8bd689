import { createHash } from "node:crypto";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { DataSource } from "typeorm";
import type { Context } from "../../../graphql/context";
import type { PasskeyPurpose } from "../../../services";
import { Passkey } from "./Passkey";
import { loadWebAuthn } from "./loadWebAuthn";
import { type PasskeyResponse, readClientData } from "./passkeyResponse";
import { getRelyingParty } from "./getRelyingParty";

/** Uses a challenge, and deletes expired challenges. */
const USE_CHALLENGE = `
  with expired as (delete from used_challenges where expires_at < now() - interval '1 minute')
  insert into used_challenges (challenge_hash, expires_at) values ($1, $2)
  on conflict do nothing returning expires_at`;

/**
 * Records the use of a passkey. A counter that does not increase reveals a copied key, unless the
 * authenticator does not count.
 */
const USE_PASSKEY = `
  update passkeys set counter = $2, last_used_at = now()
  where passkey_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))
  returning passkey_id`;

/** The purpose and the user of a challenge. A login's challenge has no user. */
export interface Ceremony {
  purpose: PasskeyPurpose;
  userId: number | null;
}

/**
 * Returns the expected origin and challenge of a response; null if either is not this site's. A challenge can be used
 * once.
 */
export async function checkCeremony(
  { db, services }: Pick<Context, "db" | "services">,
  response: PasskeyResponse,
  { purpose, userId }: Ceremony,
) {
  const data = readClientData(response);
  const { config, passkeyChallenges } = services;
  const site = getRelyingParty(config);
  if (!data || !site.isOrigin(data.origin)) return null;
  const expiry = passkeyChallenges.readExpiry(data.challenge, purpose, userId);
  if (!expiry) return null;
  const use = () => useChallenge(db, data.challenge, expiry);
  return { expectedOrigin: data.origin, expectedRPID: site.id, challenge: data.challenge, use };
}

async function useChallenge(db: DataSource, challenge: string, expiry: Date): Promise<boolean> {
  const hash = createHash("sha256").update(Buffer.from(challenge, "base64url")).digest();
  const rows: object[] = await db.query(USE_CHALLENGE, [hash, expiry]);
  return rows.length > 0;
}

/** Verifies a signature; returns null if the library rejects it or throws. */
async function verifySignature(
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
      // The cast is safe, because the library and `passkeyResponse` check the shape.
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

/**
 * Returns true if a signature is right, its challenge valid and unused, and the key not copied. The
 * challenge is then used.
 */
export async function verifyPasskey(
  context: Pick<Context, "db" | "services">,
  response: PasskeyResponse,
  passkey: Passkey,
  ceremony: Ceremony,
): Promise<boolean> {
  const expected = await checkCeremony(context, response, ceremony);
  const isLogin = ceremony.purpose === "login";
  const info = expected && (await verifySignature(response, passkey, expected, isLogin));
  if (!info || !(await expected.use())) return false;
  const [rows]: [object[], number] = await context.db.query(USE_PASSKEY, [
    passkey.passkeyId,
    info.newCounter,
  ]);
  return rows.length > 0;
}
