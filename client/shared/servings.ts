import { asNumber } from "./numbers";
import { agreeing } from "./unitForms";
import { t } from "./words/t";

/**
 * What a recipe makes, such as "4 servings" or "2 loaves".
 * @param unit what is counted, in the words of whoever typed it; null for servings
 */
export const servingsText = (servings: number, unit: string | null): string =>
  unit
    ? `${asNumber(servings)} ${agreeing(unit, servings)}`
    : t("recipe.servings", { count: servings });
