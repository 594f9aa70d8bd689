import { dryGoodWords } from "../../../../shared/amounts/words/byLocale";
import { splitEntries } from "../../../../shared/amounts/words/lists";
import type { DryGood } from "../../../../shared/amounts/words/AmountWords";

/**
 * Grams per American cup. Source: King Arthur Baking, "Ingredient Weight Chart",
 * https://www.kingarthurbaking.com/learn/ingredient-weight-chart, whose entry stands next to each weight.
 */
const weights: Readonly<Record<DryGood, number>> = {
  flour: 120, // All-Purpose, Bread, and Unbleached Cake Flour
  selfRaisingFlour: 113, // Self-Rising Flour
  wholemealFlour: 113, // Whole Wheat Flour
  ryeFlour: 106, // Medium Rye Flour
  groundAlmonds: 96, // Almond Flour
  cornmeal: 138, // Cornmeal (whole)
  polenta: 163, // Polenta (coarse ground cornmeal)
  semolina: 163, // Semolina Flour
  cornStarch: 112, // Cornstarch, 28 for a quarter
  oats: 89, // Oats (old-fashioned or quick-cooking)
  // Rice (long grain, dry), 99 for a half. Short-grain rice is within 2 % of it: 200, medium-grain
  // 195, by USDA FoodData Central.
  rice: 198,
  breadcrumbs: 112, // Bread crumbs (dried), 28 for a quarter
  sugar: 198, // Sugar (granulated white)
  casterSugar: 190, // Baker's Special Sugar (superfine sugar, castor sugar)
  brownSugar: 213, // Brown sugar (dark or light, packed)
  icingSugar: 113, // Confectioners' sugar (unsifted), 227 for two
  cocoa: 84, // Cocoa (unsweetened), 42 for a half
  butter: 226, // Butter, 113 for a half
  raisins: 149, // Raisins (loose)
  chocolateChips: 170, // Chocolate Chips
};

/** By their names in all languages, in lower case. */
const weightsByName = new Map(
  Object.values(dryGoodWords).flatMap((names) =>
    (Object.keys(weights) as DryGood[]).flatMap((good) =>
      splitEntries(names[good] ?? "").map((name) => [name.toLowerCase(), weights[good]] as const),
    ),
  ),
);

/** The grams of an American cup of an ingredient; undefined unless its whole name is listed. */
export const gramsPerCup = (ingredient: string): number | undefined =>
  weightsByName.get(ingredient.trim().toLowerCase());
