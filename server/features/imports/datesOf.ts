import type { ImportedRecipe } from "./readers/ImportedRecipe";

/** No recipe was stored by this program before: an earlier date is an error of whoever wrote the file. */
const EARLIEST = Date.UTC(2000, 0, 1);

const DATE = /^\d{4}-\d\d-\d\dT/;

/** When a recipe was created and updated where it comes from, as ISO 8601 has it; null for today. */
export interface ImportedDates {
  createdAt: string | null;
  updatedAt: string | null;
}

/** A date that a file claims; null if it is none, too early or in the future. */
function timeOf(text: string | undefined, earliest: number): number | null {
  const time = text !== undefined && DATE.test(text) ? Date.parse(text) : NaN;
  return time >= earliest && time <= Date.now() ? time : null;
}

const isoDate = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** The dates of a recipe to import, as far as they are possible. */
export function datesOf({ createdAt, updatedAt }: ImportedRecipe): ImportedDates & {
  warnings: string[];
} {
  const created = timeOf(createdAt, EARLIEST);
  const updated = created === null ? null : timeOf(updatedAt, created);
  const isWrong = createdAt !== undefined && created === null;
  return {
    createdAt: isoDate(created),
    updatedAt: isoDate(updated),
    warnings: isWrong ? ["The creation date is invalid. Today's date is used instead."] : [],
  };
}
