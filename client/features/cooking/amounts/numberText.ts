const SIGNS: Record<string, number> = {
  "½": 1 / 2,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅛": 1 / 8,
};
const SIGN = `[${Object.keys(SIGNS).join("")}]`;

/** Matches a number as people write it in a sentence: "1 1/2", "1½", "1,5", "200". */
export const NUMBER = `(?:\\d+ \\d/\\d|\\d/\\d|\\d+ ?${SIGN}|${SIGN}|\\d+[.,]\\d+|\\d+)`;

/** Matches what stands between the two numbers of a range. */
export const TO = "(?:\\s?[-–]\\s?|\\s(?:to|or|bis|oder)\\s)";

/** A number as people write it; undefined where a thousand may be meant. */
export function readNumber(text: string): number | undefined {
  if (/[.,]\d{3}$/.test(text)) return undefined;
  const [, whole = "", over, under, sign] =
    /^(?:(\d+)(?: |$|(?=\D)))?(?:(\d)\/(\d))?([½⅓⅔¼¾⅛])?$/.exec(text.trim()) ?? [];
  if (/[.,]/.test(text)) return Number(text.replace(",", "."));
  const part = over && under ? Number(over) / Number(under) : sign ? SIGNS[sign]! : 0;
  return Number(whole) + part;
}
