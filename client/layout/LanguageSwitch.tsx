import {
  currentLanguage,
  type Language,
  languageCookie,
  languages,
} from "../shared/words/language";
import { t } from "../shared/words/t";
import classes from "./LanguageSwitch.module.css";

/** Keeps the choice and draws the page anew; a form with changes asks before it lets go of them. */
function speak(language: Language) {
  document.cookie = languageCookie(language);
  location.reload();
}

/** The languages, each in its own words; until one is chosen, whatever the browser prefers. */
export function LanguageSwitch() {
  const current = currentLanguage();
  return (
    <div data-scripted className={classes.languages} role="group" aria-label={t("footer.language")}>
      {(Object.keys(languages) as Language[]).map((language) => (
        <button
          key={language}
          type="button"
          className={classes.language}
          lang={language}
          aria-pressed={language === current}
          onClick={() => language !== current && speak(language)}
        >
          {languages[language]}
        </button>
      ))}
    </div>
  );
}
