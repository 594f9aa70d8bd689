import { pluralizeUnit } from "../../shared/amounts/pluralizeUnit";
import { primaryLanguage } from "../../shared/languageTag";
import { isLocale, type Locale } from "../../shared/locales";
import { currentLocale } from "./messages/locale";
import { t } from "./messages/t";
import { formatNumber } from "./numbers";

const PEOPLE = /^(people|persons?|personen|leute)$/i;

/** Returns true if a unit of servings is people, in English or German. */
export const isPeople = (unit: string | null): boolean => unit !== null && PEOPLE.test(unit.trim());

/**
 * The functions that format a yield in the recipe's language; the messages of other locales are not
 * loaded.
 */
const forServings: Record<Locale, (servings: string) => string> = {
  en: (servings) => `For ${servings}`,
  de: (servings) => `Für ${servings}`,
};

/** Returns the language of a recipe's unit if it is not the reader's. */
function foreignLanguage(unit: string | null, language: string | null | undefined): string | null {
  const primary = unit && language ? primaryLanguage(language) : null;
  return primary === currentLocale() ? null : primary;
}

/**
 * The yield of a recipe, such as "4 servings" or "2 loaves".
 * @param unit the author's word for the counted item; null for servings
 * @param language the recipe's; people are then counted in the reader's language
 */
export function servingsText(
  servings: number,
  unit: string | null,
  language?: string | null,
): string {
  if (!unit) return t("recipe.servings", { count: servings });
  return foreignLanguage(unit, language) && isPeople(unit)
    ? t("recipe.people", { count: servings })
    : typedYield(servings, unit);
}

const typedYield = (servings: number, unit: string): string =>
  `${formatNumber(servings)} ${pluralizeUnit(unit, servings)}`;

/**
 * The number of servings of a recipe's amounts, such as "For 3 people", in the recipe's language. In a language without
 * messages, it is the yield alone.
 */
export function forServingsText(
  servings: number,
  unit: string | null,
  language: string | null | undefined,
): string {
  const foreign = foreignLanguage(unit, language);
  if (!foreign || !unit) {
    return t("cooking.forServings", { servings: servingsText(servings, unit) });
  }
  const typed = typedYield(servings, unit);
  return isLocale(foreign) ? forServings[foreign](typed) : typed;
}
