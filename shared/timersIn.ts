import { hasFigure, NUMBER, NUMBER_IN_WORDS, parseNumber } from "./amounts/numbers";
import { AND, BETWEEN, TO } from "./amounts/ranges";
import type { TimeWords } from "./amounts/words/AmountWords";
import { timeWords } from "./amounts/words/byLocale";
import { anyIn } from "./amounts/words/lists";

/** A duration in a text. */
export interface Duration {
  /** The start and end in the text. */
  start: number;
  end: number;
  /** The duration; the lower end of a range, since cooking can continue. */
  seconds: number;
  /** True for the lower end of a range. */
  isLeast: boolean;
}

/** A duration in one unit; "1 h 30 min" has two parts. */
interface Part extends Duration {
  /** The seconds of its unit. */
  unit: number;
}

const HOUR = 3_600;
const MINUTE = 60;
const SECOND = 1;

const anyTime = (name: (words: TimeWords) => string) => anyIn(timeWords, name);

const units: readonly (readonly [seconds: number, pattern: string])[] = [
  [HOUR, anyTime(({ hour }) => hour)],
  [MINUTE, anyTime(({ minute }) => minute)],
  [SECOND, anyTime(({ second }) => second)],
];

const QUANTITY = `(?:${NUMBER}|${NUMBER_IN_WORDS})`;
const UNIT = units.map(([, pattern]) => pattern).join("|");

/** The dot of an abbreviation, as in "20 min. backen"; a dot at the end of the text ends a sentence. */
const ABBREVIATED = `(?<=${anyTime(({ abbreviations }) => abbreviations)})\\.(?=\\s)`;

/** In "1h30min" the second number follows a letter. */
const START = "(?:(?<![\\p{L}\\d.,/:])|(?<=\\dh))";

const HOURS = anyTime(({ hour }) => hour);

/** Hours and minutes as on a clock: "1:30 hours", "1h30". */
const CLOCK = new RegExp(
  `${START}(\\d{1,2})(?::([0-5]\\d)\\s?(?:${HOURS})|\\s?h\\s?([0-5]\\d))(?![\\d\\p{L}])(?!\\s?(?:${UNIT})(?!\\p{L}))`,
  "giu",
);

const PART = new RegExp(
  `${START}(?:(?:${BETWEEN})\\s(${QUANTITY})\\s(?:${AND})\\s(${QUANTITY})|(${QUANTITY})(?:${TO}(${QUANTITY}))?)[\\s-]?(${UNIT})(?!\\p{L})(?:${ABBREVIATED})?(\\s(?:${anyTime(({ andAHalf }) => andAHalf)}))?`,
  "giu",
);

const wholeUnits = units.map(([seconds, pattern]) => ({
  seconds,
  pattern: new RegExp(`^(?:${pattern})$`, "iu"),
}));

const readTimeUnit = (text: string): number =>
  wholeUnits.find(({ pattern }) => pattern.test(text))!.seconds;

function readPart(match: RegExpExecArray): Part {
  const [all, between, and, low = between!, high = and, unitText, half] = match;
  const unit = readTimeUnit(unitText!);
  const number = parseNumber(low) ?? 0;
  // "A second" is more often an ordinal than a duration.
  const isOrdinal = unit === SECOND && number === 1 && !hasFigure(low);
  const quantity = isOrdinal ? 0 : number + (half ? 1 / 2 : 0);
  return {
    start: match.index,
    end: match.index + all.length,
    seconds: Math.round(quantity * unit),
    isLeast: high !== undefined,
    unit,
  };
}

function readClock(match: RegExpExecArray): Part {
  const [all, hours, minutes = match[3]] = match;
  const seconds = Number(hours) * HOUR + Number(minutes) * MINUTE;
  return {
    start: match.index,
    end: match.index + all.length,
    seconds,
    isLeast: false,
    unit: MINUTE,
  };
}

/** Joins two neighboring parts; null if they are separate. */
type Join = (one: Part, between: string, next: Part) => Part | null;

/** The text between the hours and the minutes of one duration. */
const BETWEEN_PARTS = new RegExp(`^(?:,?\\s(?:(?:${AND})\\s)?)?$`, "i");

const sum: Join = (one, between, next) =>
  next.unit < one.unit && !one.isLeast && BETWEEN_PARTS.test(between)
    ? { ...next, start: one.start, seconds: one.seconds + next.seconds }
    : null;

const BETWEEN_ENDS = new RegExp(`^${TO}$`, "i");

const range: Join = (one, between, next) =>
  BETWEEN_ENDS.test(between) ? { ...one, end: next.end, isLeast: true } : null;

function joinParts(text: string, parts: readonly Part[], join: Join): Part[] {
  const all: Part[] = [];
  for (const next of parts) {
    const one = all.at(-1);
    const both = one && join(one, text.slice(one.end, next.start), next);
    if (both) all.pop();
    all.push(both ?? next);
  }
  return all;
}

/** The durations of a step in all supported languages, in order. */
export function timersIn(text: string): Duration[] {
  const clocks = [...text.matchAll(CLOCK)].map(readClock);
  const isInClock = ({ start }: Part) =>
    clocks.some((clock) => clock.start <= start && start < clock.end);
  const others = [...text.matchAll(PART)].map(readPart).filter((part) => !isInClock(part));
  const parts = [...clocks, ...others]
    .filter(({ seconds }) => seconds > 0)
    .sort((one, next) => one.start - next.start);
  return joinParts(text, joinParts(text, parts, sum), range).map(
    ({ start, end, seconds, isLeast }) => ({
      start,
      end,
      seconds,
      isLeast,
    }),
  );
}
