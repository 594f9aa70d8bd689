/** The fractions with a Unicode sign. */
const common: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};

/** The signs that are read but never written, because many fonts lack them. */
const rare: Readonly<Record<string, string>> = { "⅐": "1/7", "⅑": "1/9", "⅒": "1/10" };

/** The fraction of each sign: "1/2" of "½". */
export const fractionOfSign: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...common, ...rare }),
);

/** A pattern for any fraction sign. */
export const FRACTION_SIGN = `[${[...fractionOfSign.keys()].join("")}]`;

const signs = new Map(Object.entries(common).map(([sign, fraction]) => [fraction, sign]));

const signsByValue = Object.entries(common).map(([sign, fraction]) => {
  const [over, under] = fraction.split("/").map(Number);
  return [over! / under!, sign] as const;
});

/** Returns the sign for a fraction, such as "⅓"; undefined without one. */
export const fractionSign = (part: number): string | undefined =>
  signsByValue.find(([value]) => Math.abs(value - part) < 1e-6)?.[1];

const SIMPLE = /(?:(?<!\d)(\d+) )?\b(\d\/\d)\b/g;
const BETWEEN_NUMBERS = new RegExp(
  `(?<=\\d|${FRACTION_SIGN})\\s*-\\s*(?=\\d|${FRACTION_SIGN})`,
  "g",
);

/**
 * Writes a typed quantity with fraction signs and dashes: "1 1/2" becomes "1½", "2-3" becomes
 * "2–3".
 */
export const withFractions = (quantity: string): string =>
  quantity
    .replace(SIMPLE, (match, whole: string | undefined, fraction: string) => {
      const sign = signs.get(fraction);
      return sign ? `${whole ?? ""}${sign}` : match;
    })
    .replace(BETWEEN_NUMBERS, "–");
