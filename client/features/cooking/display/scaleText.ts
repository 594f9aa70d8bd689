import { fractionSign } from "../../../../shared/amounts/fractions";
import { t } from "../../../shared/messages/t";
import { formatPlainNumber } from "../../../shared/numbers";
import { yieldText } from "../../../shared/servings";

/** "½×", "2×". */
export const timesText = (times: number): string =>
  t("cooking.times", { times: fractionSign(times) ?? formatPlainNumber(times) });

interface Servings {
  servings: number | null;
  servingsUnit: string | null;
  language: string | null;
}

/** The scale in words: "Makes 2 loaves", "2×"; null for the original amounts. */
export function scaleText(recipe: Servings, scale: number): string | null {
  const { language, servings, servingsUnit } = recipe;
  if (servings === null) return scale === 1 ? null : timesText(scale);
  return yieldText(scale, servingsUnit, language);
}
