import { createInstance } from "i18next";
import { BRAND } from "../brand";
import { asNumber } from "../numbers";
import type { Catalogue, ValuesOf, WordKey } from "./Catalogue";
import { en } from "./en";
import { currentLanguage, FIRST_LANGUAGE, type Language } from "./language";

const NAMESPACE = "words";

const dictionary = createInstance({
  lng: FIRST_LANGUAGE,
  fallbackLng: false,
  resources: { [FIRST_LANGUAGE]: { [NAMESPACE]: en } },
  defaultNS: NAMESPACE,
  nsSeparator: false,
  initAsync: false,
  showSupportNotice: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false, defaultVariables: { brand: BRAND } },
});
void dictionary.init();
dictionary.services.formatter?.add("number", (value: number) => asNumber(value));

/**
 * Words of the interface in the current language: `t("bar.greeting", { name })`. To be called when
 * they are shown, never when a module is loaded, for then nobody has said a language.
 */
export const t = <Key extends WordKey>(key: Key, ...[values]: ValuesOf<Key>): string =>
  dictionary.t(key, { ...values, lng: currentLanguage() });

/** Learns a language, which can be spoken from now on. */
export function learn(language: Language, catalogue: Catalogue): void {
  dictionary.addResourceBundle(language, NAMESPACE, catalogue);
}
