import { foldText } from "../foldText";
import { readSteps } from "../recipeSections";
import { timersIn } from "../timersIn";
import type { Finding, LintedRecipe } from "./Finding";
import { AT_THE_SAME_TIME, NOT_COOKING } from "./lintWords";

const SECONDS_PER_MINUTE = 60;

/** The minutes by which steps may exceed the total, since people round their times. */
const TOLERANCE = 5;

/** The factor by which the sum of the steps may exceed the total, since some times overlap. */
const SUM_TOLERANCE = 1.25;

/** The longest duration of a step in minutes, without those for keeping, preparing ahead and parts. */
function readMinutes(step: string): number {
  const durations = step.split(/(?<=[.!?;])\s|[()]/).flatMap((sentence) => {
    const found = timersIn(sentence);
    return found.length > 0 && NOT_COOKING.test(foldText(sentence)) ? [] : found;
  });
  return Math.max(0, ...durations.map(({ seconds }) => Math.floor(seconds / SECONDS_PER_MINUTE)));
}

/** The total time of a recipe in minutes; null if it has no times. */
export function readTotal({ prepMinutes, cookMinutes, totalMinutes }: LintedRecipe): number | null {
  if (totalMinutes !== null) return totalMinutes;
  return prepMinutes === null || cookMinutes === null ? null : prepMinutes + cookMinutes;
}

/** Finds steps that take longer than the recipe in total: one step, or all of them after another. */
export function findLongSteps(recipe: LintedRecipe): Finding[] {
  const total = readTotal(recipe);
  // A mistyped total is not a number.
  if (total === null || !(total > 0)) return [];
  const steps = readSteps(recipe.instructions);
  const minutes = steps.map(({ text }) => readMinutes(text));
  const longest = Math.max(0, ...minutes);
  const isSequence = !AT_THE_SAME_TIME.test(foldText(recipe.instructions));
  const sum = minutes.reduce((before, one) => before + one, 0);
  const isSumLonger = isSequence && sum > longest && sum > total * SUM_TOLERANCE + TOLERANCE;
  if (longest <= total + TOLERANCE && !isSumLonger) return [];
  const taken = isSumLonger ? sum : longest;
  return [
    {
      rule: "longSteps",
      key: `longSteps:${taken}`,
      words: "",
      line: null,
      step: isSumLonger ? null : minutes.indexOf(longest) + 1,
      minutes: taken,
    },
  ];
}
