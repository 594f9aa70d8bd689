import { type NameAmount, nameBehindAmount, type NameLanguages } from "./ingredientNames";
import { parseRange } from "./ranges";
import { readUnit } from "./readUnit";
import { AmountKind, unitKind } from "./units";
import { kitchenWords } from "./words/byLocale";
import { anyIn } from "./words/lists";

interface NamedLine {
  name: string;
  quantity: string | null;
  unit: string | null;
}

/** Matches units that contain several pieces, unlike a slice or a half. */
const HOLDER = new RegExp(
  `(?:^| )(?:${anyIn(kitchenWords, ({ containers }) => containers)}|bunch|handful|punnet|Handvoll|Bund)(?:e?[sn])?$`,
  "i",
);
function readCount({ quantity, unit }: NamedLine, shownCount?: number): NameAmount {
  const unitRead = readUnit(unit ?? "");
  if (!unitRead.isNamed && unitRead.rest.trim() === "") {
    const range = parseRange(quantity ?? "");
    return { count: range ? (shownCount ?? range.max) : null, isMeasured: false };
  }
  const holds = HOLDER.test(unitRead.typed) || unitKind(unitRead.unit) !== AmountKind.COUNT;
  return { count: null, isMeasured: unitRead.isNamed && holds };
}

/**
 * An ingredient's name within its line: in lower case and in the plural if the amount requires it, and as
 * stored without an amount.
 * @param shownCount the displayed number, if it is not the quantity's
 */
export function lineName(line: NamedLine, languages: NameLanguages, shownCount?: number): string {
  if (!line.quantity && !line.unit) return line.name;
  return nameBehindAmount(line.name, line.unit, readCount(line, shownCount), languages);
}
