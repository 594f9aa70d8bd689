import { lineName } from "../../../shared/amounts/lineName";

/** What an ingredient line says. */
export interface WrittenLine {
  name: string;
  quantity: string | null;
  unit: string | null;
  preparation: string | null;
  isOptional: boolean;
}

/**
 * A line of the ingredients, such as `2 onions, finely chopped (optional)`.
 * @param language the recipe's, by which names take capitals and plurals
 */
export function lineOf(line: WrittenLine, language: string | null): string {
  const { quantity, unit, preparation, isOptional } = line;
  const words = [quantity, unit, lineName(line, { language, locale: "en" })]
    .filter(Boolean)
    .join(" ");
  return words + (preparation ? `, ${preparation}` : "") + (isOptional ? " (optional)" : "");
}
