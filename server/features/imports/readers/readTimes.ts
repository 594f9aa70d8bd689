import type { ImportedRecipe } from "./ImportedRecipe";
import type { JsonLdNode } from "./jsonLdNodes";
import { readStatedDuration } from "./readMinutes";
import { toPlainLine } from "./toPlainText";

const properties = {
  prepMinutes: { names: ["prepTime"], label: "preparation time" },
  cookMinutes: { names: ["cookTime", "performTime"], label: "cooking time" },
  totalMinutes: { names: ["totalTime"], label: "total time" },
} as const;

type Times = Pick<ImportedRecipe, keyof typeof properties | "warnings">;

/** The maximum length of a text within a warning. */
const MAX_LENGTH = 60;

/** Reads the times of a recipe, with a warning about each one that cannot be stored. */
export function readTimes(recipe: JsonLdNode): Times {
  const times: Times = { warnings: [] };
  for (const [field, { names, label }] of Object.entries(properties)) {
    const durations = names.map((name) => readStatedDuration(recipe[name]));
    const minutes = durations.find((duration) => duration.minutes !== undefined)?.minutes;
    const unreadText = durations.find((duration) => duration.unreadText !== undefined)?.unreadText;
    if (minutes !== undefined) times[field as keyof typeof properties] = minutes;
    else if (unreadText !== undefined) {
      const text = toPlainLine(unreadText).slice(0, MAX_LENGTH);
      times.warnings.push(`The ${label} "${text}" was not understood and is left out.`);
    }
  }
  return times;
}
