import { type Language, languages } from "../locales";
import { type Unit, unitSymbols } from "./units";
import { unitAbbreviations, unitNames } from "./words/byLocale";
import { splitEntries } from "./words/lists";

/** The language of a typed unit, and whether it is abbreviated. */
export interface UnitStyle {
  /** Null for a symbol, which all languages share. */
  locale: Language | null;
  isShort: boolean;
}

const fold = (text: string): string => text.trim().replaceAll(".", "").toLowerCase();

const includes = (spellings: readonly string[], typed: string): boolean =>
  spellings.some((spelling) => [fold(spelling), `${fold(spelling)}s`].includes(typed));

/** Finds the style of a typed unit; null if it has other words, such as "heaped tbsp". */
export function unitStyle(typedUnit: string, unit: Unit): UnitStyle | null {
  const typed = fold(typedUnit);
  if (typed === "") return null;
  if (includes(splitEntries(unitSymbols[unit] ?? ""), typed))
    return { locale: null, isShort: true };
  for (const locale of languages) {
    if (includes(Object.entries(unitNames[locale][unit]).flat(), typed)) {
      // Cooks do not abbreviate cups, even next to other abbreviations.
      return { locale, isShort: unit === "CUP" };
    }
    if (includes(splitEntries(unitAbbreviations[locale][unit] ?? ""), typed)) {
      return { locale, isShort: true };
    }
  }
  return null;
}

/**
 * Names a unit in the style of another one: "tbsp" for "tsp", "Esslöffel" for "Teelöffel".
 * @returns null if the language lacks the unit
 */
export function nameInStyle(
  unit: Unit,
  { locale, isShort }: UnitStyle,
  number: number,
): string | null {
  const [symbol] = splitEntries(unitSymbols[unit] ?? "");
  if (isShort && symbol) return symbol;
  if (!locale) return null;
  const [short] = splitEntries(unitAbbreviations[locale][unit] ?? "");
  // A single letter is no clear abbreviation.
  if (isShort && short && short.length > 1) return short;
  const [name] = Object.entries(unitNames[locale][unit]);
  return name ? name[number > 1 ? 1 : 0] : null;
}

/** True if the recipes of a language are measured in cups; in German, a cup is a vessel. */
export const measuresInCups = ({ locale }: UnitStyle): boolean =>
  locale !== null && Object.keys(unitNames[locale].CUP).length > 0;
