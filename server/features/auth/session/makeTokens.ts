import { createSecretKey } from "node:crypto";
import { type JwtPayload, sign, verify } from "jsonwebtoken";
import { LRUCache } from "lru-cache";
import { BRAND } from "../../../brand";
import type { Tokens } from "../../../services";

const NAME = BRAND.toLowerCase();

/** The audience of tokens that are accepted for rendering pages only. */
export const PAGE_AUDIENCE = `${NAME}-pages`;

/** How many tokens stay known to be good: those that are in use at a time. */
const MAX_VERIFIED = 2_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a token that was verified names, until it expires. */
interface VerifiedToken {
  userId: number;
  sessionId: string;
  /** In seconds since 1970. */
  expires: number;
}

/**
 * Tokens name a session and carry nothing of authority. The library by itself accepts other
 * algorithms, no expiry and any claims: all of them are checked here. A token that was verified is known by its
 * text until it expires; whether its session is still there, the database says for each request.
 *
 * @param secret at least 32 bytes
 * @param days how long a token may live at the most
 * @param audience what the tokens are for: those for anything else are rejected
 */
export function makeTokens(secret: string, days: number, audience = NAME): Tokens {
  // Of a string the library finds out at each call, with an error inside, that it is no public key.
  const key = createSecretKey(secret, "utf8");
  const verified = new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED });
  const verifyAnew = (token: string): VerifiedToken | null => {
    try {
      const claims = verify(token, key, { algorithms: ["HS256"], issuer: NAME, audience });
      return typeof claims === "string" ? null : sessionNamedBy(claims);
    } catch {
      return null;
    }
  };
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
      const known = verified.get(token);
      if (known && Date.now() / 1000 < known.expires) return known;
      const named = verifyAnew(token);
      if (named) verified.set(token, named);
      else verified.delete(token);
      return named;
    },
  };
}

function sessionNamedBy({ exp, jti, sub }: JwtPayload): VerifiedToken | null {
  if (exp === undefined || !jti || !UUID.test(jti) || !sub || !/^[1-9]\d{0,9}$/.test(sub)) {
    return null;
  }
  return { userId: Number(sub), sessionId: jti, expires: exp };
}
