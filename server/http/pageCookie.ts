import type { IncomingMessage } from "node:http";
import type { Config } from "../config/config";

/** The cookie that names the session that pages are rendered for, and is good for nothing else. */
const PAGE_COOKIE = "page_session";

const VALUE = new RegExp(`(?:^|; *)${PAGE_COOKIE}=([^;]*)`);

const DAY_IN_SECONDS = 24 * 60 * 60;

/** The token in the page cookie of a request; null without one. */
export const readPageCookie = ({ headers }: IncomingMessage): string | null =>
  VALUE.exec(headers.cookie ?? "")?.[1] ?? null;

/**
 * The page cookie as a `Set-Cookie` header. No script can read it, and no other site can use it but by a link.
 * @param token null to remove the cookie
 */
export function pageCookie(token: string | null, { sessionDays, publicUrl }: Config): string {
  const maxAge = token === null ? 0 : sessionDays * DAY_IN_SECONDS;
  const secure = publicUrl?.startsWith("https:") ? "; Secure" : "";
  return `${PAGE_COOKIE}=${token ?? ""}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
