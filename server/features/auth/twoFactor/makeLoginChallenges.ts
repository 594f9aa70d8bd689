import { createHmac, createSecretKey } from "node:crypto";
import { sign, verify } from "jsonwebtoken";
import { BRAND } from "../../../brand";
import type { LoginChallenges } from "../../../services";

const NAME = BRAND.toLowerCase();
const AUDIENCE = `${NAME}-second-factor`;

/** Long enough to find the phone. */
const LIFE_SECONDS = 5 * 60;

/**
 * A challenge proves that the password was right a moment ago, and nothing else: it is no bearer token, and
 * worthless once the password has changed.
 * @param secret at least 32 bytes
 */
export function makeLoginChallenges(secret: string): LoginChallenges {
  const key = createSecretKey(secret, "utf8");
  const versionOf = (passwordHash: string) =>
    createHmac("sha256", key).update(`${AUDIENCE} ${passwordHash}`).digest("base64url");
  return {
    sign: ({ userId, passwordHash }, subject) =>
      sign({ password: versionOf(passwordHash), ...(subject && { subject }) }, key, {
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
          isValidFor: (passwordHash) => claims["password"] === versionOf(passwordHash),
          subject: (claims["subject"] as string | undefined) ?? null,
        };
      } catch {
        return null;
      }
    },
  };
}
