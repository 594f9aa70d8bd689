import type { ImportedRecipe } from "./readers/ImportedRecipe";

/** No recipe was stored by this program before: an earlier date is an error of whoever wrote the file. */
const EARLIEST_DATE = Date.UTC(2000, 0, 1);

const DATE = /^\d{4}-\d\d-\d\dT/;

/** When a recipe was created and updated where it comes from, as ISO 8601 has it; null for today. */
export interface ImportedDates {
  createdAt: string | null;
  updatedAt: string | null;
}

/** A date that a file claims; null if it is none, too early or in the future. */
function parseTime(text: string | undefined, earliest: number): number | null {
  const time = text !== undefined && DATE.test(text) ? Date.parse(text) : NaN;
  return time >= earliest && time <= Date.now() ? time : null;
}

const toIsoDate = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** The dates of a recipe to import, as far as they are possible. */
export function readDates({ createdAt, updatedAt }: ImportedRecipe): ImportedDates & {
  warnings: string[];
} {
  const createdTime = parseTime(createdAt, EARLIEST_DATE);
  const updatedTime = createdTime === null ? null : parseTime(updatedAt, createdTime);
  const isImpossible = createdAt !== undefined && createdTime === null;
  return {
    createdAt: toIsoDate(createdTime),
    updatedAt: toIsoDate(updatedTime),
    warnings: isImpossible ? ["The date of creation is not possible; today is used instead."] : [],
  };
}
