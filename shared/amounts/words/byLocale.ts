import type { Language } from "../../locales";
import type {
  DryGoodWords,
  IngredientWords,
  KitchenWords,
  LineWords,
  Nouns,
  NumberWords,
  RemarkWords,
  StepWords,
  UnitAbbreviations,
  UnitNames,
} from "./AmountWords";
import * as de from "./de";
import * as en from "./en";

/* Recipes are read in all languages, independent of the page's language. Each table is a separate
   constant, so that programs bundle only the tables that they read. */

type ByLocale<Words> = Readonly<Record<Language, Words>>;

export const numberWords: ByLocale<NumberWords> = { en: en.numberWords, de: de.numberWords };
export const unitNames: ByLocale<UnitNames> = { en: en.unitNames, de: de.unitNames };
export const servingNames: ByLocale<Nouns> = { en: en.servingNames, de: de.servingNames };
export const unitAbbreviations: ByLocale<UnitAbbreviations> = {
  en: en.unitAbbreviations,
  de: de.unitAbbreviations,
};
export const kitchenWords: ByLocale<KitchenWords> = { en: en.kitchenWords, de: de.kitchenWords };
export const dryGoodWords: ByLocale<DryGoodWords> = { en: en.dryGoodWords, de: de.dryGoodWords };
export const stepWords: ByLocale<StepWords> = { en: en.stepWords, de: de.stepWords };
export const ingredientWords: ByLocale<IngredientWords> = {
  en: en.ingredientWords,
  de: de.ingredientWords,
};
export const lineWords: ByLocale<LineWords> = { en: en.lineWords, de: de.lineWords };
export const remarkWords: ByLocale<RemarkWords> = { en: en.remarkWords, de: de.remarkWords };
