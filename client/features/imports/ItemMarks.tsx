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
}

/** Marks for the missing and doubtful parts of a recipe, and hints; each opens the editor at its field. */
export function ItemMarks({ draft, onEdit }: ItemMarksProps) {
  const { cookMinutes, lines, prepMinutes, servings, totalMinutes } = draft;
  const isTimed = prepMinutes !== null || cookMinutes !== null || totalMinutes !== null;
  const hasIngredient = lines.some(({ heading }) => heading === null);
  const hasSteps = readStepTexts(draft.instructions).length > 0;
  const isLineDoubtful = lines.some(({ doubt }) => doubt !== null);
  const marks: [EditedField, string | false][] = [
    ["servings", servings === null && t("imports.noServings")],
    ["prepMinutes", !isTimed && t("imports.noTime")],
    ["lines", !hasIngredient && t("imports.noIngredients")],
    ["instructions", !hasSteps && t("imports.noSteps")],
    ...listDoubts(hasSteps ? draft : { ...draft, doubts: [] }).map(
      (doubt, index): [EditedField, string] => [
        isLineDoubtful && index === 0 ? "lines" : "instructions",
        doubt,
      ],
    ),
  ];
  const shownMarks = marks.filter(([, text]) => text !== false);
  const hints = useItemHints(draft);
  if (shownMarks.length + hints.length === 0) return null;
  return (
    <ul className={classes.marks}>
      {shownMarks.map(([field, text]) => (
        <li key={String(text)}>
          <button type="button" className={classes.mark} onClick={() => onEdit(field)}>
            {text}
          </button>
        </li>
      ))}
      {hints.map(({ field, text }) => (
        <li key={text}>
          <button type="button" className={classes.hint} onClick={() => onEdit(field)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
