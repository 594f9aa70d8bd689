import { type Locale, LOCALE_COOKIE, locales } from "../../../shared/locales";
import { preferenceCookie } from "../../../shared/preferenceCookies";
import { currentLocale } from "../messages/locale";
import { t } from "../messages/t";
import classes from "./LanguageSwitch.module.css";

/** Stores the choice and reloads the page; a form with changes confirms before that. */
function setLocale(language: Locale) {
  document.cookie = preferenceCookie(LOCALE_COOKIE, language, location.protocol);
  location.reload();
}

/**
 * A select of languages by their own names; it shows the browser's preference until a language is
 * chosen.
 */
export function LanguageSwitch() {
  const current = currentLocale();
  return (
    <div data-scripted className={classes.languages} role="group" aria-label={t("footer.language")}>
      {(Object.keys(locales) as Locale[]).map((language) => (
        <button
          key={language}
          type="button"
          className={classes.language}
          lang={language}
          aria-pressed={language === current}
          onClick={() => language !== current && setLocale(language)}
        >
          {locales[language]}
        </button>
      ))}
    </div>
  );
}
