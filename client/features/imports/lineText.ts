import { linesOfText, parseLine } from "../../../shared/amounts/parseLine";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";

type Line = ImportItem_ItemFragment["draft"]["lines"][number];

/** A line as text. */
export const lineText = ({ quantity, unit, ingredient, preparation }: Line): string =>
  [[quantity, unit, ingredient].filter(Boolean).join(" "), preparation].filter(Boolean).join(", ");

/** A line as input for the server. */
export const lineInput = ({
  suggestions: _suggestions,
  ...line
}: Line & { __typename?: string }) => {
  const { quantity, unit, ingredient, ingredientId, preparation, isOptional, scales } = line;
  return { quantity, unit, ingredient, ingredientId, preparation, isOptional, scales };
};

/**
 * The lines of an edited text. Unchanged lines keep their data.
 * @param lines the lines before the edit
 */
export const readLines = (text: string, lines: readonly Line[]) => {
  const linesByText = new Map(lines.map((line) => [lineText(line), line]));
  return linesOfText(text).map((typed) => {
    const before = linesByText.get(typed);
    if (before) return lineInput(before);
    const {
      quantity = "",
      unit = "",
      ingredient,
      preparation = "",
      isOptional = false,
    } = parseLine(typed) ?? {};
    return { quantity, unit, ingredient: ingredient || typed, preparation, isOptional };
  });
};
