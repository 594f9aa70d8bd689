import type { IncomingMessage } from "node:http";
import { PAGE_VIEWER } from "../../shared/preferenceCookies";
import type { Config } from "../config/config";
import { cookie, readableCookie, readCookie } from "./cookies";

/** The cookie that names the session for which pages are rendered. No other request accepts it. */
const PAGE_COOKIE = "page_session";

const ANY = new RegExp(`(?:^|; *)(?:__Host-)?${PAGE_COOKIE}=`);

const DAY_IN_SECONDS = 24 * 60 * 60;

/** Returns true if a request has the page cookie, with or without the prefix. */
export const hasPageCookie = ({ headers }: IncomingMessage): boolean =>
  ANY.test(headers.cookie ?? "");

/**
 * The token in the page cookie of a request. Returns null without the second cookie, which scripts remove
 * when they log out without a connection.
 */
export const readPageCookie = (request: IncomingMessage, config: Config): string | null =>
  readCookie(request, PAGE_VIEWER, config) === null
    ? null
    : readCookie(request, PAGE_COOKIE, config);

/**
 * The page cookie, and the one without which it is ignored, as `Set-Cookie` headers.
 * @param token null to remove the cookies
 */
export function pageCookies(token: string | null, config: Config): string[] {
  const maxAge = config.sessionDays * DAY_IN_SECONDS;
  return [
    cookie(PAGE_COOKIE, token, maxAge, config),
    readableCookie(PAGE_VIEWER, token && "1", maxAge, config),
  ];
}
