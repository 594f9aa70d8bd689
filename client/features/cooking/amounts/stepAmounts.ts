import { amountsInFigures } from "./amountsAt";
import { linesAt, type Named } from "./linesAt";
import { isSizeOf } from "./noAmount";
import type { Amount } from "./unitSystem";

/** An amount in a step that is plainly one of an ingredient of the recipe. */
export interface StepAmount<Line> {
  /** Where its number and unit begin in the text, and where they have ended. */
  start: number;
  end: number;
  line: Line;
  amount: Amount;
}

/** The line that an amount belongs to, if there is exactly one. */
function lineOf<Line extends Named>(
  amount: Amount,
  behind: string,
  lines: readonly Line[],
): Line | null {
  const {
    lines: [line, other],
    following,
  } = linesAt(behind, lines);
  return line && !other && !isSizeOf(following, amount) ? line : null;
}

/**
 * The amounts of a step that belong to the recipe's ingredients: "200 g flour", "the remaining 2 eggs".
 * It is cautious: only figures directly before a name count, and no amount that is for each of several
 * or a part of a longer one.
 */
export const stepAmounts = <Line extends Named>(
  text: string,
  lines: readonly Line[],
): StepAmount<Line>[] =>
  amountsInFigures(text).flatMap(({ amount, behind, end, start }) => {
    const line = lineOf(amount, behind, lines);
    return line ? [{ start, end, line, amount }] : [];
  });
