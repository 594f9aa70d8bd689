import type { Unit } from "../../../apollo/schema.generated";
import { t } from "../../../shared/messages/t";
import { convert } from "./convert";
import type { UnitSystem, Range } from "./unitSystem";
import { NUMBER, readNumber, TO } from "./numberText";
import { PLAIN_UNIT, plainUnit } from "./plainUnits";
import { saysAbout, unitName, writeRange } from "./writeRange";

/** What is bought by its size: "a 400 g tin" is called so in every kitchen. */
const CONTAINER =
  "tin|can|jar|packet|package|pack|bag|box|block|bottle|carton|tub|pot|Dose|Glas|Packung|Päckchen|Becher";

const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,$€£-]|\\d ?/)(${NUMBER})(?:${TO}(${NUMBER}))?\\s?(${PLAIN_UNIT})(?![\\p{L}\\d-])(?!\\s(?:${CONTAINER})s?(?!\\p{L}))`,
  "giu",
);

/** Between two amounts that tell one thing: "250 g (9 oz)", "150ml/5fl oz", "1 lb 4 oz". */
const SAME_THING = /^\s?(?:[(/=]\s?(?:about\s|ca\.?\s|etwa\s)?)?$/i;

interface Found {
  start: number;
  end: number;
  range: Range | null;
}

function rangeOf(low: string, high: string | undefined, unit: Unit): Range | null {
  const [min, max] = [readNumber(low), readNumber(high ?? low)];
  return min && max && max >= min ? { min, max, unit } : null;
}

const find = (text: string): Found[] =>
  [...text.matchAll(AMOUNT)].map(({ 0: all, 1: low, 2: high, 3: unit, index }) => ({
    start: index,
    end: index + all.length,
    range: rangeOf(low!, high, plainUnit(unit!)!),
  }));

/** Whether a text tells how much of something. */
export const tellsAmounts = (text: string): boolean => find(text).length > 0;

/** A step with its weights and volumes in the measures asked for. What may mean two things stays. */
export function amountsIn(text: string, unitSystem: UnitSystem): string {
  const found = find(text);
  const isSameAmount = (one: Found | undefined, next: Found | undefined) =>
    one && next && SAME_THING.test(text.slice(one.end, next.start));
  let written = "";
  let done = 0;
  for (const [index, one] of found.entries()) {
    const twice = isSameAmount(found[index - 1], one) || isSameAmount(one, found[index + 1]);
    const converted = !twice && one.range && convert(one.range, unitSystem);
    if (!converted) continue;
    const before = text.slice(done, one.start);
    const { number, most } = writeRange(converted);
    const about = saysAbout(before) ? "" : `${t("cooking.about")} `;
    written += `${before}${about}${number} ${unitName(converted.unit, most)}`;
    done = one.end;
  }
  return written + text.slice(done);
}
