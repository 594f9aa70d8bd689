import { readNumber } from "../amounts/numbers";
import { plainText } from "../amounts/plainText";
import { readFirstWord } from "../amounts/numberWords";
import * as words from "./durationWords";

/** A value at the start of a text, and the rest of the text. */
interface Read {
  value: number;
  rest: string;
}

/** The maximum length of a duration. */
const MAX_LENGTH = 200;

const ISO =
  /^P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?:([\d.,]+)D)?(?:([\d.,]+)H)?(?:([\d.,]+)(?:M|$))?(?:([\d.,]+)S)?)?$/i;
/** Some pages leave out the T, and no recipe takes months. */
const ISO_WITHOUT_T = /^P(?:([\d.,]+)H)?(?:([\d.,]+)M)?$/i;

const DAY = 24 * 60;
const ISO_MINUTES = [365 * DAY, 30 * DAY, 7 * DAY, DAY, DAY, 60, 1, 1 / 60];

const sum = (parts: readonly (string | undefined)[], minutes: readonly number[]): number =>
  parts.reduce(
    (total, part, i) => total + (part ? Number(part.replace(",", ".")) * minutes[i]! : 0),
    0,
  );

function readIso(text: string): number | null {
  const compactText = text.replace(/\s+/g, "");
  const withoutT = ISO_WITHOUT_T.exec(compactText);
  const total = withoutT
    ? sum(withoutT.slice(1), [60, 1])
    : sum(ISO.exec(compactText)?.slice(1) ?? [Number.NaN.toString()], ISO_MINUTES);
  return /\d/.test(compactText) && Number.isFinite(total) ? total : null;
}

const CLOCK =
  /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?: ?(?:h|hrs?|hours?|std\.?|stunden?|uhr|uur|u|heures?|horas?|ore))?$/i;
const CLOCK_OF_MINUTES = /^(\d{1,3}):([0-5]\d) ?(?:m|mins?\.?|minutes?|minuten?)$/i;

function readClock(text: string): number | null {
  const clock = CLOCK.exec(text);
  if (clock) return sum(clock.slice(1), [60, 1, 1 / 60]);
  const minutes = CLOCK_OF_MINUTES.exec(text);
  return minutes && sum(minutes.slice(1), [1, 1 / 60]);
}

const HAN_DIGITS = "一二三四五六七八九";
const readHanDigit = (sign: string): number =>
  sign === "两" || sign === "兩" ? 2 : HAN_DIGITS.indexOf(sign) + 1;

/** Reads "三十" as 30. */
function readHan(text: string): Read | null {
  const [number, tens, ten, ones] =
    /^([一二三四五六七八九]?)(十?)([一二两兩三四五六七八九]?)/u.exec(text)!;
  if (number === "") return null;
  const value =
    ten === ""
      ? readHanDigit(tens || ones!)
      : (tens ? readHanDigit(tens) : 1) * 10 + (ones ? readHanDigit(ones) : 0);
  return { value, rest: text.slice(number.length) };
}

function readValue(text: string): Read | null {
  if (/^0(?![\d.,/])/.test(text)) return { value: 0, rest: text.slice(1) };
  const number = readNumber(text) ?? readFirstWord(text) ?? readHan(text);
  if (number && /^[个個]半/u.test(number.rest)) {
    return { value: number.value + 0.5, rest: number.rest.slice(2) };
  }
  if (number) return number;
  for (const [value, pattern] of words.numbers) {
    const match = pattern.exec(text);
    if (match) return { value, rest: text.slice(match[0].length) };
  }
  return null;
}

interface UnitRead extends words.DurationUnit {
  rest: string;
}

function readUnit(text: string): UnitRead | null {
  const start = text.replace(/^[ -]/, "").replace(/^de /, "");
  for (const unit of words.units) {
    const match = unit.pattern.exec(start);
    if (match) return { ...unit, rest: start.slice(match[0].length) };
  }
  return null;
}

/** Removes words such as "about", which do not change a duration. */
function trimAbout(text: string): string {
  const withoutSigns = text.trimStart().replace(words.aboutSigns, "");
  return withoutSigns.replace(words.aboutWords, "").trimStart();
}

