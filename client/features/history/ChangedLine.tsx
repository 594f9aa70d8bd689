import type { ReactNode } from "react";
import { withFractions } from "../../../shared/amounts/fractions";
import { lineName } from "../../../shared/amounts/lineName";
import { currentLanguage } from "../../shared/messages/locale";
import { t } from "../../shared/messages/t";
import { Added, ChangedValue, Removed } from "./ChangedText";
import type {
  ChangedLine_LineFragment,
  Change_ChangeFragment,
} from "./Difference_difference.generated";
import classes from "./Difference.module.css";

/** The parts of a line as on the recipe's page, in the order in which they are read; absent parts are null. */
const readParts = (line: ChangedLine_LineFragment, language: string | null) => ({
  heading: line.heading,
  quantity: line.quantity && withFractions(line.quantity),
  unit: line.unit,
  ingredient:
    line.ingredient &&
    lineName({ ...line, name: line.ingredient }, { language, locale: currentLanguage() }),
  preparation: line.preparation,
  isOptional: line.isOptional ? t("history.optional") : null,
  scales: line.scales ? null : t("history.notScaled"),
});

type PartName = keyof ReturnType<typeof readParts>;

/** The text before each part except the first one. */
const readSeparator = (name: PartName) => (name === "preparation" ? ", " : " ");

const writeLine = (line: ChangedLine_LineFragment, language: string | null): string => {
  const parts = Object.entries(readParts(line, language)) as [PartName, string | null][];
  return parts
    .map(([name, part]) => part && readSeparator(name) + part)
    .join("")
    .trim();
};

/** A line that both versions have, with its changed parts. */
function ChangedParts({
  before,
  after,
  fields,
  language,
}: Record<"before" | "after", ChangedLine_LineFragment> & {
  fields: readonly string[];
  language: string | null;
}) {
  const [old, now] = [readParts(before, language), readParts(after, language)];
  return (Object.keys(now) as PartName[]).map((name): ReactNode => {
    if (!fields.includes(name)) return now[name] && readSeparator(name) + now[name];
    // Amounts such as "1/2" and "½" look the same unless they are shown as typed.
    const isAlike = name === "quantity" && old[name] === now[name];
    return (
      <span key={name}>
        {readSeparator(name)}
        <ChangedValue
          before={isAlike ? before[name] : old[name]}
          after={isAlike ? after[name] : now[name]}
        />
      </span>
    );
  });
}

interface ChangedLineProps {
  change: Change_ChangeFragment;
  /** The recipe's language. */
  language: string | null;
}

/** A line that is new, removed, changed or moved, below the heading of its section. */
export function ChangedLine({ change, language }: ChangedLineProps) {
  const { lineBefore: before, lineAfter: after, lineFields, kind, section } = change;
  return (
    <li className={classes.line} dir="auto">
      {section && <span className={classes.section}>{section}</span>}
      <span>
        {kind === "MOVED" && after && (
          <>
            {writeLine(after, language)} <span className={classes.note}>{t("history.moved")}</span>
          </>
        )}
        {kind === "ADDED" && after && <Added>{writeLine(after, language)}</Added>}
        {kind === "REMOVED" && before && <Removed>{writeLine(before, language)}</Removed>}
        {kind === "CHANGED" && before && after && (
          <ChangedParts before={before} after={after} fields={lineFields} language={language} />
        )}
      </span>
    </li>
  );
}
