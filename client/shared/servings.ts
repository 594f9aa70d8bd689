import { formatNumber } from "./numbers";
import { pluralizeUnit } from "../../shared/amounts/pluralizeUnit";
import { t } from "./messages/t";

/**
 * The yield of a recipe, such as "4 servings" or "2 loaves".
 * @param unit the author's word for the counted thing; null for servings
 */
export const servingsText = (servings: number, unit: string | null): string =>
  unit
    ? `${formatNumber(servings)} ${pluralizeUnit(unit, servings)}`
    : t("recipe.servings", { count: servings });
