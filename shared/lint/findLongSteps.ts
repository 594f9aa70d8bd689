import { foldText } from "../foldText";
import { readStepTexts } from "../recipeSections";
import { timersIn } from "../timersIn";
import type { Finding, LintedRecipe } from "./Finding";
import { ALTERNATIVES, NOT_COOKING, SERVED } from "./lintWords";
import { cutRemarks, readOrders } from "./words";

const SECONDS_PER_MINUTE = 60;

/** The minutes by which steps may exceed the total, since people round their times. */
const TOLERANCE = 5;

/** The longest duration of a step in minutes, without those for keeping, alternatives and parts. */
function readMinutes(step: string): number {
  const durations = readOrders(step)
    .filter((sentence) => !NOT_COOKING.test(foldText(sentence)))
    .flatMap((sentence) => timersIn(sentence));
  return Math.max(0, ...durations.map(({ seconds }) => Math.floor(seconds / SECONDS_PER_MINUTE)));
}

/** The total time of a recipe in minutes; null if it has no times. */
export function readTotal({ prepMinutes, cookMinutes, totalMinutes }: LintedRecipe): number | null {
  if (totalMinutes !== null) return totalMinutes;
  return prepMinutes === null || cookMinutes === null ? null : prepMinutes + cookMinutes;
}

/** Finds the longest step if it takes longer than the recipe in total. */
export function findLongSteps(recipe: LintedRecipe): Finding[] {
  const total = readTotal(recipe);
  // A mistyped total is not a number.
  if (total === null || !(total > 0) || ALTERNATIVES.test(foldText(recipe.instructions))) return [];
  const [untilServed = ""] = cutRemarks(recipe.instructions).split(SERVED);
  const minutes = readStepTexts(untilServed).map(readMinutes);
  const longest = Math.max(0, ...minutes);
  if (longest <= total + TOLERANCE) return [];
  return [
    {
      rule: "longSteps",
      key: `longSteps:${longest}`,
      words: "",
      line: null,
      step: minutes.indexOf(longest) + 1,
      minutes: longest,
    },
  ];
}
