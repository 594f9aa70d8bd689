import { parseRange, TO } from "../../../../shared/amounts/ranges";
import { NUMBER } from "../../../../shared/amounts/numbers";
import { PLAIN_UNIT, plainUnit } from "../../../../shared/amounts/plainUnits";
import { numberWords } from "../../../../shared/amounts/words/byLocale";
import { anyIn } from "../../../../shared/amounts/words/lists";
import { t } from "../../../shared/messages/t";
import { CONTAINER, VESSEL } from "../../../../shared/stepLines/containers";
import { convert } from "./convert";
import type { UnitSystem, Range } from "./unitSystem";
import { isApproximate, writeRange } from "./writeRange";

const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,$€£-]|\\d ?/)(${NUMBER}(?:${TO}${NUMBER})?)\\s?(${PLAIN_UNIT})(?![\\p{L}\\d-])(?!\\s(?:${CONTAINER}|${VESSEL})(?!\\p{L}))`,
  "giu",
);

/** Separates two amounts of one thing: "250 g (9 oz)", "150ml/5fl oz", "1 lb 4 oz". */
const SAME_THING = new RegExp(
  `^\\s?(?:[(/=]\\s?(?:(?:${anyIn(numberWords, ({ about }) => about)})\\s)?)?$`,
  "i",
);

interface TextAmount {
  start: number;
  end: number;
  range: Range | null;
}

function readShownRange(numbers: string, unit: string): Range | null {
  const range = parseRange(numbers);
  return range && { ...range, unit: plainUnit(unit)! };
}

const find = (text: string): TextAmount[] =>
  [...text.matchAll(AMOUNT)].map(({ 0: all, 1: numbers, 2: unit, index }) => ({
    start: index,
    end: index + all.length,
    range: readShownRange(numbers!, unit!),
  }));

/** True if a text contains amounts. */
export const hasAmounts = (text: string): boolean => text.search(AMOUNT) >= 0;

/** Converts the weights and volumes of a step to the unit system. Ambiguous amounts stay. */
export function amountsIn(text: string, unitSystem: UnitSystem): string {
  if (unitSystem === "asWritten") return text;
  const amounts = find(text);
  const isSameAmount = (one: TextAmount | undefined, next: TextAmount | undefined) =>
    one && next && SAME_THING.test(text.slice(one.end, next.start));
  let result = "";
  let position = 0;
  for (const [index, one] of amounts.entries()) {
    const twice = isSameAmount(amounts[index - 1], one) || isSameAmount(one, amounts[index + 1]);
    const converted = !twice && one.range && convert(one.range, unitSystem);
    if (!converted) continue;
    const before = text.slice(position, one.start);
    const { text: shownText } = writeRange(converted);
    const about = isApproximate(before) ? "" : `${t("cooking.about")} `;
    result += `${before}${about}${shownText}`;
    position = one.end;
  }
  return result + text.slice(position);
}
