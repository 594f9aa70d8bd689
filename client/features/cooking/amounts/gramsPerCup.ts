import { dryGoodWords } from "../../../../shared/amounts/words/byLocale";
import { entriesOf } from "../../../../shared/amounts/words/lists";
import type { DryGood } from "../../../../shared/amounts/words/AmountWords";

/**
 * What an American cup of them weighs. Source: King Arthur Baking, "Ingredient Weight Chart",
 * https://www.kingarthurbaking.com/learn/ingredient-weight-chart
 */
const weights: Readonly<Record<DryGood, number>> = {
  flour: 120,
  wholemealFlour: 113,
  ryeFlour: 106,
  groundAlmonds: 96,
  cornmeal: 138,
  semolina: 163,
  cornStarch: 112,
  oats: 89,
  rice: 198,
  breadcrumbs: 112,
  sugar: 198,
  brownSugar: 213,
  icingSugar: 113,
  cocoa: 84,
  butter: 226,
  raisins: 149,
  chocolateChips: 170,
};

/** By their names in all languages, in lower case. */
const weightsByName = new Map(
  Object.values(dryGoodWords).flatMap((names) =>
    (Object.keys(weights) as DryGood[]).flatMap((good) =>
      entriesOf(names[good]).map((name) => [name.toLowerCase(), weights[good]] as const),
    ),
  ),
);

/** What an American cup of an ingredient weighs in grams; undefined for all that is not listed by its whole name. */
export const gramsPerCup = (ingredient: string): number | undefined =>
  weightsByName.get(ingredient.trim().toLowerCase());
