import { amountsInFigures } from "./amountsAt";
import { haveOneIngredient, linesAt, type NamedLine } from "./linesAt";
import { describesSize } from "./noAmount";
import type { AmountRead as Amount } from "../amounts/readAmount";

/** An amount in a step that certainly belongs to an ingredient of the recipe. */
export interface StepAmount<Line> {
  /** The start and end of its number and unit in the text. */
  start: number;
  end: number;
  /** The end of the ingredient's name in the text. */
  nameEnd: number;
  line: Line;
  /** All lines that it may mean, if the ingredient has several. */
  lines: readonly Line[];
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
    const named = linesAt(behind, lines);
    const amount = haveOneIngredient(named.lines) ? read() : null;
    if (!amount || describesSize(named.following, amount)) return [];
    const equalLines = named.lines.filter((line) => isEqual(line.amount, amount));
    const possibleLines = equalLines.length > 0 ? equalLines : named.lines;
    const line = possibleLines[0]!;
    const areAlike = possibleLines.every(({ scales }) => scales === line.scales);
    return areAlike
      ? [{ start, end, nameEnd: end + named.end, line, lines: possibleLines, amount }]
      : [];
  });

const isEqual = (one: Amount | null | undefined, { max, min, unit }: Amount): boolean =>
  one?.min === min && one.max === max && one.unit === unit;
