import { NUMBER, readNumber, TO } from "../amounts/numberText";

/** A duration that stands in a text. */
export interface Duration {
  /** Where it begins in the text, and where it has ended. */
  start: number;
  end: number;
  /** How long it is; of a range its lower end, since one can always cook on. */
  seconds: number;
  /** Whether it is the lower end of a range. */
  isLeast: boolean;
}

/** A duration in one unit; "1 h 30 min" are two. */
interface Part extends Duration {
  /** How many seconds its unit has. */
  unit: number;
}

const HOUR = 3_600;
const MINUTE = 60;
const SECOND = 1;

const ones = ["a", "an", "one", "ein", "eine", "einer"];

/** The numbers that recipes write out. */
const words: Record<string, number> = {
  ...Object.fromEntries(ones.map((word) => [word, 1])),
  "a quarter of an": 1 / 4,
  "quarter of an": 1 / 4,
  "three quarters of an": 3 / 4,
  "three-quarters of an": 3 / 4,
  half: 1 / 2,
  "half a": 1 / 2,
  "half an": 1 / 2,
  "a half": 1 / 2,
  "one and a half": 1.5,
  "two and a half": 2.5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  halbe: 1 / 2,
  halben: 1 / 2,
  "eine halbe": 1 / 2,
  "einer halben": 1 / 2,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  fünfzehn: 15,
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
};

/** These are written in one word with their unit: "Viertelstunde". */
const quarters: Record<string, number> = {
  viertel: 1 / 4,
  "eine viertel": 1 / 4,
  "einer viertel": 1 / 4,
  dreiviertel: 3 / 4,
  "eine dreiviertel": 3 / 4,
  "einer dreiviertel": 3 / 4,
};

const anyOf = (texts: string[]) => texts.sort((one, other) => other.length - one.length).join("|");

const units: readonly (readonly [seconds: number, words: string])[] = [
  [HOUR, "hours?|hrs?|h|Stunden?|Std"],
  [MINUTE, "minutes?|mins?|Minuten?"],
  [SECOND, "seconds?|secs?|Sekunden?|Sek"],
];

const WORD = `(?:${anyOf(Object.keys(words))})(?=[\\s-])|(?:${anyOf(Object.keys(quarters))})(?=stunde)`;
const QUANTITY = `(?:${NUMBER}|${WORD})`;
const UNIT = units.map(([, pattern]) => pattern).join("|");

/** The dot of "20 min. backen"; one that ends the text ends a sentence. */
const ABBREVIATED = "(?<=std|min|sek|sec|hr)\\.(?=\\s)";

/** In "1h30min" the second number follows a letter. */
const START = "(?:(?<![\\p{L}\\d.,/])|(?<=\\dh))";

const PART = new RegExp(
  `${START}(?:(?:between|zwischen)\\s(${QUANTITY})\\s(?:and|und)\\s(${QUANTITY})|(${QUANTITY})(?:${TO}(${QUANTITY}))?)[\\s-]?(${UNIT})(?!\\p{L})(?:${ABBREVIATED})?(\\sand a half|\\sund eine halbe)?`,
  "giu",
);

const unitOf = (text: string): number =>
  units.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, "iu").test(text))![0];

function quantityOf(text: string): number {
  const word = text.toLowerCase();
  return words[word] ?? quarters[word] ?? readNumber(text) ?? 0;
}

function partOf(match: RegExpExecArray): Part {
  const [all, between, and, low = between!, high = and, unitText, half] = match;
  const unit = unitOf(unitText!);
  // "A second" is far more often a number than a time.
  const isNumber = unit === SECOND && ones.includes(low.toLowerCase());
  const quantity = isNumber ? 0 : quantityOf(low) + (half ? 1 / 2 : 0);
  return {
    start: match.index,
    end: match.index + all.length,
    seconds: Math.round(quantity * unit),
    isLeast: high !== undefined,
    unit,
  };
}

/** Makes one of two neighbours; null where they are two. */
type Join = (one: Part, between: string, next: Part) => Part | null;

const sum: Join = (one, between, next) =>
  next.unit < one.unit && !one.isLeast && /^(?:,?\s(?:and\s|und\s)?)?$/i.test(between)
    ? { ...next, start: one.start, seconds: one.seconds + next.seconds }
    : null;

const range: Join = (one, between, next) =>
  new RegExp(`^${TO}$`, "i").test(between) ? { ...one, end: next.end, isLeast: true } : null;

function joined(text: string, parts: readonly Part[], join: Join): Part[] {
  const all: Part[] = [];
  for (const next of parts) {
    const one = all.at(-1);
    const both = one && join(one, text.slice(one.end, next.start), next);
    if (both) all.pop();
    all.push(both ?? next);
  }
  return all;
}

/** The durations mentioned in a step, in English and German, in order of appearance. */
export function timersIn(text: string): Duration[] {
  const parts = [...text.matchAll(PART)].map(partOf).filter(({ seconds }) => seconds > 0);
  return joined(text, joined(text, parts, sum), range).map(({ start, end, seconds, isLeast }) => ({
    start,
    end,
    seconds,
    isLeast,
  }));
}
