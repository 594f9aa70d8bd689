import { SHORTEST_PASSWORD } from "./inputLimits";
import type { Locale } from "./locales";

/** The operator's settings that pages need. */
export interface Settings {
  /** The name of the site; null for the product's name. */
  siteName: string | null;
  /** The text that welcomes visitors on the home page; null for the text in the page's language. */
  welcomeText: string | null;
  /** The minimum length of a new password, in characters. */
  passwordMinLength: number;
  /** The language of users without a supported preference. */
  defaultLocale: Locale;
  /** True if recipes can be opened offline. */
  offline: boolean;
  /** The name of the OpenID Connect provider; null if there is none. */
  loginProvider: string | null;
}

/** The settings of an unconfigured server. */
export const defaultSettings: Settings = {
  siteName: null,
  welcomeText: null,
  passwordMinLength: SHORTEST_PASSWORD,
  defaultLocale: "en",
  offline: true,
  loginProvider: null,
};

/** The roles that new accounts can get: admins are appointed. */
export const NEW_USER_ROLES = ["member", "contributor"] as const;

export type NewUserRole = (typeof NEW_USER_ROLES)[number];
