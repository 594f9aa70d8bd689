import { minutesRange } from "../../../../shared/inputLimits";
import { readDuration } from "../../../../shared/durations/readDuration";

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names of units in quantities: "MIN" and "HUR" are UN/CEFACT codes. */
const unitCodes: ReadonlyMap<string, string> = new Map([
  ["MIN", "min"],
  ["HUR", "h"],
  ["DAY", "d"],
  ["SEC", "s"],
]);

/** Returns the texts that may state a duration: of a list, of a range its end, or of a quantity. */
function findTexts(duration: unknown, depth = 0): string[] {
  if (typeof duration === "number") return [String(duration)];
  if (typeof duration === "string") return duration.trim() === "" ? [] : [duration.trim()];
  if (depth > 2) return [];
  if (Array.isArray(duration)) return duration.flatMap((item) => findTexts(item, depth + 1));
  if (!isFields(duration)) return [];
  const { maxValue, minValue, value, unitText, unitCode, name, text } = duration;
  const unit = unitCodes.get(String(unitCode)) ?? unitText;
  return findTexts(
    maxValue ?? value ?? duration["@value"] ?? minValue ?? name ?? text,
    depth + 1,
  ).map((number) =>
    typeof unit === "string" && /^[\d.,]+$/.test(number) ? `${number} ${unit}` : number,
  );
}

/** A duration that a source states. */
interface StatedDuration {
  /** The minutes, if the whole text is understood and not absurd. */
  minutes?: number;
  /** The text, if it states a time that cannot be stored. */
  unreadText?: string;
}

/** Reads a duration in any form, in minutes. Zero counts as not stated. */
export function readStatedDuration(duration: unknown): StatedDuration {
  const texts = findTexts(duration);
  for (const text of texts) {
    const minutes = readDuration(text);
    const rounded = Math.round(minutes ?? -1);
    if (rounded > 0 && rounded <= minutesRange.max) return { minutes: rounded };
    if (minutes === 0) return {};
  }
  return texts[0] === undefined ? {} : { unreadText: texts[0] };
}

/** Reads a duration in minutes; returns undefined for zero, an absurd value, or one that is not fully understood. */
export const readMinutes = (duration: unknown): number | undefined =>
  readStatedDuration(duration).minutes;
