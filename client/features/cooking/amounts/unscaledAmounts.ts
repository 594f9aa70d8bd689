import { hasNumber } from "../../../../shared/amounts/numbers";
import { type AmountAt, amountsInFiguresOrWords } from "../../../../shared/stepLines/amountsAt";
import { hasAmounts } from "./amountsIn";
import { linesAt, type NamedLine } from "../../../../shared/stepLines/linesAt";
import { describesSize } from "../../../../shared/stepLines/noAmount";
import { stepAmounts } from "../../../../shared/stepLines/stepAmounts";

/** True for an amount to take: a number of spoons or of an ingredient of the recipe. */
function isOfIngredients(
  { behind, hasUnit, read }: AmountAt,
  lines: readonly NamedLine[],
): boolean {
  const lineMatch = linesAt(behind, lines);
  const isOfLines = lineMatch.lines.length > 0;
  const amount = hasUnit || isOfLines ? read() : null;
  if (!amount || describesSize(behind.trimStart(), amount)) return false;
  return (
    (hasUnit && amount.kind !== "COUNT") ||
    (isOfLines && !describesSize(lineMatch.following, amount))
  );
}

/** True if a step has amounts that do not scale with the ingredients. "An egg" does not count as a number. */
export function hasUnscaledAmounts(step: string, lines: readonly NamedLine[]): boolean {
  let position = 0;
  const unscaled: string[] = [];
  for (const { end, start } of stepAmounts(step, lines)) {
    unscaled.push(step.slice(position, start));
    position = end;
  }
  const rest = [...unscaled, step.slice(position)].join("");
  if (hasAmounts(rest)) return true;
  return amountsInFiguresOrWords(rest).some(
    (other) => hasNumber(rest.slice(other.start, other.end)) && isOfIngredients(other, lines),
  );
}
