import { useMemo } from "react";
import { readAmount } from "../../../../shared/amounts/readAmount";
import { maxCount } from "../../../../shared/inputLimits";
import { t } from "../../../shared/messages/t";
import { type DraftLine, isBlank, readRowHeading } from "../draftLines";
import type { PhotoUploads } from "../../../shared/photos/usePhotoUploads";
import type { DraftChange, RecipeDraft } from "../recipeDraft";
import { changeStep, placeStep, placeSteps, removeStep, toRowName } from "./draftSteps";
import type { ChoosableLine } from "./StepLines";
import { StepRow } from "./StepRow";
import classes from "./StepRows.module.css";
import { UnplacedStep } from "./UnplacedStep";

export interface StepRowsProps {
  draft: RecipeDraft;
  uploads: PhotoUploads;
  canAddPhotos: boolean;
  /** The errors by field; those of durations by the key of the step. */
  errors: Record<string, string>;
  onChange: (change: DraftChange) => void;
}

/** The rows with an ingredient, as steps may use them. */
const listLines = (lines: readonly DraftLine[]): ChoosableLine[] =>
  lines
    .filter((line) => !isBlank(line) && readRowHeading(line) === null)
    .map((line) => ({
      row: toRowName(line),
      name: line.ingredient.trim(),
      amountText: [line.quantity.trim(), line.unit.trim()].filter(Boolean).join(" "),
      amount: readAmount(line.quantity.trim() || null, line.unit.trim() || null),
    }));

/** The steps of the typed instructions with their additions, below those without a step. */
export function StepRows({ draft, uploads, canAddPhotos, errors, onChange }: StepRowsProps) {
  const { placed, unplaced } = placeSteps(draft);
  const lines = useMemo(() => listLines(draft.lines), [draft.lines]);
  const error = Object.entries(errors).find(([field]) => /^steps(\.|$)/.test(field))?.[1];
  if (placed.length === 0 && unplaced.length === 0) {
    return <p className={classes.hint}>{t("recipeForm.steps.empty")}</p>;
  }
  return (
    <div className={classes.steps}>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {unplaced.length > 0 && (
        <ul className={classes.list}>
          {unplaced.map((step) => (
            <UnplacedStep
              key={step.key}
              step={step}
              numberOfSteps={placed.length}
              onPlace={(position) =>
                onChange((now) => placeStep(now, step, position, maxCount.stepPhotos))
              }
              onRemove={() => onChange((now) => removeStep(now, step))}
            />
          ))}
        </ul>
      )}
      <ol className={classes.list}>
        {placed.map((step) => (
          <StepRow
            key={step.position}
            step={step}
            lines={lines}
            uploads={uploads}
            canAddPhotos={canAddPhotos}
            error={step.additions && errors[step.additions.key]}
            onChange={(part) => onChange((now) => changeStep(now, step, part))}
          />
        ))}
      </ol>
    </div>
  );
}
