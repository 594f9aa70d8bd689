import type { NutritionInformation } from "schema-dts";
import { primaryLanguage } from "../../../shared/languageTag";

/** A property of schema.org's `NutritionInformation` with a value. */
export type NutritionProperty = Extract<
  keyof NutritionInformation,
  "servingSize" | "calories" | `${string}Content`
>;

interface Fact {
  property: NutritionProperty;
  en: string;
  de: string;
  /** A pattern of its names in English and German. */
  names: string;
}

/** The values that schema.org has a property for. Salt is missing there, and differs from sodium. */
const facts: readonly Fact[] = [
  {
    property: "servingSize",
    en: "Serving size",
    de: "Portionsgröße",
    names: "serving size|portionsgröße|portionsgrösse",
  },
  {
    property: "calories",
    en: "Energy",
    de: "Brennwert",
    names: "energy|calories|kcal|brennwert|energie|kalorien",
  },
  { property: "fatContent", en: "Fat", de: "Fett", names: "(?:total )?fat|fett" },
  {
    property: "saturatedFatContent",
    en: "Saturated fat",
    de: "Gesättigte Fettsäuren",
    names: "saturated fat|saturates|saturated|gesättigte fettsäuren|gesättigte fette|gesättigt",
  },
  {
    property: "unsaturatedFatContent",
    en: "Unsaturated fat",
    de: "Ungesättigte Fettsäuren",
    names: "unsaturated fat|unsaturates|ungesättigte fettsäuren|ungesättigte fette",
  },
  {
    property: "transFatContent",
    en: "Trans fat",
    de: "Transfettsäuren",
    names: "trans fat|transfett|transfettsäuren",
  },
  {
    property: "carbohydrateContent",
    en: "Carbohydrate",
    de: "Kohlenhydrate",
    names: "(?:total )?(?:carbohydrates?|carbs)|kohlenhydrate?",
  },
  { property: "sugarContent", en: "Sugar", de: "Zucker", names: "sugars?|zucker" },
  {
    property: "fiberContent",
    en: "Fibre",
    de: "Ballaststoffe",
    names: "(?:dietary )?fib(?:re|er)|ballaststoffe",
  },
  { property: "proteinContent", en: "Protein", de: "Eiweiß", names: "proteine?|eiweiß|eiweiss" },
  { property: "sodiumContent", en: "Sodium", de: "Natrium", names: "sodium|natrium" },
  {
    property: "cholesterolContent",
    en: "Cholesterol",
    de: "Cholesterin",
    names: "cholesterol|cholesterin",
  },
];

const patterns = facts.map(({ property, names }) => ({
  property,
  name: new RegExp(`^(?:of which |davon )?(?:${names})(?!\\p{L})`, "iu"),
}));

const SEPARATOR = /[\n;()]|,(?!\d)|(?<!\d),/;
/** "12 g" before a name. */
const AMOUNT = /^\d[\d.,]* ?(?:kcal|cal|kj|kg|g|mg|µg|mcg|grams?|milligrams?|gramm)?(?= )/i;
const CALORIES = /(?<!\d)\d[\d.,]{0,15} ?(?:kcal|calories|cal|kalorien)(?!\p{L})/iu;
const BARE_NUMBER = /^\d[\d.,]*$/;

const findProperty = (text: string) => {
  for (const { name, property } of patterns) {
    const [match] = name.exec(text) ?? [];
    if (match !== undefined) return { property, rest: text.slice(match.length) };
  }
  return undefined;
};

/** Reads "Fat: 12 g", "12 g fat" and "420 kcal". */
function readFact(text: string): [NutritionProperty, string] | undefined {
  const calories = CALORIES.exec(text)?.[0];
  if (calories === text) return ["calories", text];
  const [amount = ""] = AMOUNT.exec(text) ?? [];
  const found = findProperty(text.slice(amount.length).trim());
  if (!found) return undefined;
  const { property, rest } = found;
  const value = amount === "" ? rest.replace(/^[\s:=-]+/, "").trim() : amount.trim();
  if (property === "servingSize") return value === "" ? undefined : [property, value];
  if (!/\d/.test(value) || (amount !== "" && rest.trim() !== "")) return undefined;
  if (property !== "calories") return [property, value];
  return [property, calories ?? (BARE_NUMBER.test(value) ? `${value} kcal` : value)];
}

/**
 * Converts the text of a recipe's nutrition to schema.org. The first value of each name counts; energy is stated in
 * kilocalories if the text has them.
 * @returns undefined if no value is recognized
 */
export function toNutritionJsonLd(
  nutrition: string | null,
  source: string | null,
): NutritionInformation | undefined {
  const values = new Map<NutritionProperty, string>();
  for (const part of (nutrition ?? "").split(SEPARATOR)) {
    const [property, value] = readFact(part.trim()) ?? [];
    if (!property || !value) continue;
    const earlier = values.get(property);
    const isBetter = property === "calories" && CALORIES.test(value);
    if (earlier === undefined || (isBetter && !CALORIES.test(earlier))) values.set(property, value);
  }
  if (values.size === 0) return undefined;
  const ordered = facts.flatMap(({ property }) => {
    const value = values.get(property);
    return value === undefined ? [] : [[property, value] as const];
  });
  return {
    "@type": "NutritionInformation",
    ...Object.fromEntries(ordered),
    ...(source !== null && { description: source }),
  };
}

/**
 * Returns the values of a schema.org `NutritionInformation` as lines, named in German in a German recipe.
 * @param readText returns the text of a property; undefined if there is none
 */
export function readNutritionJsonLd(
  readText: (property: NutritionProperty) => string | undefined,
  language: string | null,
): string | undefined {
  const isGerman = language !== null && primaryLanguage(language) === "de";
  const lines = facts.flatMap(({ property, en, de }) => {
    const text = readText(property);
    // "1 serving" is implied.
    if (!text || (property === "servingSize" && /^1 (?:serving|portion)$/i.test(text))) return [];
    const [name, value] = readFact(text) ?? [];
    const bare = property === "calories" && BARE_NUMBER.test(text) ? `${text} kcal` : text;
    return [`${isGerman ? de : en} ${name === property ? value : bare}`];
  });
  return lines.length > 0 ? lines.join("\n") : undefined;
}
