import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config/config";

/** Returns true if browsers reach the site by TLS. */
export const isHttps = ({ publicUrl }: Config): boolean => publicUrl?.startsWith("https:") ?? false;

/**
 * Returns the name of a cookie. With TLS, its prefix restricts the cookie to this host, so that
 * other hosts of the domain cannot set it.
 */
export const cookieName = (name: string, config: Config): string =>
  isHttps(config) ? `__Host-${name}` : name;

/** Returns the value of a cookie in a request; null without it. */
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
 * Makes the `Set-Cookie` header of a cookie; null as the value removes it. Scripts cannot read it, and other sites
 * cannot use it, except by a link.
 */
export const cookie = makeCookieWriter("HttpOnly; ");

/** Makes the `Set-Cookie` header of a cookie that scripts of this site can read and remove. */
export const readableCookie = makeCookieWriter("");

/**
 * Returns true if a page of this site has sent a request. Browsers without TLS send no `Sec-Fetch-Site`, but an
 * `Origin` with each POST; other programs send neither.
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
 * Sets a cookie in a response and replaces an earlier one of the same name. Requests from other sites set no cookie:
 * a form there must not log a browser in here.
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
