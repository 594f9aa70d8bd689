const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Browsers take a cookie with this prefix by TLS alone, and from this host alone: no other of its domain can set it. */
const HOST_PREFIX = "__Host-";

/**
 * A cookie for `document.cookie` that stores a preference.
 * @param protocol as in `location.protocol`
 */
export function preferenceCookie(name: string, value: string, protocol: string): string {
  const isSecure = protocol === "https:";
  const cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
  return isSecure ? `${HOST_PREFIX}${cookie}; Secure` : cookie;
}

/**
 * A stored preference; undefined without one. One that was stored without TLS counts until there is another.
 * @param cookies as `document.cookie` or a request's header has them
 */
export function storedPreference(cookies: string, name: string): string | undefined {
  const valueOf = (key: string) => new RegExp(`(?:^|; *)${key}=([^;]*)`).exec(cookies)?.[1];
  return valueOf(HOST_PREFIX + name) ?? valueOf(name);
}
