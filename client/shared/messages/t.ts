import { createInstance } from "i18next";
import type { Locale } from "../../../shared/locales";
import { BRAND } from "../brand";
import { formatNumber } from "../numbers";
import type { Messages, MessageValues, MessageKey } from "./Messages";
import { en } from "./en";
import { currentLocale, DEFAULT_LOCALE } from "./locale";

const NAMESPACE = "messages";

const i18n = createInstance({
  lng: DEFAULT_LOCALE,
  fallbackLng: false,
  resources: { [DEFAULT_LOCALE]: { [NAMESPACE]: en } },
  defaultNS: NAMESPACE,
  nsSeparator: false,
  initAsync: false,
  showSupportNotice: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false, defaultVariables: { brand: BRAND } },
});
void i18n.init();
i18n.services.formatter?.add("number", (value: number) => formatNumber(value));

/**
 * Words of the interface in the current language: `t("bar.greeting", { name })`. To be called when
 * they are shown, never when a module is loaded, for then nobody has said a language.
 */
export const t = <Key extends MessageKey>(key: Key, ...[values]: MessageValues<Key>): string =>
  i18n.t(key, { ...values, lng: currentLocale() });

/** Learns a language, which can be spoken from now on. */
export function addMessages(language: Locale, catalogue: Messages): void {
  i18n.addResourceBundle(language, NAMESPACE, catalogue);
}
