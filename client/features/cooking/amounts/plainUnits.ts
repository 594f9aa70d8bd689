import type { Unit } from "../../../apollo/schema.generated";

/** The units that can be told in another system, in the words that mean nothing else. */
const spellings: Partial<Record<Unit, string>> = {
  G: "g|gr|gram|grams|gramme|grammes|Gramm",
  KG: "kg|kilo|kilos|kilogram|kilograms|Kilogramm",
  OZ: "oz|oz\\.|ounce|ounces",
  LB: "lb|lbs|lb\\.|lbs\\.|pound|pounds",
  ML: "ml|millilitre|millilitres|milliliter|milliliters",
  CL: "cl|centilitre|centilitres|centiliter|centiliters",
  DL: "dl|decilitre|decilitres|deciliter|deciliters",
  L: "l|litre|litres|liter|liters",
  CUP: "cup|cups",
  FLOZ: "fl oz|fl\\. ?oz\\.?|fluid oz|fluid ounce|fluid ounces",
};

const patterns = Object.entries(spellings) as [Unit, string][];

/** Matches any of them; longer ones first, for "g" begins "grams". */
export const PLAIN_UNIT: string = patterns
  .flatMap(([, words]) => words.split("|"))
  .sort((one, other) => other.length - one.length)
  .join("|");

const wholly = patterns.map(([unit, words]) => [unit, new RegExp(`^(?:${words})$`, "i")] as const);

/** Which unit some words mean without doubt; undefined for "heaped cup" and all that is not listed. */
export const plainUnit = (words: string): Unit | undefined =>
  wholly.find(([, pattern]) => pattern.test(words.trim()))?.[0];
