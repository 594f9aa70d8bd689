import { pluralizeUnit } from "../../shared/amounts/pluralizeUnit";
import { primaryLanguage } from "../../shared/languageTag";
import { isLanguage, type Language } from "../../shared/locales";
import { currentLanguage } from "./messages/locale";
import { t } from "./messages/t";
import { formatNumber } from "./numbers";

const PEOPLE = /^(people|persons?|personen|leute|personnes?|persone|personas?)$/i;

/** Returns true if a unit of servings is people. */
export const isPeople = (unit: string | null): boolean => unit !== null && PEOPLE.test(unit.trim());

interface YieldPhrases {
  /** @param people such as "4 people" */
  serves: (people: string, count: string) => string;
  makes: (things: string) => string;
}

/**
 * The functions that format a yield in the recipe's language; the messages of other locales are not
 * loaded.
 */
const yieldPhrases: Record<Language, YieldPhrases> = {
  en: { serves: (_people, count) => `Serves ${count}`, makes: (things) => `Makes ${things}` },
  de: { serves: (people) => `Für ${people}`, makes: (things) => `Ergibt ${things}` },
};

/** Returns the language of a recipe's unit if it is not the reader's. */
function foreignLanguage(unit: string | null, language: string | null | undefined): string | null {
  const primary = unit && language ? primaryLanguage(language) : null;
  return primary === currentLanguage() ? null : primary;
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
 * The yield of a recipe's amounts as a phrase, such as "Serves 3" or "Makes 2 loaves", in the recipe's language. In a
 * language without messages, it is the number with its unit.
 */
export function yieldText(
  servings: number,
  unit: string | null,
  language: string | null | undefined,
): string {
  if (!unit) return t("cooking.serves", { people: t("recipe.portions", { count: servings }) });
  const typed = typedYield(servings, unit);
  const foreign = foreignLanguage(unit, language);
  if (foreign) {
    if (!isLanguage(foreign)) return typed;
    const { makes, serves } = yieldPhrases[foreign];
    return isPeople(unit) ? serves(typed, formatNumber(servings)) : makes(typed);
  }
  return isPeople(unit)
    ? t("cooking.serves", { people: t("recipe.people", { count: servings }) })
    : t("cooking.makes", { things: typed });
}
