const ISO =
  /^P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i;

const DAY = 24 * 60;

/** What the parts of an ISO 8601 duration are worth in minutes, in their order. Nothing cooks for months. */
const ISO_MINUTES = [0, 0, 7 * DAY, DAY, 60, 1, 1 / 60];

const PARTS: readonly (readonly [unit: RegExp, minutes: number])[] = [
  [/^(?:days?|d|tage?n?)$/i, DAY],
  [/^(?:hours?|hrs?|h|stunden?|std)$/i, 60],
  [/^(?:minutes?|mins?|min|m|minuten?)$/i, 1],
  [/^(?:seconds?|secs?|s|sekunden?|sek)$/i, 1 / 60],
];

const FRACTIONS = new Map([
  ["¼", ".25"],
  ["½", ".5"],
  ["¾", ".75"],
]);

const numberOf = (text: string): number => Number(text.replace(",", "."));

const whole = (minutes: number): number | undefined => {
  const rounded = Math.round(minutes);
  return Number.isFinite(rounded) && rounded > 0 ? rounded : undefined;
};

function fromIso(text: string): number | undefined {
  const match = ISO.exec(text.replace(/\s+/g, ""));
  if (!match) return undefined;
  const parts = match.slice(1).map((part) => (part ? numberOf(part) : 0));
  return whole(parts.reduce((sum, part, i) => sum + part * ISO_MINUTES[i]!, 0));
}

/** "1 hr 30 mins", "1½ Stunden", "1:30", "45": of a range, the longer time. */
function fromWords(text: string): number | undefined {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?(?: ?(?:h|hrs?|hours?|std\.?|uhr))?$/i.exec(text);
  if (clock) return whole(Number(clock[1]) * 60 + Number(clock[2]));
  if (/^\d+$/.test(text)) return whole(Number(text));
  const plain = text
    .replace(
      /(\d{0,6})\s?([¼½¾])/g,
      (_, digits: string, sign: string) => `${digits || "0"}${FRACTIONS.get(sign)}`,
    )
    .replace(/(\d{1,6}) (\d)\/(\d)/g, (_, n: string, a: string, b: string) => String(+n + +a / +b));
  let sum = 0;
  const found = plain.matchAll(/(?<!\d)(\d{1,6}(?:[.,]\d{1,6})?)[\s-]{0,3}(\p{L}+)/gu);
  for (const [, number, unit] of found) {
    const part = PARTS.find(([spelling]) => spelling.test(unit!));
    if (part) sum += numberOf(number!) * part[1];
  }
  return whole(sum);
}

/** Longer texts are not durations. */
const LONGEST = 200;

/** A value that holds no other ones. */
const flat = (value: unknown): unknown => (typeof value === "object" ? undefined : value);

/** A duration in minutes, from ISO 8601 as pages write it or from words; nothing for none and for zero. */
export function readMinutes(duration: unknown): number | undefined {
  if (typeof duration === "number") return whole(duration);
  if (Array.isArray(duration)) return readMinutes(flat(duration[0]));
  if (typeof duration === "object" && duration !== null) {
    const { maxValue, minValue, value } = duration as Record<string, unknown>;
    return readMinutes(flat(maxValue ?? value ?? minValue));
  }
  if (typeof duration !== "string" || duration.length > LONGEST) return undefined;
  const text = duration.trim();
  return fromIso(text) ?? fromWords(text);
}
