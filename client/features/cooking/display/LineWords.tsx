import { lineName } from "../../../../shared/amounts/lineName";
import { langOf } from "../../../shared/languages";
import { currentLocale } from "../../../shared/messages/locale";
import { t } from "../../../shared/messages/t";
import { lineAmount, type DisplayOptions } from "../amounts/lineAmount";
import classes from "./LineWords.module.css";
import type { Line } from "../amounts/unitSystem";

interface LineWordsProps {
  line: Line & { preparation: string | null; isOptional: boolean };
  /** The recipe's language. */
  language: string | null;
  displayOptions: DisplayOptions;
}

/** An ingredient line in words: amount, name and remarks. */
export function LineWords({ line, language, displayOptions }: LineWordsProps) {
  const { text, stays, count } = lineAmount(line, displayOptions);
  const locale = currentLocale();
  // The line has the recipe's language.
  const ownLang = langOf(language) && locale;
  const name = lineName(line, { language, locale }, count);
  return (
    <>
      {text && <span className={classes.amount}>{text}</span>} {name}
      {line.preparation && <span className={classes.quiet}>, {line.preparation}</span>}
      {line.isOptional && (
        <span className={classes.quiet} lang={ownLang}>
          {" "}
          ({t("card.optional")})
        </span>
      )}
      {stays && (
        <span className={classes.quiet} lang={ownLang}>
          {" "}
          ({t("cooking.stays")})
        </span>
      )}
    </>
  );
}
