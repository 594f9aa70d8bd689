const fractions: Record<string, string> = {
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
  "⅐": "1/7",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅑": "1/9",
  "⅒": "1/10",
};

const VULGAR = new RegExp(`(\\p{Nd}\\s*)?([${Object.keys(fractions).join("")}])`, "gu");
const RAISED = /(\p{Nd})(?=[¹²³⁰⁴-⁹])/gu;

/** One way of writing for what keyboards write in many: fractions, dashes, times signs, spaces. */
export const plainText = (text: string): string =>
  text
    .replace(VULGAR, (_, before: string | undefined, sign: string) =>
      before ? `${before.trim()} ${fractions[sign]}` : fractions[sign]!,
    )
    .replace(RAISED, "$1 ")
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll("\u2044", "/")
    .replaceAll("×", "x")
    .replace(/\s+/g, " ")
    .trim();
