import { parseLine } from "../../../../shared/amounts/parseLine";
import { plainText } from "../../../../shared/amounts/plainText";
import { readWholeAmount } from "../../../../shared/amounts/readTrailingAmount";

/** Returns true for a line that is only an amount: "200 g", "2", "4x". */
export const isAmount = (line: string): boolean =>
  readWholeAmount(plainText(line).replace(/(?<=\d) ?x$/i, "")) !== null;

const hasAmount = (line: string): boolean => (parseLine(line)?.quantity ?? "") !== "";

/** The number of amounts that distinguish such a list from one with a single number among its lines. */
const FEWEST_AMOUNTS = 2;

/**
 * Joins amounts on lines of their own to the names below or above them, as pages with columns are copied:
 * "200 g", "noodles", "2", "limes". Returns the lines unchanged if an amount has no name.
 */
export function joinAmounts<Line extends { text: string }>(
  lines: readonly Line[],
  isHeading: (line: Line) => boolean,
): readonly Line[] {
  const items = lines.filter((line) => !isHeading(line));
  const isFirst = items[0] !== undefined && isAmount(items[0].text);
  const joined: Line[] = [];
  let pending: string | undefined;
  let count = 0;
  for (const line of isFirst ? lines : lines.toReversed()) {
    const isName = !isHeading(line) && !hasAmount(line.text);
    const text = pending === undefined ? line.text : `${pending} ${line.text}`;
    // The unit may be on a line of its own, too.
    if ((pending === undefined || isName) && !isHeading(line) && isAmount(text)) pending = text;
    else if (pending === undefined) joined.push(line);
    else if (isName) {
      joined.push({ ...line, text });
      pending = undefined;
      count++;
    } else return lines;
  }
  const others = joined.filter((line) => !isHeading(line) && hasAmount(line.text)).length - count;
  if (pending !== undefined || count < FEWEST_AMOUNTS || others >= count) return lines;
  return isFirst ? joined : joined.toReversed();
}
