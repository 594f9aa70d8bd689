import type { ImportedRecipe } from "./readers/ImportedRecipe";

/** This program did not exist earlier, so an earlier date is an error in the file. */
const EARLIEST_DATE = Date.UTC(2000, 0, 1);

const DATE = /^\d{4}-\d\d-\d\dT/;

/** The dates of a recipe in its former place, in ISO 8601; null means today. */
export interface ImportedDates {
  createdAt: string | null;
  updatedAt: string | null;
}

/** Parses a date of a file; returns null if it is malformed, too early or in the future. */
function parseTime(text: string | undefined, earliest: number): number | null {
  const time = text !== undefined && DATE.test(text) ? Date.parse(text) : NaN;
  return time >= earliest && time <= Date.now() ? time : null;
}

const toIsoDate = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Reads the dates of an imported recipe and warns about impossible ones. */
export function readDates({ createdAt, updatedAt }: ImportedRecipe): ImportedDates & {
  warnings: string[];
} {
  const createdTime = parseTime(createdAt, EARLIEST_DATE);
  const updatedTime = createdTime === null ? null : parseTime(updatedAt, createdTime);
  const isImpossible = createdAt !== undefined && createdTime === null;
  return {
    createdAt: toIsoDate(createdTime),
    updatedAt: toIsoDate(updatedTime),
    warnings: isImpossible ? ["The creation date is invalid. Today's date is used instead."] : [],
  };
}
