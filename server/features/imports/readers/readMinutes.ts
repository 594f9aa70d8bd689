const ISO =
  /^P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i;

const DAY = 24 * 60;

/** The minutes that the parts of an ISO 8601 duration stand for, in order. Years and months are ignored. */
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

const parseNumber = (text: string): number => Number(text.replace(",", "."));

const roundMinutes = (minutes: number): number | undefined => {
  const rounded = Math.round(minutes);
  return Number.isFinite(rounded) && rounded > 0 ? rounded : undefined;
};

function parseIsoDuration(text: string): number | undefined {
  const match = ISO.exec(text.replace(/\s+/g, ""));
  if (!match) return undefined;
  const parts = match.slice(1).map((part) => (part ? parseNumber(part) : 0));
  return roundMinutes(parts.reduce((sum, part, i) => sum + part * ISO_MINUTES[i]!, 0));
}

/** Parses durations such as "1 hr 30 mins", "1½ Stunden", "1:30" and "45". A range yields the longer time. */
function parseWords(text: string): number | undefined {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?(?: ?(?:h|hrs?|hours?|std\.?|uhr))?$/i.exec(text);
  if (clock) return roundMinutes(Number(clock[1]) * 60 + Number(clock[2]));
  if (/^\d+$/.test(text)) return roundMinutes(Number(text));
  const decimalText = text
    .replace(
      /(\d{0,6})\s?([¼½¾])/g,
      (_, digits: string, sign: string) => `${digits || "0"}${FRACTIONS.get(sign)}`,
    )
    .replace(/(\d{1,6}) (\d)\/(\d)/g, (_, n: string, a: string, b: string) => String(+n + +a / +b));
  let sum = 0;
  const measures = decimalText.matchAll(/(?<!\d)(\d{1,6}(?:[.,]\d{1,6})?)[\s-]{0,3}(\p{L}+)/gu);
  for (const [, number, unit] of measures) {
    const part = PARTS.find(([spelling]) => spelling.test(unit!));
    if (part) sum += parseNumber(number!) * part[1];
  }
  return roundMinutes(sum);
}

/** The maximum length of a duration. */
const MAX_LENGTH = 200;

/** Returns undefined for objects and arrays, other values unchanged. */
const unlessObject = (value: unknown): unknown => (typeof value === "object" ? undefined : value);

/**
 * Reads a duration in ISO 8601 or in words, in minutes; returns undefined for zero or an unreadable value.
 */
export function readMinutes(duration: unknown): number | undefined {
  if (typeof duration === "number") return roundMinutes(duration);
  if (Array.isArray(duration)) return readMinutes(unlessObject(duration[0]));
  if (typeof duration === "object" && duration !== null) {
    const { maxValue, minValue, value } = duration as Record<string, unknown>;
    return readMinutes(unlessObject(maxValue ?? value ?? minValue));
  }
  if (typeof duration !== "string" || duration.length > MAX_LENGTH) return undefined;
  const text = duration.trim();
  return parseIsoDuration(text) ?? parseWords(text);
}
