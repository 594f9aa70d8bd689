import { SHORTEST_PASSWORD } from "./inputLimits";
import type { Locale } from "./locales";

/** What the operator of a server has set and its pages must know. */
export interface Settings {
  /** How many characters a new password must have. */
  passwordMinLength: number;
  /** The language of whoever prefers none that we have. */
  defaultLocale: Locale;
  /** Whether recipes can be opened without a connection. */
  offline: boolean;
  /** What the OpenID Connect provider is called that people log in by; null without one. */
  loginProvider: string | null;
}

/** The settings of a server whose operator has set nothing. */
export const defaultSettings: Settings = {
  passwordMinLength: SHORTEST_PASSWORD,
  defaultLocale: "en",
  offline: true,
  loginProvider: null,
};
