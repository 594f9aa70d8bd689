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
}

/** The settings of a server whose operator has set nothing. */
export const defaultSettings: Settings = {
  passwordMinLength: SHORTEST_PASSWORD,
  defaultLocale: "en",
  offline: true,
};
