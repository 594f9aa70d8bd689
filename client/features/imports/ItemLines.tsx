import type { ReactNode } from "react";
import { translateServerMessage } from "../../shared/messages/serverMessages";
import { t } from "../../shared/messages/t";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";
import classes from "./ItemLines.module.css";
import markClasses from "./ItemMarks.module.css";
import { lineText } from "./lineText";

export type Line = ImportItem_ItemFragment["draft"]["lines"][number];

interface ItemLinesProps {
  lines: readonly Line[];
  /** Formats an ingredient as on the recipe's page. */
  formatLine: (line: Line) => ReactNode;
  /** True if the import adds ingredients to the site's list; otherwise new ones are the user's own. */
  createsIngredients: boolean;
  /** Uses an existing ingredient instead of a new one; undefined if nothing can change. */
  onPick: ((line: Line, suggestion: Line["suggestions"][number]) => void) | undefined;
  /** Opens the editor at the lines; undefined if nothing can change. */
  onEdit: (() => void) | undefined;
}

/** The lines of a recipe to import: headings and ingredients, with marks at new and doubtful ones, and suggestions. */
export function ItemLines({
  lines,
  formatLine,
  createsIngredients,
  onPick,
  onEdit,
}: ItemLinesProps) {
  const isNew = (line: Line) => line.heading === null && line.ingredientId === null;
  return (
    <>
      <ul className={classes.lines}>
        {lines.map((line, index) => (
          <li
            // Lines may be equal, and their order does not change here.
            key={index}
            className={line.heading === null ? undefined : classes.heading}
            data-doubtful={line.doubt !== null || undefined}
            dir="auto"
          >
            {line.heading ?? formatLine(line)}{" "}
            {isNew(line) && <span className={classes.isNew}>{t("imports.newIngredient")}</span>}
            {onPick && line.ingredientId === null && line.suggestions.length > 0 && (
              <span className={classes.aside}>
                {t("imports.didYouMean")}
                {line.suggestions.map((suggestion) => (
                  <button
                    key={suggestion.ingredientId}
                    type="button"
                    className={classes.suggestion}
                    onClick={() => onPick(line, suggestion)}
                  >
                    {suggestion.name}
                  </button>
                ))}
              </span>
            )}
            {line.doubt !== null && (
              <span className={classes.aside}>
                {onEdit && (
                  <button type="button" className={markClasses.mark} onClick={onEdit}>
                    {translateServerMessage(line.doubt)}
                  </button>
                )}
                {line.text !== lineText(line) && (
                  <span>{t("imports.original", { text: line.text })}</span>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {!createsIngredients && lines.some(isNew) && (
        <p className={classes.quiet}>{t("imports.newOwnIngredients")}</p>
      )}
    </>
  );
}
