import type { IncomingMessage } from "node:http";
import type { Config } from "../config/config";
import { cookie, readCookie } from "./cookies";

/** The cookie that names the session that pages are rendered for, and is good for nothing else. */
const PAGE_COOKIE = "page_session";

const ANY = new RegExp(`(?:^|; *)(?:__Host-)?${PAGE_COOKIE}=`);

const DAY_IN_SECONDS = 24 * 60 * 60;

/** Whether a request has the page cookie, by whatever name. */
export const hasPageCookie = ({ headers }: IncomingMessage): boolean =>
  ANY.test(headers.cookie ?? "");

/** The token in the page cookie of a request; null without one. */
export const readPageCookie = (request: IncomingMessage, config: Config): string | null =>
  readCookie(request, PAGE_COOKIE, config);

/**
 * The page cookie as a `Set-Cookie` header.
 * @param token null to remove the cookie
 */
export const pageCookie = (token: string | null, config: Config): string =>
  cookie(PAGE_COOKIE, token, config.sessionDays * DAY_IN_SECONDS, config);
