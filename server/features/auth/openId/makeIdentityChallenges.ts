import { createSecretKey } from "node:crypto";
import { sign, verify } from "jsonwebtoken";
import { BRAND } from "../../../brand";
import type { IdentityChallenges, OpenIdClaims } from "../../../services";

const NAME = BRAND.toLowerCase();
const AUDIENCE = `${NAME}-link-identity`;

/** The lifetime of a challenge, which leaves enough time to request a reset link and use it. */
const LIFE_SECONDS = 15 * 60;

/**
 * A challenge proves that the provider has just confirmed an identity. It is no bearer token: it needs the password of
 * the account with that email address.
 * @param secret at least 32 bytes
 */
export function makeIdentityChallenges(secret: string): IdentityChallenges {
  const key = createSecretKey(secret, "utf8");
  return {
    sign: (claims) =>
      sign({ identity: claims }, key, {
        algorithm: "HS256",
        issuer: NAME,
        audience: AUDIENCE,
        expiresIn: LIFE_SECONDS,
      }),
    verify(challenge) {
      try {
        const claims = verify(challenge, key, {
          algorithms: ["HS256"],
          issuer: NAME,
          audience: AUDIENCE,
          maxAge: LIFE_SECONDS,
        });
        // The type is certain, because only this file signs tokens for the audience.
        return typeof claims === "string" ? null : (claims["identity"] as OpenIdClaims);
      } catch {
        return null;
      }
    },
  };
}
