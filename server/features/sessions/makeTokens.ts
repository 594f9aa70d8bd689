import { createSecretKey } from "node:crypto";
import { type JwtPayload, sign, verify } from "jsonwebtoken";
import { BRAND } from "../../brand";
import type { Tokens } from "../../services";

const NAME = BRAND.toLowerCase();

/** The audience of tokens that are accepted for rendering pages only. */
export const PAGE_AUDIENCE = `${NAME}-pages`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Tokens name a session and carry nothing of authority. The library by itself accepts other
 * algorithms, no expiry and any claims: all of them are checked here.
 *
 * @param secret at least 32 bytes
 * @param days how long a token may live at the most
 * @param audience what the tokens are for: those for anything else are rejected
 */
export function makeTokens(secret: string, days: number, audience = NAME): Tokens {
  // Of a string the library finds out at each call, with an error inside, that it is no public key.
  const key = createSecretKey(secret, "utf8");
  return {
    sign: (userId, sessionId) =>
      sign({}, key, {
        algorithm: "HS256",
        issuer: NAME,
        audience,
        subject: String(userId),
        jwtid: sessionId,
        expiresIn: days * 24 * 60 * 60,
      }),
    verify(token) {
      try {
        const claims = verify(token, key, {
          algorithms: ["HS256"],
          issuer: NAME,
          audience,
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
