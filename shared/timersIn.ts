import { hasFigure, NUMBER, NUMBER_IN_WORDS } from "./amounts/numbers";
import { NUMBER_WORDS } from "./amounts/numberWords";
import * as words from "./durations/durationWords";
import { readDuration } from "./durations/readDuration";

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
  /** The minutes of its unit. */
  unit: number;
}

const MINUTE = 60;

/**
 * Numbers of other languages. Some words for one are also prepositions: "en minutos", "um Minuten".
 */
const OTHER_NUMBER = `(?:${NUMBER_WORDS}|(?!(?:en|um|et)\\s\\p{L}+(?:en|os|es)(?!\\p{L}))(?:${words.NUMBERS}))(?!\\p{L})`;
const QUANTITY = `(?:${NUMBER}|${NUMBER_IN_WORDS}|${OTHER_NUMBER})`;

const { wholes, spaced, unspaced, hours } = words.inSentences;
const UNIT = `(?:${spaced})(?!\\p{L})|${unspaced}`;

const AND = `(?:${words.AND})`;
const TO = `(?:\\s?(?:[–—]|${words.TO_SIGNS})\\s?|\\s(?:${words.TO_WORDS})\\s)`;

/** The dot of an abbreviation, as in "20 min. backen"; a dot at the end of the text ends a sentence. */
const ABBREVIATED = "(?<=hr|hrs|min|mins|sec|secs|std|sek|godz|hod|dk|мин|ч|сек|хв)\\.(?=\\s)";

/** In "1h30min" the second number follows a letter, and some scripts have no spaces. */
const START =
  "(?:(?<![\\p{L}\\d.,/:])|(?<=\\d[hu])|(?<=[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}]))";

/** After a written hour, minutes without a unit end the phrase: "1 heure 30 à 180 °C", not "1 hour 20 cookies". */
const PHRASE_END =
  "(?=\\s*(?:$|[.,;:!?)]|(?:à|au|dans|jusqu|en|a|al|nel|bei|im|in|at|bis|and|und|et|e|y)(?!\\p{L})))";

/** Hours and minutes as on a clock: "1:30 hours", "1h30", "1 heure 30". */
const CLOCK = new RegExp(
  `${START}(\\d{1,2})(?::([0-5]\\d)\\s?(?:${hours})|\\s?[hu]\\s?([0-5]\\d)|\\s(?:${hours})\\s([0-5]\\d)${PHRASE_END})(?![\\d\\p{L}])(?!\\s?(?:${UNIT}))`,
  "giu",
);

const PART = new RegExp(
  `${START}(?:(?:(?:${words.BETWEEN})\\s(${QUANTITY})\\s${AND}\\s(${QUANTITY})|(${QUANTITY})(?:${TO}(${QUANTITY}))?)[\\s-]?(${UNIT})|(${wholes})(?!\\p{L}))(?:${ABBREVIATED})?((?:\\s${words.AND_A_HALF.replaceAll(" ", "\\s")})(?!\\p{L}))?`,
  "giu",
);

/** Returns the minutes of a unit, which decide if another unit may follow. */
const readTimeUnit = (text: string): number =>
  words.units.find(({ pattern }) => pattern.test(text))!.minutes;

/** Reads a duration as imports do. */
const readSeconds = (text: string): number => Math.round((readDuration(text) ?? 0) * MINUTE);

function readPart(match: RegExpExecArray): Part {
  const [all, between, and, low = between, high = and, unitText, whole, half = ""] = match;
  const unit = unitText ?? whole!;
  const seconds = readSeconds(`${low ?? ""} ${unit}${half}`);
  // "A second" is more often an ordinal than a duration.
  const isOrdinal = seconds === 1 && !hasFigure(low ?? "");
  return {
    start: match.index,
    end: match.index + all.length,
    seconds: isOrdinal ? 0 : seconds,
    isLeast: high !== undefined,
    unit: readTimeUnit(unit),
  };
}

const readClock = (match: RegExpExecArray): Part => ({
  start: match.index,
  end: match.index + match[0].length,
  seconds: readSeconds(match[0]),
  isLeast: false,
  unit: 1,
});

/** Joins two neighboring parts; null if they are separate. */
type Join = (one: Part, between: string, next: Part) => Part | null;

/** The text between the hours and the minutes of one duration. */
const BETWEEN_PARTS = new RegExp(`^(?:,?\\s(?:${AND}\\s)?)?$`, "iu");

const sum: Join = (one, between, next) =>
  next.unit < one.unit && !one.isLeast && BETWEEN_PARTS.test(between)
    ? { ...next, start: one.start, seconds: one.seconds + next.seconds }
    : null;

const BETWEEN_ENDS = new RegExp(`^${TO}$`, "iu");

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
