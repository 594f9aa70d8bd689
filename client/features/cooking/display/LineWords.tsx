import { lineName } from "../../../../shared/amounts/lineName";
import { langOf } from "../../../shared/languages";
import { currentLanguage } from "../../../shared/messages/locale";
import { t } from "../../../shared/messages/t";
import type { LineAmount } from "../amounts/lineAmount";
import classes from "./LineWords.module.css";
import { formatOriginal, type Line } from "../amounts/unitSystem";
import type { LoadedDisplayOptions } from "./useDisplayOptions";

interface LineWordsProps {
  line: Line & { preparation: string | null; isOptional: boolean };
  /** The recipe's language. */
  language: string | null;
  displayOptions: LoadedDisplayOptions;
}

/** An ingredient line in words: amount, name and remarks. */
export function LineWords({ line, language, displayOptions }: LineWordsProps) {
  const { arithmetic } = displayOptions;
  const { text, stays, count }: LineAmount = arithmetic
    ? arithmetic.lineAmount(line, displayOptions)
    : { text: formatOriginal(line), stays: false };
  const locale = currentLanguage();
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
