import { findNamedLines } from "./findNamedLines";
import type { NamedLine } from "./linesAt";
import { stepAmounts } from "./stepAmounts";

const hasRepeated = (lines: readonly NamedLine[]): boolean =>
  new Set(lines.map(({ name }) => name)).size < lines.length;

/**
 * The lines that a step needs, in the recipe's order. Of an ingredient with several lines, "100 g butter" means
 * the line with that amount; "the butter" means all of them.
 */
export function findStepLines<Line extends NamedLine>(
  step: string,
  lines: readonly Line[],
): Line[] {
  const named = findNamedLines(step, lines);
  if (!hasRepeated(named)) return named;
  const amounts = stepAmounts(step, lines);
  const withAmount = new Set(amounts.flatMap((amount) => amount.lines));
  const namesWithAmount = new Set([...withAmount].map(({ name }) => name));
  let rest = step;
  for (const { nameEnd, start } of [...amounts].reverse()) {
    rest = `${rest.slice(0, start)}·${rest.slice(nameEnd)}`;
  }
  const withoutAmount = new Set(findNamedLines(rest, lines));
  return named.filter(
    (line) => withAmount.has(line) || withoutAmount.has(line) || !namesWithAmount.has(line.name),
  );
}
