import { type NutritionProperty, readNutritionJsonLd } from "../../../exports/nutritionJsonLd";
import { detectLanguage } from "../detectLanguage";
import { findText, makeRecipe } from "./fields";

/** The values of a recipe's nutrition by their names in schema.org. Many programs have no units. */
export type Nutrients = { [Name in NutritionProperty]?: unknown };

const NUMBER = /^\d{1,9}(?:[.,]\d{1,20})?$/;

function findUnit(property: NutritionProperty): string {
  if (property === "calories") return " kcal";
  if (property === "servingSize") return "";
  return property === "cholesterolContent" || property === "sodiumContent" ? " mg" : " g";
}

/** Adds the unit, and removes the decimals of "12.300000000000000" that mean nothing. */
function addUnit(number: string, property: NutritionProperty): string {
  const isLong = /\.\d{3,20}$/.test(number);
  return (isLong ? String(Number(Number(number).toFixed(2))) : number) + findUnit(property);
}

/**
 * Returns the values with units as lines, named in German in a German recipe; undefined if all are zero.
 * @param instructions the text by which the language is detected
 */
export function readNutrients(
  nutrients: Nutrients,
  instructions: readonly string[],
): string | undefined {
  const texts = new Map<NutritionProperty, string>();
  for (const [name, value] of Object.entries(nutrients)) {
    const property = name as NutritionProperty;
    const text = findText(value);
    if (text !== undefined) texts.set(property, NUMBER.test(text) ? addUnit(text, property) : text);
  }
  if (![...texts.values()].some((text) => /[1-9]/.test(text))) return undefined;
  const language = detectLanguage(
    makeRecipe({ name: "", ingredients: [], instructions: [...instructions] }),
  );
  return readNutritionJsonLd((property) => texts.get(property), language);
}

/**
 * Makes a function that names values as schema.org does.
 * @param names the names in another program, and those of schema.org
 */
export const makeNutrients =
  (names: ReadonlyMap<string, NutritionProperty>) =>
  (findValue: (name: string) => unknown): Nutrients =>
    Object.fromEntries([...names].map(([name, property]) => [property, findValue(name)]));

/** The names of values in texts, without spaces. */
const PROPERTIES = new Map<string, NutritionProperty>([
  ["servingsize", "servingSize"],
  ["calories", "calories"],
  ["fat", "fatContent"],
  ["saturatedfat", "saturatedFatContent"],
  ["unsaturatedfat", "unsaturatedFatContent"],
  ["transfat", "transFatContent"],
  ["carbohydrate", "carbohydrateContent"],
  ["carbohydrates", "carbohydrateContent"],
  ["sugar", "sugarContent"],
  ["fiber", "fiberContent"],
  ["protein", "proteinContent"],
  ["sodium", "sodiumContent"],
  ["cholesterol", "cholesterolContent"],
]);

/** Reads lines such as "saturatedFat : 4 g". Other lines follow unchanged. */
export function readNutrientLines(
  lines: readonly string[],
  instructions: readonly string[],
): string | undefined {
  const nutrients: Nutrients = {};
  const rest: string[] = [];
  for (const line of lines) {
    const [, name = "", value = ""] = /^([a-z_ ]{1,30}):(.+)$/i.exec(line) ?? [];
    const property = PROPERTIES.get(name.replace(/[_ ]/g, "").toLowerCase());
    if (property && nutrients[property] === undefined) nutrients[property] = value.trim();
    else rest.push(line);
  }
  const text = readNutrients(nutrients, instructions);
  return [text, ...rest].filter(Boolean).join("\n") || undefined;
}
