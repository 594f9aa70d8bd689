import { t } from "../../../shared/messages/t";
import { lineAmount, type DisplayOptions } from "../amounts/lineAmount";
import classes from "./LineWords.module.css";
import type { Line } from "../amounts/unitSystem";

interface LineWordsProps {
  line: Line & { isOptional: boolean };
  displayOptions: DisplayOptions;
}

/** A line in words: how much of what, and what is to be known of it. */
export function LineWords({ line, displayOptions }: LineWordsProps) {
  const { text, stays } = lineAmount(line, displayOptions);
  return (
    <>
      {text && <span className={classes.amount}>{text}</span>} {line.name}
      {line.isOptional && <span className={classes.quiet}> ({t("card.optional")})</span>}
      {stays && <span className={classes.quiet}> ({t("cooking.stays")})</span>}
    </>
  );
}
