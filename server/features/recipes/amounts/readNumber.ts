/** A number at the beginning of a text, and the text after it. */
export interface NumberRead {
  value: number;
  rest: string;
  /** Written as "a" or "an", which may be no number at all: "a handful". */
  isArticle: boolean;
}

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const WORD = words.slice(1).join("|");
const parts: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 };
const PART = "(half|third|quarter)";
const FRACTION = String.raw`(\d{1,2}) ?/ ?(\d{1,2})(?![\d/])`;
const WHOLE = String.raw`(0|[1-9]\d{0,5})`;

const partOf = (name: string) => parts[name.toLowerCase()]!;
const valueOf = (word: string) => words.indexOf(word.toLowerCase());

/** Fractions that spoons and cups come in; 4/5 or 6/8 may as well mean "4 or 5". */
function fraction(over: string, under: string): number | null {
  const [top, bottom] = [Number(over), Number(under)];
  const isUsual =
    [2, 3, 4, 8, 16].includes(bottom) || (top === 1 && [5, 6, 7, 9, 10].includes(bottom));
  const isReduced = bottom === 3 ? top % 3 !== 0 : top % 2 !== 0;
  return isUsual && isReduced && top < 2 * bottom ? top / bottom : null;
}

function mixed(whole: string, over: string, under: string): number | null {
  const part = fraction(over, under);
  return part !== null && part < 1 ? Number(whole) + part : null;
}

/** Three digits after a point or comma may be thousands, unless a zero stands before it. */
const decimal = (whole: string, digits: string): number | null =>
  digits.length === 3 && whole !== "0" ? null : Number(`${whole}.${digits}`);

/** Ways to write a number; the first that fits decides, also when it cannot be trusted. */
const forms: [shape: string, value: (...groups: string[]) => number | null][] = [
  [`${WHOLE}(?: |-| ?& ?| and )${FRACTION}`, mixed],
  [FRACTION, fraction],
  [String.raw`${WHOLE}[.,](\d{1,6})(?!\d|[.,/]\d)`, decimal],
  [String.raw`[.,](\d{1,4})(?!\d|[.,/]\d)`, (digits) => decimal("0", digits)],
  [`${WHOLE} and (?:a|one) ${PART}\\b`, (whole, part) => Number(whole) + partOf(part)],
  [String.raw`${WHOLE}(?!\d|[.,]\d)`, (whole) => Number(whole)],
  [`(${WORD}) and (?:a|one) ${PART}\\b`, (word, part) => valueOf(word) + partOf(part)],
  [`(?:an?|one)[ -]${PART}\\b`, (part) => partOf(part)],
  [`(two|three)[ -]${PART}s\\b`, (word, part) => valueOf(word) * partOf(part)],
  [`half(?: of)?(?: an?)?(?=$|[^\\w-])`, () => 1 / 2],
  [`quarter(?: of)?(?: an?)?(?=$|[^\\w-])`, () => 1 / 4],
  [`(${WORD})\\b`, (word) => valueOf(word)],
];

const shapes = forms.map(([shape, value]) => ({ shape: new RegExp(`^${shape}`, "i"), value }));
const ARTICLE = /^an?(?=$| )/i;

/**
 * Reads the number that a text begins with.
 * @param text as `plainText` writes it
 * @returns null without one, and for one that may mean two things, such as 1,000
 */
export function readNumber(text: string): NumberRead | null {
  for (const { shape, value } of shapes) {
    const match = shape.exec(text);
    if (!match) continue;
    const number = value(...match.slice(1));
    const rest = text.slice(match[0].length);
    return number === null || number <= 0 ? null : { value: number, rest, isArticle: false };
  }
  const article = ARTICLE.exec(text);
  return article && { value: 1, rest: text.slice(article[0].length), isArticle: true };
}

/** Numbers as words and digits, anywhere in a text. */
export const hasNumber = (text: string): boolean =>
  /\d/.test(text) || new RegExp(`\\b(${WORD}|half|quarter|third|dozen)\\b`, "i").test(text);
