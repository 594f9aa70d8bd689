import type { ReactNode } from "react";
import { t } from "../../shared/messages/t";
import { Added, ChangedValue, Removed } from "./ChangedText";
import type {
  ChangedLine_LineFragment,
  Change_ChangeFragment,
} from "./Difference_difference.generated";
import classes from "./Difference.module.css";

/** The parts of a line in the order in which they are read; absent parts are null. */
const readParts = (line: ChangedLine_LineFragment) => ({
  heading: line.heading,
  quantity: line.quantity,
  unit: line.unit,
  ingredient: line.ingredient,
  preparation: line.preparation === null ? null : `, ${line.preparation}`,
  isOptional: line.isOptional ? t("history.optional") : null,
  scales: line.scales ? null : t("history.notScaled"),
});

type PartName = keyof ReturnType<typeof readParts>;

const writeLine = (line: ChangedLine_LineFragment): string =>
  Object.values(readParts(line))
    .filter((part) => part !== null)
    .join(" ")
    .replace(" , ", ", ");

/** A line that both versions have, with its changed parts. */
function ChangedParts({
  before,
  after,
  fields,
}: Record<"before" | "after", ChangedLine_LineFragment> & {
  fields: readonly string[];
}) {
  const [old, now] = [readParts(before), readParts(after)];
  return (Object.keys(now) as PartName[]).map((name): ReactNode => {
    if (!fields.includes(name)) return now[name] === null ? null : `${now[name]} `;
    return (
      <span key={name}>
        <ChangedValue before={old[name]} after={now[name]} />{" "}
      </span>
    );
  });
}

/** A line that is new, removed, changed or moved, below the heading of its section. */
export function ChangedLine({ change }: { change: Change_ChangeFragment }) {
  const { lineBefore: before, lineAfter: after, lineFields, kind, section } = change;
  return (
    <li className={classes.line} dir="auto">
      {section && <span className={classes.section}>{section}</span>}
      <span>
        {kind === "MOVED" && after && (
          <>
            {writeLine(after)} <span className={classes.note}>{t("history.moved")}</span>
          </>
        )}
        {kind === "ADDED" && after && <Added>{writeLine(after)}</Added>}
        {kind === "REMOVED" && before && <Removed>{writeLine(before)}</Removed>}
        {kind === "CHANGED" && before && after && (
          <ChangedParts before={before} after={after} fields={lineFields} />
        )}
      </span>
    </li>
  );
}
