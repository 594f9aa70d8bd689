import { createHmac, timingSafeEqual } from "node:crypto";

const SECRET = process.env.JWT_SECRET ?? "";

/**
 * Reads a token's contents after checking its signature, algorithm and expiry; null for visitors and invalid
 * tokens. The caller looks up the session.
 * @param {string | undefined} header the request's Authorization header
 * @returns {{ sessionId: string, userId: number } | null}
 */
export function readToken(header) {
  const [, head, body, signature] =
    /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(header ?? "") ?? [];
  if (!signature) return null;
  const expected = createHmac("sha256", SECRET).update(`${head}.${body}`).digest();
  const signatureBytes = Buffer.from(signature, "base64url");
  if (signatureBytes.length !== expected.length || !timingSafeEqual(signatureBytes, expected))
    return null;
  if (JSON.parse(Buffer.from(head, "base64url")).alg !== "HS256") return null;
  const { exp, jti, sub } = JSON.parse(Buffer.from(body, "base64url"));
  return exp * 1000 > Date.now() ? { sessionId: jti, userId: Number(sub) } : null;
}

/** SQL with two parameters for the viewer of a session; no row once it has ended. */
export const VIEWER = (sessionId, userId) => `
  select u.user_id, r.role_name
  from sessions s join users u using (user_id) join roles r using (role_id)
  where s.session_id = ${sessionId} and s.user_id = ${userId} and not u.banned
    and s.created_at > now() - interval '30 days' and s.last_used_at > now() - interval '14 days'`;
