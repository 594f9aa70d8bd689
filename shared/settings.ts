import { SHORTEST_PASSWORD } from "./inputLimits";
import type { Locale } from "./locales";

/** The operator's settings that pages need. */
export interface Settings {
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
  passwordMinLength: SHORTEST_PASSWORD,
  defaultLocale: "en",
  offline: true,
  loginProvider: null,
};
