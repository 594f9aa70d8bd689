const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/**
 * The prefix with which browsers accept a cookie only over TLS and from this host, so that no other
 * host of its domain can set it.
 */
const HOST_PREFIX = "__Host-";

/** The cookie without which the server ignores the page cookie. Scripts can remove it, even offline. */
export const PAGE_VIEWER = "page_viewer";

/** @param protocol as in `location.protocol` */
function scriptCookie(name: string, value: string, maxAgeSeconds: number, protocol: string) {
  const isSecure = protocol === "https:";
  const cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
  return isSecure ? `${HOST_PREFIX}${cookie}; Secure` : cookie;
}

/** Makes a `document.cookie` string that stores a preference. */
export const preferenceCookie = (name: string, value: string, protocol: string): string =>
  scriptCookie(name, value, YEAR_IN_SECONDS, protocol);

/** Makes a `document.cookie` string that removes a cookie. */
export const removedCookie = (name: string, protocol: string): string =>
  scriptCookie(name, "", 0, protocol);

/**
 * A stored preference; undefined without one. A cookie stored without TLS is the fallback.
 * @param cookies as in `document.cookie` or a request's header
 */
export function storedPreference(cookies: string, name: string): string | undefined {
  const readCookie = (key: string) => new RegExp(`(?:^|; *)${key}=([^;]*)`).exec(cookies)?.[1];
  return readCookie(HOST_PREFIX + name) ?? readCookie(name);
}
