import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { asDuration } from "../../../shared/duration";
import { t } from "../../../shared/messages/t";
import { parseTypedNumber } from "../../../shared/typedNumber";
import type { PhotoUploads } from "../../../shared/photos/usePhotoUploads";
import { type DraftStep, emptyStep, type PlacedStep } from "./draftSteps";
import { type ChoosableLine, StepLines } from "./StepLines";
import { StepPhotos } from "./StepPhotos";
import classes from "./StepRows.module.css";

interface StepRowProps {
  step: PlacedStep;
  lines: readonly ChoosableLine[];
  uploads: PhotoUploads;
  canAddPhotos: boolean;
  error: string | undefined;
  onChange: (part: Partial<DraftStep>) => void;
}

const attention = { "": null, attended: true, byItself: false } as const;

const toAttention = (isAttended: boolean | null) =>
  isAttended === null ? "" : isAttended ? "attended" : "byItself";

/** A step with the fields of its additions: open if it has some. */
export function StepRow({ step, lines, uploads, canAddPhotos, error, onChange }: StepRowProps) {
  const { additions, position, text } = step;
  const [isOpen, setOpen] = useState(additions !== undefined);
  const number = position + 1;
  const { isAttended, minutes, photos, rows } = additions ?? emptyStep(text, position);
  const count = parseTypedNumber(minutes);
  const facts = [
    count ? asDuration(count) : "",
    photos.length > 0 ? t("recipeForm.steps.photos", { count: photos.length }) : "",
  ].filter(Boolean);
  return (
    <li>
      <details
        className={classes.step}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={classes.summary}>
          <span className={classes.number}>{number}</span>
          <span className={classes.text} dir="auto">
            {text}
          </span>
          <span className={classes.facts}>{facts.join(" · ")}</span>
        </summary>
        {isOpen && (
          <div className={classes.fields}>
            <StepPhotos
              number={number}
              step={additions ?? emptyStep(text, position)}
              uploads={uploads}
              canAdd={canAddPhotos}
              onChange={onChange}
            />
            <div className={classes.time}>
              <TextInput
                size="sm"
                label={t("recipeForm.steps.minutes")}
                aria-label={t("recipeForm.steps.minutesOf", { step: number })}
                inputMode="numeric"
                autoComplete="off"
                value={minutes}
                error={error}
                onChange={({ currentTarget }) => onChange({ minutes: currentTarget.value })}
              />
              <NativeSelect
                size="sm"
                label={t("recipeForm.steps.attention")}
                aria-label={t("recipeForm.steps.attentionOf", { step: number })}
                data={[
                  { value: "", label: t("recipeForm.steps.notGiven") },
                  { value: "attended", label: t("recipeForm.steps.attended") },
                  { value: "byItself", label: t("recipeForm.steps.byItself") },
                ]}
                value={toAttention(isAttended)}
                onChange={({ currentTarget }) =>
                  onChange({ isAttended: attention[currentTarget.value as keyof typeof attention] })
                }
              />
            </div>
            <StepLines
              number={number}
              text={text}
              lines={lines}
              chosen={rows}
              onChange={(chosen) => onChange({ rows: chosen })}
            />
          </div>
        )}
      </details>
    </li>
  );
}
