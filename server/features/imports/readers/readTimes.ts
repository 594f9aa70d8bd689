import type { ImportedRecipe } from "./ImportedRecipe";
import type { JsonLdNode } from "./jsonLdNodes";
import { readStatedDuration } from "./readMinutes";
import { toPlainLine } from "./toPlainText";

type Times = Pick<ImportedRecipe, "prepMinutes" | "cookMinutes" | "totalMinutes" | "warnings">;

/** The maximum length of a text within a warning. */
const MAX_LENGTH = 60;

/** Reads the first readable value, and writes a warning if there are only others. */
function readTime(
  label: string,
  ...durations: unknown[]
): { minutes?: number; warnings: string[] } {
  const read = durations.map(readStatedDuration);
  const minutes = read.find((duration) => duration.minutes !== undefined)?.minutes;
  if (minutes !== undefined) return { minutes, warnings: [] };
  const unreadText = read.find((duration) => duration.unreadText !== undefined)?.unreadText;
  if (unreadText === undefined) return { warnings: [] };
  const text = toPlainLine(unreadText).slice(0, MAX_LENGTH);
  return { warnings: [`The ${label} "${text}" was not understood and is left out.`] };
}

/** Reads the times of a recipe, with a warning about each one that cannot be stored. */
export function readTimes(recipe: JsonLdNode): Times {
  const prep = readTime("preparation time", recipe["prepTime"]);
  const cook = readTime("cooking time", recipe["cookTime"], recipe["performTime"]);
  const total = readTime("total time", recipe["totalTime"]);
  return {
    ...(prep.minutes !== undefined && { prepMinutes: prep.minutes }),
    ...(cook.minutes !== undefined && { cookMinutes: cook.minutes }),
    ...(total.minutes !== undefined && { totalMinutes: total.minutes }),
    warnings: [prep, cook, total].flatMap(({ warnings }) => warnings),
  };
}
