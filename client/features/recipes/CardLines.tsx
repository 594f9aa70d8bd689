import { withFractions } from "../../../shared/amounts/fractions";
import { lineName } from "../../../shared/amounts/lineName";
import { currentLocale } from "../../shared/messages/locale";
import type { RecipeCard_RecipeFragment } from "./RecipeCard_recipe.generated";

interface CardLinesProps {
  lines: RecipeCard_RecipeFragment["ingredients"];
  /** The recipe's language. */
  language: string | null;
}

/** Formats a line as text: "2", "Onion" and "chopped" become "2 onions, chopped". */
function lineText(line: CardLinesProps["lines"][number], language: string | null): string {
  const { quantity, unit, preparation } = line;
  const name = lineName(line, { language, locale: currentLocale() });
  const words = [quantity && withFractions(quantity), unit, name].filter(Boolean).join(" ");
  return preparation ? `${words}, ${preparation}` : words;
}

/** The ingredients of a card as text. */
export function CardLines({ lines, language }: CardLinesProps) {
  return lines.map((line) => (
    <li key={line.ingredientId} dir="auto">
      {lineText(line, language)}
    </li>
  ));
}
