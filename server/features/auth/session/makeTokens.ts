import { createSecretKey } from "node:crypto";
import { type JwtPayload, sign, verify } from "jsonwebtoken";
import { LRUCache } from "lru-cache";
import { BRAND } from "../../../brand";
import type { Tokens } from "../../../services";

const NAME = BRAND.toLowerCase();

/** The audience of tokens that are accepted for rendering pages only. */
export const PAGE_AUDIENCE = `${NAME}-pages`;

/** The maximum number of verified tokens in the cache, which covers those in use at a time. */
const MAX_VERIFIED = 2_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The contents of a verified token. */
interface VerifiedToken {
  userId: number;
  sessionId: string;
  /** The expiry in seconds since 1970. */
  expires: number;
}

/**
 * Tokens refer to a session and carry no authority. By itself, the library accepts other algorithms, tokens without
 * expiry and any claims, so all of them are checked here. A verified token is cached by its text until it expires; the
 * database checks for each request that its session is live.
 * @param secret at least 32 bytes
 * @param days the longest lifetime of a token
 * @param audience the purpose of the tokens; those for another purpose are rejected
 */
export function makeTokens(secret: string, days: number, audience = NAME): Tokens {
  // The key is an object, because the library would try to parse a string as a public key at each
  // call.
  const key = createSecretKey(secret, "utf8");
  const verifiedTokens = new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED });
  const verifyUncached = (token: string): VerifiedToken | null => {
    try {
      const claims = verify(token, key, { algorithms: ["HS256"], issuer: NAME, audience });
      return typeof claims === "string" ? null : toVerifiedToken(claims);
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
      const cachedToken = verifiedTokens.get(token);
      if (cachedToken && Date.now() / 1000 < cachedToken.expires) return cachedToken;
      const verifiedToken = verifyUncached(token);
      if (verifiedToken) verifiedTokens.set(token, verifiedToken);
      else verifiedTokens.delete(token);
      return verifiedToken;
    },
  };
}

function toVerifiedToken({ exp, jti, sub }: JwtPayload): VerifiedToken | null {
  if (exp === undefined || !jti || !UUID.test(jti) || !sub || !/^[1-9]\d{0,9}$/.test(sub)) {
    return null;
  }
  return { userId: Number(sub), sessionId: jti, expires: exp };
}
