import { readAmount } from "../../../../shared/amounts/readAmount";
import type { Line } from "./unitSystem";

/** A line of a recipe for tests. */
export const exampleLine = (
  quantity: string,
  unit: string | null,
  name: string,
  scales = true,
): Line => ({
  name,
  quantity,
  unit,
  scales,
  amount: readAmount(quantity, unit),
});

/** Lines of a recipe for tests, in English and German. */
export const exampleLines: readonly Line[] = [
  exampleLine("500", "g", "Plain flour"),
  exampleLine("4", null, "Egg"),
  exampleLine("200", "g", "Butter"),
  exampleLine("1", "tsp", "Salt", false),
  exampleLine("4", null, "Ei"),
  exampleLine("500", "g", "Weizenmehl"),
  exampleLine("2", null, "Onion"),
  exampleLine("3", null, "Potato"),
];
