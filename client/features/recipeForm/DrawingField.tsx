import { useId, useState } from "react";
import { coverDrawings } from "../../../shared/coverDrawings";
import { t } from "../../shared/messages/t";
import { Picture } from "../../shared/ui/Picture";
import { pictureSizes } from "../../shared/ui/pictureSizes";
import fields from "../../shared/recipeFields/fields.module.css";
import classes from "./DrawingField.module.css";
import { drawingName, drawingText } from "./drawingText";
import { FieldGroup } from "../../shared/recipeFields/FieldGroup";
import type { RecipeDraft } from "./recipeDraft";
import { useCoverOptions } from "./useCoverOptions";

interface DrawingFieldProps {
  draft: RecipeDraft;
  onChange: (change: Pick<RecipeDraft, "coverDrawing">) => void;
}

/** A choice of the drawing that serves as the cover without a photo. */
export function DrawingField({ draft, onChange }: DrawingFieldProps) {
  const [opened, setOpened] = useState(false);
  const group = useId();
  const options = useCoverOptions(draft, !opened);
  const title = t("recipeForm.drawing.title");
  return (
    <FieldGroup
      title={drawingText(draft.coverDrawing)}
      help={t("recipeForm.drawing.help")}
      isFilled={draft.coverDrawing !== null}
      onToggle={setOpened}
    >
      <div role="radiogroup" aria-label={title} className={classes.options}>
        {[null, ...coverDrawings].map((drawing) => {
          const image = options.find((option) => option.drawing === drawing)?.image;
          return (
            <label key={drawing} className={classes.option}>
              <input
                type="radio"
                name={group}
                className={fields.input}
                checked={draft.coverDrawing === drawing}
                onChange={() => onChange({ coverDrawing: drawing })}
              />
              <span className={classes.picture}>
                {image && (
                  <Picture image={image} alt="" sizes={pictureSizes.formTile} loading="lazy" />
                )}
              </span>
              <span className={classes.name}>{drawingName(drawing)}</span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
