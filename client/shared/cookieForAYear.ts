const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** A cookie for `document.cookie`, which the server reads on all pages. */
export const cookieForAYear = (name: string, value: string): string =>
  `${name}=${value}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