/** Reads "and a half" after a unit. */
function readShare(text: string): Read {
  const start = text.trimStart();
  for (const [share, pattern] of words.shares) {
    const match = pattern.exec(start);
    if (match) return { value: share, rest: start.slice(match[0].length) };
  }
  return { value: 0, rest: text };
}

/** The last of the numbers "30-40", which may also be one. */
function readNumbers(text: string): Read | null {
  const first = readValue(text);
  if (!first) return null;
  const to = words.toWords.exec(first.rest);
  const last = to && readValue(first.rest.slice(to[0].length));
  return last && last.value > first.value ? last : first;
}

interface Measure extends Read {
  /** The minutes of its unit; null for a number without a unit. */
  unit: number | null;
}

function readMeasure(text: string): Measure | null {
  const whole = readUnit(text);
  if (whole?.isWhole) return { value: whole.minutes, rest: whole.rest, unit: whole.minutes };
  const number = readNumbers(text);
  if (!number) return null;
  const unit = readUnit(number.rest);
  if (!unit) return { ...number, unit: null };
  const share = readShare(unit.rest);
  return {
    value: (number.value + share.value) * unit.minutes,
    rest: share.rest,
    unit: unit.minutes,
  };
}

/** Reads measures that follow each other: "1 hour and 20 minutes", "1h30". */
function readMeasures(text: string): Read | null {
  const first = readMeasure(trimAbout(text));
  if (!first) return null;
  let { value, rest } = first;
  let lastUnit = first.unit;
  while (lastUnit !== null) {
    const and = words.andWords.exec(rest)?.[0] ?? "";
    const next = readMeasure(rest.slice(and.length).trimStart());
    if (!next) break;
    if (next.unit === null) {
      // "1h30", "1 heure 1/2": only minutes are left out.
      const isEnd = next.rest.trim() === "" || words.toWords.test(next.rest);
      if (lastUnit !== 60 || next.value >= 60 || !isEnd) return null;
      const minutes = next.value < 1 ? next.value * lastUnit : next.value;
      return { value: value + minutes, rest: next.rest };
    }
    if (next.unit >= lastUnit && and.trim() === "") return null;
    value += next.value;
    ({ rest } = next);
    lastUnit = next.unit;
  }
  return { value, rest };
}

/** Returns true for the rest of a text that does not change the duration before it. */
function isRemark(rest: string, value: number): boolean {
  const text = rest.trim().replace(/^[.,;]+$/, "");
  if (text === "") return true;
  const [, inBrackets] = /^\(([^()]*)\)\.?$/.exec(text) ?? [];
  if (inBrackets !== undefined) {
    return readDuration(inBrackets) === value || !words.times.test(inBrackets);
  }
  return words.remark.test(text) && !words.times.test(text);
}

function readWords(text: string): number | null {
  const between = words.betweenWords.exec(text)?.[0] ?? "";
  const rangeText = text.slice(between.length);
  const first = readMeasures(
    between ? rangeText.replace(/ (?:and|und|et|y|e|en|och|og) /i, " - ") : text,
  );
  if (!first) return null;
  const to = words.toWords.exec(first.rest);
  const last = to && readMeasures(first.rest.slice(to[0].length));
  if (last && last.value < first.value) return null;
  const { value, rest } = last ?? first;
  return isRemark(rest, value) ? value : null;
}

/**
 * Reads a duration in ISO 8601 or in words: "PT1H30M", "1h30", "1 hora y media", "1:30", "90". A number
 * alone counts minutes, and a range yields its end.
 * @returns minutes; null for a text of which any part is not understood, and for negative times
 */
export function readDuration(duration: string): number | null {
  if (duration.length > MAX_LENGTH) return null;
  const text = plainText(duration.replace(/[’‘]/g, "'"))
    .replace(/(?<![\d.,:])0+(?=\d)/g, "")
    .replace(/(?<!\p{L})un'(?=\p{L})/giu, "un ")
    .replace(/^\p{L}[\p{L} .-]{0,30}: ?(?=\P{L})/u, "");
  if (/^p/i.test(text)) {
    const iso = readIso(text);
    if (iso !== null) return iso;
  }
  const rest = text.replace(/(?<!\p{L})pt?(?=\d)/giu, "").trim();
  return readClock(rest) ?? readWords(rest);
}
