import { type Counted, nameBehindAmount, type NameLanguages } from "./ingredientNames";
import { parseRange } from "./ranges";
import { readUnit } from "./readUnit";
import { AmountKind, kindOf } from "./units";
import { kitchenWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

interface NamedLine {
  name: string;
  quantity: string | null;
  unit: string | null;
}

/** Pieces that hold many of a thing, unlike a slice or a half of one. */
const HOLDER = new RegExp(
  `(?:^| )(?:${anyIn(kitchenWords, ({ containers }) => containers)}|bunch|handful|punnet|Handvoll|Bund)(?:e?[sn])?$`,
  "i",
);
function countOf({ quantity, unit }: NamedLine, factor: number): Counted {
  const read = readUnit(unit ?? "");
  if (!read.isNamed && read.rest.trim() === "") {
    const range = parseRange(quantity ?? "");
    return { count: range === null ? null : range.max * factor, isMeasured: false };
  }
  const holds = HOLDER.test(read.typed) || kindOf(read.unit) !== AmountKind.COUNT;
  return { count: null, isMeasured: read.isNamed && holds };
}

/**
 * An ingredient's name as it reads in its line: in lower case and in the plural where the amount calls
 * for it, and as stored where no amount precedes it.
 * @param factor how many times the quantity is shown
 */
export function lineName(line: NamedLine, languages: NameLanguages, factor = 1): string {
  if (!line.quantity && !line.unit) return line.name;
  return nameBehindAmount(line.name, line.unit, countOf(line, factor), languages);
}
