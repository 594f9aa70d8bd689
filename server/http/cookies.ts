import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config/config";

/** Whether browsers reach the site by TLS. */
export const isHttps = ({ publicUrl }: Config): boolean => publicUrl?.startsWith("https:") ?? false;

/** By TLS, a prefix has browsers take the cookie from this host alone, not from another of its domain. */
export const cookieName = (name: string, config: Config): string =>
  isHttps(config) ? `__Host-${name}` : name;

/** The value of a cookie in a request; null without it. */
export function readCookie(
  { headers }: IncomingMessage,
  name: string,
  config: Config,
): string | null {
  const value = new RegExp(`(?:^|; *)${cookieName(name, config)}=([^;]*)`);
  return value.exec(headers.cookie ?? "")?.[1] ?? null;
}

const makeCookieWriter =
  (access: "HttpOnly; " | "") =>
  (name: string, value: string | null, maxAgeSeconds: number, config: Config): string => {
    const maxAge = value === null ? 0 : maxAgeSeconds;
    const secure = isHttps(config) ? "; Secure" : "";
    return `${cookieName(name, config)}=${value ?? ""}; Path=/; Max-Age=${maxAge}; ${access}SameSite=Lax${secure}`;
  };

/**
 * A cookie as a `Set-Cookie` header; null as the value removes it. No script can read it, and no other site can use it
 * but by a link.
 */
export const cookie = makeCookieWriter("HttpOnly; ");

/** The same, but scripts of this site can read and remove it. */
export const readableCookie = makeCookieWriter("");

/**
 * Whether a page of this site has sent a request. Browsers without TLS send no `Sec-Fetch-Site`, but an `Origin` with
 * each POST; other programs send neither.
 */
export function isFromOwnPage({ headers }: IncomingMessage, { publicUrl }: Config): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { host, origin } = headers;
  if (!origin || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return (
    page.host === host || (publicUrl !== undefined && page.origin === new URL(publicUrl).origin)
  );
}

/**
 * Sets a cookie in a response, in place of one of its name that was set before; not for a request from another site:
 * a form there must not decide who somebody is here.
 */
export function setOwnCookie(
  request: IncomingMessage,
  response: ServerResponse,
  header: string,
): void {
  if (request.headers["sec-fetch-site"] === "cross-site") return;
  const name = header.slice(0, header.indexOf("=") + 1);
  const otherCookies = [response.getHeader("Set-Cookie") ?? []].flat().map(String);
  response.setHeader("Set-Cookie", [
    ...otherCookies.filter((otherCookie) => !otherCookie.startsWith(name)),
    header,
  ]);
}
