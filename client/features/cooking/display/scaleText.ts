import { t } from "../../../shared/messages/t";
import { servingsText } from "../../../shared/servings";
import { writeNumber } from "../amounts/writeNumber";

/** "½×", "2×". */
export const timesText = (times: number): string =>
  t("cooking.times", { times: writeNumber(times, "PIECE") });

interface Servings {
  servings: number | null;
  servingsUnit: string | null;
}

/** The scale in words: "For 2 loaves", "2×"; null for the original amounts. */
export function scaleText({ servings, servingsUnit }: Servings, scale: number): string | null {
  if (servings === null) return scale === 1 ? null : timesText(scale);
  return t("cooking.forServings", { servings: servingsText(scale, servingsUnit) });
}
