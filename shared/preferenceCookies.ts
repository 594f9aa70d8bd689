const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Browsers take a cookie with this prefix by TLS alone, and from this host alone: no other of its domain can set it. */
const HOST_PREFIX = "__Host-";

/** The cookie without which the server ignores the page cookie. Scripts can remove it, also without a connection. */
export const PAGE_VIEWER = "page_viewer";

/** @param protocol as in `location.protocol` */
function scriptCookie(name: string, value: string, maxAgeSeconds: number, protocol: string) {
  const isSecure = protocol === "https:";
  const cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
  return isSecure ? `${HOST_PREFIX}${cookie}; Secure` : cookie;
}

/** A cookie for `document.cookie` that stores a preference. */
export const preferenceCookie = (name: string, value: string, protocol: string): string =>
  scriptCookie(name, value, YEAR_IN_SECONDS, protocol);

/** A cookie for `document.cookie` that removes one. */
export const removedCookie = (name: string, protocol: string): string =>
  scriptCookie(name, "", 0, protocol);

/**
 * A stored preference; undefined without one. One that was stored without TLS counts until there is another.
 * @param cookies as `document.cookie` or a request's header has them
 */
export function storedPreference(cookies: string, name: string): string | undefined {
  const readCookie = (key: string) => new RegExp(`(?:^|; *)${key}=([^;]*)`).exec(cookies)?.[1];
  return readCookie(HOST_PREFIX + name) ?? readCookie(name);
}
