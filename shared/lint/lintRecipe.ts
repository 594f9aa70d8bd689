import type { Finding, LintedRecipe, LintRule } from "./Finding";
import { findLongSteps } from "./findLongSteps";
import { findUnlistedIngredients } from "./findUnlistedIngredients";
import { findUnusedIngredients } from "./findUnusedIngredients";
import { findFahrenheitOnly } from "./temperatureHints";

const missing = (rule: LintRule): Finding => ({
  rule,
  key: rule,
  words: "",
  line: null,
  step: null,
});

/**
 * Finds parts of a recipe that may be missing or wrong. The rules rather miss a mistake than report
 * a correct part.
 * @param names the names of the site's ingredients
 */
export function lintRecipe(recipe: LintedRecipe, names: readonly string[]): Finding[] {
  const { servings, prepMinutes, cookMinutes, totalMinutes } = recipe;
  const isTimed = [prepMinutes, cookMinutes, totalMinutes].some((minutes) => minutes !== null);
  return [
    ...(servings === null ? [missing("noYield")] : []),
    ...(isTimed ? [] : [missing("noTime")]),
    ...findUnusedIngredients(recipe),
    ...findUnlistedIngredients(recipe, names),
    ...findLongSteps(recipe),
    ...findFahrenheitOnly(recipe),
  ];
}
