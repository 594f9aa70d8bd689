import { createSecretKey } from "node:crypto";
import { type JwtPayload, sign, verify } from "jsonwebtoken";
import { BRAND } from "../../brand";
import type { Tokens } from "../../services";

const NAME = BRAND.toLowerCase();
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Tokens name a session and carry nothing of authority. The library by itself accepts other
 * algorithms, no expiry and any claims: all of them are checked here.
 *
 * @param secret at least 32 bytes
 * @param days how long a token may live at the most
 */
export function makeTokens(secret: string, days: number): Tokens {
  // Of a string the library finds out at each call, with an error inside, that it is no public key.
  const key = createSecretKey(secret, "utf8");
  return {
    sign: (userId, sessionId) =>
      sign({}, key, {
        algorithm: "HS256",
        issuer: NAME,
        audience: NAME,
        subject: String(userId),
        jwtid: sessionId,
        expiresIn: days * 24 * 60 * 60,
      }),
    verify(token) {
      try {
        const claims = verify(token, key, {
          algorithms: ["HS256"],
          issuer: NAME,
          audience: NAME,
        });
        return typeof claims === "string" ? null : sessionNamedBy(claims);
      } catch {
        return null;
      }
    },
  };
}

function sessionNamedBy({ exp, jti, sub }: JwtPayload) {
  if (exp === undefined || !jti || !UUID.test(jti) || !sub || !/^[1-9]\d{0,9}$/.test(sub)) {
    return null;
  }
  return { userId: Number(sub), sessionId: jti };
}
