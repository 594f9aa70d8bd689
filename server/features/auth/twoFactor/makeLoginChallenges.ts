import { createHmac, createSecretKey } from "node:crypto";
import { sign, verify } from "jsonwebtoken";
import { BRAND } from "../../../brand";
import type { LoginChallenges } from "../../../services";

const NAME = BRAND.toLowerCase();
const AUDIENCE = `${NAME}-second-factor`;

/** The lifetime of a challenge, which leaves enough time to find the phone. */
const LIFE_SECONDS = 5 * 60;

/**
 * A challenge proves that the password was just verified. It is no bearer token, and becomes invalid when the password
 * changes.
 * @param secret at least 32 bytes
 */
export function makeLoginChallenges(secret: string): LoginChallenges {
  const key = createSecretKey(secret, "utf8");
  const signPasswordHash = (passwordHash: string) =>
    createHmac("sha256", key).update(`${AUDIENCE} ${passwordHash}`).digest("base64url");
  return {
    sign: ({ userId, passwordHash }, subject) =>
      sign({ password: signPasswordHash(passwordHash), ...(subject && { subject }) }, key, {
        algorithm: "HS256",
        issuer: NAME,
        audience: AUDIENCE,
        subject: String(userId),
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
        if (typeof claims === "string" || !/^[1-9]\d{0,9}$/.test(claims.sub ?? "")) return null;
        return {
          userId: Number(claims.sub),
          isValidFor: (passwordHash) => claims["password"] === signPasswordHash(passwordHash),
          subject: (claims["subject"] as string | undefined) ?? null,
        };
      } catch {
        return null;
      }
    },
  };
}
