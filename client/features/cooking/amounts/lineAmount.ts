import { withFractions } from "../../../../shared/amounts/fractions";
import { hasFigure } from "../../../../shared/amounts/numbers";
import { plainUnit } from "../../../../shared/amounts/plainUnits";
import { pluralizeUnit } from "../../../../shared/amounts/pluralizeUnit";
import { kitchenWords } from "../../../../shared/amounts/words/byLocale";
import { t } from "../../../shared/messages/t";
import { convert, inHandyUnit } from "./convert";
import type { Amount, Line, UnitSystem, Range } from "./unitSystem";
import { saysAbout, unitName, writeRange } from "./writeRange";

/** How the amounts of a recipe are displayed. */
export interface DisplayOptions {
  /** How many times what was written. */
  factor: number;
  unitSystem: UnitSystem;
}

/** A line's amount as it is shown. */
export interface LineAmount {
  text: string;
  /** Whether it says how much, and does not change although the servings have. */
  stays: boolean;
}

/** Things that nobody halves, in their own name or in that of their unit. */
const WHOLE_THING = new RegExp(
  `\\b(?:${Object.values(kitchenWords)
    .map(({ wholeThings }) => wholeThings)
    .join("|")})\\b`,
  "i",
);

const asTyped = ({ quantity, unit }: Line): string =>
  [quantity && withFractions(quantity), unit].filter(Boolean).join(" ");

/** Whether the words around the number would still be true beside another unit. */
const canChangeUnit = (amount: Amount): boolean =>
  (amount.before === "" || saysAbout(amount.before)) &&
  (plainUnit(amount.unitAsTyped) === amount.unit || isStick(amount));

/** In grams instead of a fraction of a kilogram: who typed 800 g has a scale for 1600 g. */
function inSmallerUnit(scaled: Range): Range | null {
  const handy = inHandyUnit(scaled);
  return handy.max > scaled.max ? handy : null;
}

const isStick = ({ unit, unitAsTyped }: Amount) =>
  unit === "STICK" && /^sticks?$/i.test(unitAsTyped);

interface AmountText {
  amount: Amount;
  range: Range;
  /** Whether it was converted to the other unit system. */
  isConverted: boolean;
  isWhole: boolean;
}

function write({ amount, range, isConverted, isWhole }: AmountText): string {
  const { number, most, isRounded } = writeRange(range, isWhole);
  const isAsTyped = range.unit === amount.unit;
  const unit = isAsTyped ? pluralizeUnit(amount.unitAsTyped, most) : unitName(range.unit, most);
  const isAbout = (isConverted || isRounded) && !saysAbout(amount.before);
  const words = [isAbout && t("cooking.about"), amount.before, number, unit, amount.after];
  return words
    .filter(Boolean)
    .join(" ")
    .replace(/ (?=[,;])/, "");
}

/** The amount of a line, scaled and in a unit system. */
export function lineAmount(line: Line, { factor: times, unitSystem }: DisplayOptions): LineAmount {
  const { amount, name, scales } = line;
  const typed = asTyped(line);
  const factor = scales ? times : 1;
  if (!amount) return { text: typed, stays: factor !== 1 && hasFigure(typed) };
  const scaled = { min: amount.min * factor, max: amount.max * factor, unit: amount.unit };
  const converted = canChangeUnit(amount) ? convert(scaled, unitSystem, name) : null;
  if (!converted && factor === 1) return { text: typed, stays: false };
  const smaller = canChangeUnit(amount) ? inSmallerUnit(scaled) : null;
  const isWhole = amount.kind === "COUNT" && WHOLE_THING.test(`${amount.unitAsTyped} ${name}`);
  const range = converted ?? smaller ?? scaled;
  return { text: write({ amount, range, isConverted: converted !== null, isWhole }), stays: false };
}
