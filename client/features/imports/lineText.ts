import { linesOfText, parseLine } from "../../../shared/amounts/parseLine";
import { readHeading } from "../../../shared/amounts/readHeading";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";

type Line = ImportItem_ItemFragment["draft"]["lines"][number];

/** A line as text. A heading ends in a colon. */
export function lineText({ heading, quantity, unit, ingredient, preparation }: Line): string {
  if (heading !== null) return `${heading}:`;
  const words = [quantity, unit, ingredient].filter(Boolean).join(" ");
  return [words, preparation].filter(Boolean).join(", ");
}

/** A line as input for the server. */
export const lineInput = ({
  suggestions: _suggestions,
  ...line
}: Line & { __typename?: string }) => {
  const { heading, quantity, unit, ingredient, ingredientId, preparation, isOptional, scales } =
    line;
  return { heading, quantity, unit, ingredient, ingredientId, preparation, isOptional, scales };
};

function readLine(typed: string, texts: readonly string[]) {
  const heading = readHeading(typed, texts);
  if (heading !== null) return { heading };
  const {
    quantity = "",
    unit = "",
    ingredient,
    preparation = "",
    isOptional = false,
  } = parseLine(typed) ?? {};
  return { quantity, unit, ingredient: ingredient || typed, preparation, isOptional };
}

/**
 * The lines of an edited text. Unchanged lines keep their data.
 * @param lines the lines before the edit
 */
export function readLines(text: string, lines: readonly Line[]) {
  const unclaimedLines = [...lines];
  const texts = linesOfText(text);
  return texts.map((typed) => {
    const index = unclaimedLines.findIndex((line) => lineText(line) === typed);
    const [before] = index < 0 ? [] : unclaimedLines.splice(index, 1);
    return before ? lineInput(before) : readLine(typed, texts);
  });
}
