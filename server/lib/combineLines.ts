import { maxLength } from "../../shared/inputLimits";
import { parseNumber } from "../../shared/amounts/numbers";

/** The parts of an ingredient line. */
export interface LineText {
  quantity: string | null;
  unit: string | null;
  preparation?: string | null | undefined;
  isOptional: boolean;
}

const hasAmount = ({ quantity, unit }: LineText): boolean => quantity !== null || unit !== null;

/** Sums with more decimals are not computed; the amounts stay as they were typed. */
const PRECISION = 1_000;

/** Adds two quantities: "200" and "50" are "250". Returns null unless both are plain numbers. */
function addQuantities(quantity: string | null, addedQuantity: string | null): string | null {
  const [first, second] = [parseNumber(quantity ?? ""), parseNumber(addedQuantity ?? "")];
  if (first === null || second === null) return null;
  const sum = Math.round((first + second) * PRECISION) / PRECISION;
  if (Math.abs(sum - first - second) > 1 / PRECISION ** 2) return null;
  return `${quantity}${addedQuantity}`.includes(",") ? String(sum).replace(".", ",") : String(sum);
}

const joinWords = ({ quantity, unit, preparation }: LineText): string =>
  [quantity, unit, preparation].filter(Boolean).join(" ");

/** Shortens the preparation if necessary, but not the amount after it. */
function appendAmount(preparation: string, addition: string): string {
  const end = `+ ${addition}`.slice(0, maxLength.preparation);
  const space = maxLength.preparation - end.length - 1;
  const start = preparation.length > space ? `${preparation.slice(0, space - 1)}…` : preparation;
  return space > 1 && preparation ? `${start} ${end}` : end;
}

/**
 * Combines two lines for the same ingredient, since a recipe has one line per ingredient. Amounts in the
 * same unit are added. Any other amount is appended to the preparation: "200 g, diced + 2 large".
 */
export function combineLines<Line extends LineText>(line: Line, addedLine: LineText): Line {
  const isOptional = line.isOptional && addedLine.isOptional;
  const preparation = line.preparation ?? null;
  const addedPreparation = addedLine.preparation ?? null;
  if (!hasAmount(addedLine) && (addedPreparation === null || addedPreparation === preparation)) {
    return { ...line, isOptional };
  }
  if (!hasAmount(line) && preparation === null) {
    return {
      ...line,
      quantity: addedLine.quantity,
      unit: addedLine.unit,
      preparation: addedPreparation,
      isOptional,
    };
  }
  const sum =
    line.unit === addedLine.unit && preparation === addedPreparation
      ? addQuantities(line.quantity, addedLine.quantity)
      : null;
  if (sum !== null && sum.length <= maxLength.quantity) {
    return { ...line, quantity: sum, isOptional };
  }
  return {
    ...line,
    preparation: appendAmount(preparation ?? "", joinWords(addedLine)),
    isOptional,
  };
}
