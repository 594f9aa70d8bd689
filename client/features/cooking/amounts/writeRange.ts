import { pluralizeUnit } from "../../../../shared/amounts/pluralizeUnit";
import { nameInStyle, unitStyle } from "../../../../shared/amounts/unitStyle";
import { kitchenWords, numberWords } from "../../../../shared/amounts/words/byLocale";
import { anyIn } from "../../../../shared/amounts/words/lists";
import type { Unit } from "../../../shared/apollo/schema.generated";
import { currentLanguage } from "../../../shared/messages/locale";
import { t } from "../../../shared/messages/t";
import { kitchenMeasures, type Measure, totalIn } from "./kitchenMeasures";
import { kitchenRound, type Things } from "./kitchenRound";
import type { Range } from "./unitSystem";
import { writeNumber } from "./writeNumber";

/** The largest difference that does not count as rounding. */
const NEGLIGIBLE = 0.005;

/** Below these numbers, cooks take a pinch. */
const LEAST: Partial<Record<Unit, number>> = { G: 0.1, TSP: 1 / 8, DSP: 1 / 16 };

/** A formatted range. */
export interface FormattedRange {
  /** The numbers with their units. */
  text: string;
  /** The larger displayed number, for agreement. */
  most: number;
  isRounded: boolean;
  /** True for less than can be measured, whose text is a pinch. */
  isPinch: boolean;
}

interface WriteOptions {
  /** The unit as typed; absent for a converted amount. */
  typedUnit?: string | undefined;
  /** True if the recipe itself calls the amount inexact. */
  isAbout?: boolean;
  things?: Things | undefined;
  /** False if tablespoons are not to be measured in cups. */
  hasCups?: boolean;
}

const names: Partial<Record<Unit, (number: number) => string>> = {
  TSP: () => t("cooking.tsp"),
  TBSP: () => t("cooking.tbsp"),
  CUP: (number) => (number > 1 ? t("cooking.cups") : t("cooking.cup")),
};

/** The name of a unit in the reader's language; symbols such as g, ml and oz are no words. */
const nameForReader = (unit: Unit, number: number): string =>
  names[unit]?.(number) ?? unit.toLowerCase();

const differs = (rounded: number, exact: number): boolean =>
  Math.abs(rounded - exact) > NEGLIGIBLE * exact;

/** Rounds a range to kitchen measures and formats it with its units. */
export function writeRange(
  range: Range,
  { typedUnit, isAbout = false, things, hasCups = true }: WriteOptions = {},
): FormattedRange {
  const { min, max, unit } = range;
  const style = typedUnit === undefined ? undefined : unitStyle(typedUnit, unit);
  const write = (number: number, part: Unit) => {
    if (style === undefined) return nameForReader(part, number);
    if (part === unit) return pluralizeUnit(typedUnit!, number);
    return nameInStyle(part, style!, number)!;
  };
  const writeMeasure = ({ number, unit: part }: Measure) =>
    [writeNumber(number, part), write(number, part)].filter(Boolean).join(" ");

  const isInexact = isAbout || typedUnit === undefined;
  const canSplit = style !== null;
  const measures = canSplit ? kitchenMeasures(max, unit, { isInexact, hasCups }) : null;
  if (measures?.length === 0 || max < (LEAST[unit] ?? 0)) {
    const locale = style?.locale ?? currentLanguage();
    return { text: kitchenWords[locale].pinch, most: 1, isRounded: false, isPinch: true };
  }
  if (measures && min === max) {
    const isRounded = differs(totalIn(measures, unit), max);
    // Pounds and ounces are read as one: "1 lb 2 oz".
    const text = measures.map(writeMeasure).join(unit === "OZ" || unit === "LB" ? " " : " + ");
    return { text, most: measures[0]!.number, isRounded, isPinch: false };
  }
  const roundIn = (to: Unit) => {
    const [exactMin, exactMax] = [min, max].map((number) => totalIn([{ number, unit }], to));
    const [least, most] = [exactMin!, exactMax!].map((exact) => kitchenRound(exact, to, things));
    const isRounded = differs(least!, exactMin!) || differs(most!, exactMax!);
    const numbers = [...new Set([least!, most!])].map((number) => writeNumber(number, to));
    const text = [numbers.join("–"), write(most!, to)].filter(Boolean).join(" ");
    return { text, most: most!, isRounded, isPinch: false };
  };
  const handy = roundIn(measures?.[0]?.unit ?? unit);
  return handy.isRounded ? roundIn(unit) : handy;
}

const ABOUT = new RegExp(
  `(?:^|[^\\p{L}])(?:${anyIn(numberWords, ({ about }) => about)}|~|≈)$`,
  "iu",
);

/** Longer than any word for "about". */
const LONGEST_ABOUT = 30;

/** True if words end with "about" or the like, which marks the next number as inexact. */
export const isApproximate = (before: string): boolean =>
  ABOUT.test(before.trimEnd().slice(-LONGEST_ABOUT));
