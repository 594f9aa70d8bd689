import type { ReactNode } from "react";
import type { ChangeKind } from "../../shared/apollo/schema.generated";
import { t } from "../../shared/messages/t";
import classes from "./Difference.module.css";

/** A removed text, which screen readers announce. */
export const Removed = ({ children }: { children: ReactNode }) => (
  <del className={classes.removed}>
    <span className={classes.spoken}>{t("history.removed")} </span>
    {children}
  </del>
);

/** A new text, which screen readers announce. */
export const Added = ({ children }: { children: ReactNode }) => (
  <ins className={classes.added}>
    <span className={classes.spoken}>{t("history.added")} </span>
    {children}
  </ins>
);

interface ChangedTextProps {
  words: readonly { text: string; kind: ChangeKind | null }[];
}

/** A text with its removed and new words. */
export const ChangedText = ({ words }: ChangedTextProps) => (
  <p className={classes.words} dir="auto">
    {words.map(({ text, kind }, i) =>
      kind === null ? (
        text
      ) : kind === "REMOVED" ? (
        <Removed key={i}>{text}</Removed>
      ) : (
        <Added key={i}>{text}</Added>
      ),
    )}
  </p>
);

interface ChangedValueProps {
  before: string | null;
  after: string | null;
}

/** A short value and its replacement. */
export const ChangedValue = ({ before, after }: ChangedValueProps) => (
  <>
    {before !== null && <Removed>{before}</Removed>}
    {before !== null && after !== null && " "}
    {after !== null && <Added>{after}</Added>}
  </>
);
