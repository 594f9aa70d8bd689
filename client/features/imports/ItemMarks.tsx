import type { ReactNode } from "react";
import { readStepTexts } from "../../../shared/recipeSections";
import { t } from "../../shared/messages/t";
import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";
import type { EditedField } from "./ItemEditor";
import { listDoubts } from "./itemDoubts";
import { useItemHints } from "./itemHints";
import classes from "./ItemMarks.module.css";

interface ItemMarksProps {
  draft: ImportItem_ItemFragment["draft"];
  /** Opens the editor at a field. */
  onEdit: (field: EditedField) => void;
  /** The choice of a missing category. */
  category: ReactNode;
  /** The confirmation that the doubtful parts are right. */
  confirmation: ReactNode;
}

/** Marks for the missing and doubtful parts of a recipe, and hints; each opens the editor at its field. */
export function ItemMarks({ draft, onEdit, category, confirmation }: ItemMarksProps) {
  const { cookMinutes, lines, prepMinutes, servings, totalMinutes } = draft;
  const isTimed = prepMinutes !== null || cookMinutes !== null || totalMinutes !== null;
  const hasIngredient = lines.some(({ heading }) => heading === null);
  const hasSteps = readStepTexts(draft.instructions).length > 0;
  const isLineDoubtful = lines.some(({ doubt }) => doubt !== null);
  const gaps: [EditedField, string | false][] = [
    ["servings", servings === null && t("imports.noServings")],
    ["prepMinutes", !isTimed && t("imports.noTime")],
    ["lines", !hasIngredient && t("imports.noIngredients")],
    ["instructions", !hasSteps && t("imports.noSteps")],
  ];
  const shownGaps = gaps.filter(([, text]) => text !== false);
  const doubts = listDoubts(hasSteps ? draft : { ...draft, doubts: [] });
  const hints = useItemHints(draft);
  const remarks = [
    ...doubts.map((text, index) => ({
      field: isLineDoubtful && index === 0 ? ("lines" as const) : ("instructions" as const),
      text,
      isDoubt: true,
    })),
    ...hints.map((hint) => ({ ...hint, isDoubt: false })),
  ];
  if (!category && shownGaps.length + remarks.length === 0) return null;
  return (
    <div className={classes.marks}>
      {(category || shownGaps.length > 0) && (
        <div className={classes.gaps}>
          {category}
          {shownGaps.map(([field, text]) => (
            <button
              key={String(text)}
              type="button"
              className={classes.mark}
              onClick={() => onEdit(field)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      {remarks.length > 0 && (
        <div className={classes.remarks}>
          <ul>
            {remarks.map(({ field, text, isDoubt }) => (
              <li key={text}>
                <button
                  type="button"
                  className={isDoubt ? classes.mark : classes.hint}
                  onClick={() => onEdit(field)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
          {confirmation}
        </div>
      )}
    </div>
  );
}
