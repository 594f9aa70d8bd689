import { amountsInFigures } from "./amountsAt";
import { linesAt, type NamedLine } from "./linesAt";
import { describesSize } from "./noAmount";
import type { Amount } from "./unitSystem";

/** An amount in a step that certainly belongs to an ingredient of the recipe. */
export interface StepAmount<Line> {
  /** The start and end of its number and unit in the text. */
  start: number;
  end: number;
  line: Line;
  amount: Amount;
}

/** The amounts of each text, by the recipe's lines: a page reads each step twice. */
const amountsByLines = new WeakMap<readonly object[], Map<string, StepAmount<unknown>[]>>();

/**
 * The amounts of a step that belong to the recipe's ingredients: "200 g flour", "the remaining 2 eggs". Only
 * figures directly before a name count, and neither amounts for each of several things nor parts of longer
 * ones.
 */
export function stepAmounts<Line extends NamedLine>(
  text: string,
  lines: readonly Line[],
): readonly StepAmount<Line>[] {
  const amountsByText = amountsByLines.get(lines) ?? new Map<string, StepAmount<unknown>[]>();
  amountsByLines.set(lines, amountsByText);
  const amounts =
    (amountsByText.get(text) as StepAmount<Line>[] | undefined) ?? findAmounts(text, lines);
  amountsByText.set(text, amounts);
  return amounts;
}

const findAmounts = <Line extends NamedLine>(
  text: string,
  lines: readonly Line[],
): StepAmount<Line>[] =>
  amountsInFigures(text).flatMap(({ behind, end, read, start }) => {
    const amounts = linesAt(behind, lines);
    const [line, other] = amounts.lines;
    const amount = line && !other ? read() : null;
    return line && amount && !describesSize(amounts.following, amount)
      ? [{ start, end, line, amount }]
      : [];
  });
