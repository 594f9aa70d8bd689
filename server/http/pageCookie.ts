import type { IncomingMessage } from "node:http";
import type { Config } from "../config/config";

/** The cookie that names the session that pages are rendered for, and is good for nothing else. */
const PAGE_COOKIE = "page_session";

const isHttps = ({ publicUrl }: Config): boolean => publicUrl?.startsWith("https:") ?? false;

/** By TLS, a prefix has browsers take the cookie from this host alone, not from another of its domain. */
const nameOf = (config: Config): string =>
  isHttps(config) ? `__Host-${PAGE_COOKIE}` : PAGE_COOKIE;

const ANY = new RegExp(`(?:^|; *)(?:__Host-)?${PAGE_COOKIE}=`);

const DAY_IN_SECONDS = 24 * 60 * 60;

/** Whether a request has the page cookie, by whatever name. */
export const hasPageCookie = ({ headers }: IncomingMessage): boolean =>
  ANY.test(headers.cookie ?? "");

/** The token in the page cookie of a request; null without one. */
export function readPageCookie({ headers }: IncomingMessage, config: Config): string | null {
  const value = new RegExp(`(?:^|; *)${nameOf(config)}=([^;]*)`);
  return value.exec(headers.cookie ?? "")?.[1] ?? null;
}

/**
 * The page cookie as a `Set-Cookie` header. No script can read it, and no other site can use it but by a link.
 * @param token null to remove the cookie
 */
export function pageCookie(token: string | null, config: Config): string {
  const maxAge = token === null ? 0 : config.sessionDays * DAY_IN_SECONDS;
  const secure = isHttps(config) ? "; Secure" : "";
  return `${nameOf(config)}=${token ?? ""}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
