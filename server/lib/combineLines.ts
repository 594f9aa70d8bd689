import { maxLength } from "../../shared/inputLimits";
import { parseNumber } from "../../shared/amounts/numbers";

/** What a line says about its ingredient. */
export interface LineText {
  quantity: string | null;
  unit: string | null;
  preparation?: string | null | undefined;
  isOptional: boolean;
}

const hasAmount = ({ quantity, unit }: LineText): boolean => quantity !== null || unit !== null;

/** Amounts with more decimals are better left as they were typed. */
const PRECISION = 1_000;

/** "200" and "50" are "250"; null where one of them is more than a number. */
function sumOf(one: string | null, other: string | null): string | null {
  const [first, second] = [parseNumber(one ?? ""), parseNumber(other ?? "")];
  if (first === null || second === null) return null;
  const sum = Math.round((first + second) * PRECISION) / PRECISION;
  if (Math.abs(sum - first - second) > 1 / PRECISION ** 2) return null;
  return `${one}${other}`.includes(",") ? String(sum).replace(".", ",") : String(sum);
}

const inWords = ({ quantity, unit, preparation }: LineText): string =>
  [quantity, unit, preparation].filter(Boolean).join(" ");

/** The text is cut where both are too long, and the amount behind it is not. */
function withAddition(preparation: string, addition: string): string {
  const end = `+ ${addition}`.slice(0, maxLength.preparation);
  const space = maxLength.preparation - end.length - 1;
  const start = preparation.length > space ? `${preparation.slice(0, space - 1)}…` : preparation;
  return space > 1 && preparation ? `${start} ${end}` : end;
}

/**
 * Makes one line of two for the same ingredient, of which a recipe has one. Amounts in the same unit are
 * added; any other amount stands behind the preparation, so that none is lost: "200 g, diced + 2 large".
 */
export function combineLines<Line extends LineText>(one: Line, other: LineText): Line {
  const isOptional = one.isOptional && other.isOptional;
  const preparation = one.preparation ?? null;
  const otherPreparation = other.preparation ?? null;
  if (!hasAmount(other) && (otherPreparation === null || otherPreparation === preparation)) {
    return { ...one, isOptional };
  }
  if (!hasAmount(one) && preparation === null) {
    return {
      ...one,
      quantity: other.quantity,
      unit: other.unit,
      preparation: otherPreparation,
      isOptional,
    };
  }
  const sum =
    one.unit === other.unit && preparation === otherPreparation
      ? sumOf(one.quantity, other.quantity)
      : null;
  if (sum !== null && sum.length <= maxLength.quantity) {
    return { ...one, quantity: sum, isOptional };
  }
  return {
    ...one,
    preparation: withAddition(preparation ?? "", inWords(other)),
    isOptional,
  };
}
