import { foldText } from "../foldText";
import { readStepTexts } from "../recipeSections";
import type { Finding, LintedRecipe } from "./Finding";
import { GROUPS, RESULTS } from "./lintWords";
import { describeLine, isListed, readUses } from "./uses";
import { cutRemarks, isReadable, isTelling, readOrders, stemWord, wordsIn } from "./words";

const toKey = (words: string) => words.split(" ").map(stemWord).join(" ");

/** Cached by the list, which is the same for all recipes of a site. */
const keyedNames = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** The names by the stems of their words. */
function keyNames(names: readonly string[]): ReadonlyMap<string, string> {
  const cached = keyedNames.get(names);
  if (cached) return cached;
  const keyed = new Map(
    names
      .filter((name) => isTelling(name) && !RESULTS.test(foldText(name)))
      .map((name) => [toKey(wordsIn(name).join(" ")), name]),
  );
  keyedNames.set(names, keyed);
  return keyed;
}

/**
 * Finds the ingredients that a step uses and no line lists.
 * @param names the names of the site's ingredients
 */
export function findUnlistedIngredients(recipe: LintedRecipe, names: readonly string[]): Finding[] {
  const { instructions, notes, lines } = recipe;
  const ingredients = lines.filter(({ heading }) => heading === null);
  if (ingredients.length < 2 || !isReadable(instructions)) return [];
  const listed = [...lines.map(describeLine), notes ?? ""];
  const keyed = keyNames(names);
  const findings = new Map<string, Finding>();
  readStepTexts(cutRemarks(instructions)).forEach((step, index) => {
    for (const use of readOrders(step).flatMap(readUses)) {
      const name = keyed.get(toKey(use));
      if (!name || GROUPS.test(use)) continue;
      if (listed.some((line) => isListed(name, line))) continue;
      const key = `unlistedIngredient:${foldText(name)}`;
      if (findings.has(key)) continue;
      const finding = { key, words: name, line: null, step: index + 1 };
      findings.set(key, { rule: "unlistedIngredient", ...finding });
    }
  });
  return [...findings.values()];
}
