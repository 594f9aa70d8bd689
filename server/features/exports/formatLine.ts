import { lineName } from "../../../shared/amounts/lineName";

/** The parts of an ingredient line. */
export interface ExportedLine {
  name: string;
  quantity: string | null;
  unit: string | null;
  preparation: string | null;
  isOptional: boolean;
}

/**
 * Formats an ingredient line, such as `2 onions, finely chopped (optional)`.
 * @param language the recipe's, by which names take capitals and plurals
 */
export function formatLine(line: ExportedLine, language: string | null): string {
  const { quantity, unit, preparation, isOptional } = line;
  const words = [quantity, unit, lineName(line, { language, locale: "en" })]
    .filter(Boolean)
    .join(" ");
  return words + (preparation ? `, ${preparation}` : "") + (isOptional ? " (optional)" : "");
}
