import { formatNumber } from "./numbers";
import { pluralizeUnit } from "../../shared/amounts/pluralizeUnit";
import { t } from "./messages/t";

/**
 * What a recipe makes, such as "4 servings" or "2 loaves".
 * @param unit what is counted, in the words of whoever typed it; null for servings
 */
export const servingsText = (servings: number, unit: string | null): string =>
  unit
    ? `${formatNumber(servings)} ${pluralizeUnit(unit, servings)}`
    : t("recipe.servings", { count: servings });
