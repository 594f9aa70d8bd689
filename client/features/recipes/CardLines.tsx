import { useId } from "react";
import { withFractions } from "../../../shared/amounts/fractions";
import { lineName } from "../../../shared/amounts/lineName";
import { currentLanguage } from "../../shared/messages/locale";
import { t } from "../../shared/messages/t";
import { groupLines, type IngredientLine } from "../../shared/recipeLines";
import classes from "./CardText.module.css";
import type { RecipeCard_RecipeFragment } from "./RecipeCard_recipe.generated";

type Lines = RecipeCard_RecipeFragment["lines"];

interface CardLinesProps {
  lines: Lines;
  /** The recipe's language. */
  language: string | null;
}

/** Formats a line as text: "2", "Onion" and "chopped" become "2 onions, chopped". */
function lineText(line: IngredientLine<Lines[number]>, language: string | null): string {
  const { quantity, unit, preparation } = line;
  const name = lineName(line, { language, locale: currentLanguage() });
  const words = [quantity && withFractions(quantity), unit, name].filter(Boolean).join(" ");
  return preparation ? `${words}, ${preparation}` : words;
}

/** The ingredients of a card as text: one list for each heading. */
export function CardLines({ lines: allLines, language }: CardLinesProps) {
  const id = useId();
  return groupLines(allLines).map(({ heading, lines }) => {
    const headingId = heading ? `${id}-${heading.lineId}` : undefined;
    return (
      <div key={heading?.lineId ?? "first"} className={classes.section}>
        {heading && (
          <span id={headingId} className={classes.heading} dir="auto">
            {heading.heading}
          </span>
        )}
        {lines.length > 0 && (
          <ul aria-labelledby={headingId} aria-label={heading ? undefined : t("card.ingredients")}>
            {lines.map((line) => (
              <li key={line.lineId} dir="auto">
                {lineText(line, language)}
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  });
}
