import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { maxCount } from "../../../../shared/inputLimits";
import { asDuration } from "../../../shared/duration";
import { t } from "../../../shared/messages/t";
import { CaptionedPhotos } from "../../../shared/photos/CaptionedPhotos";
import type { PhotoUploads } from "../../../shared/photos/usePhotoUploads";
import { parseTypedNumber } from "../../../shared/typedNumber";
import { type DraftStep, emptyStep, type PlacedStep } from "./draftSteps";
import { type ChoosableLine, StepLines } from "./StepLines";
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
  const fields = additions ?? emptyStep(text, position);
  const { isAttended, minutes, rows } = fields;
  const count = parseTypedNumber(minutes);
  const facts = [
    count ? asDuration(count) : "",
    fields.photos.length > 0 ? t("recipeForm.steps.photos", { count: fields.photos.length }) : "",
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
              step={fields}
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

interface StepPhotosProps {
  number: number;
  step: DraftStep;
  uploads: PhotoUploads;
  canAdd: boolean;
  onChange: (part: Partial<DraftStep>) => void;
}

/** Up to three photos of a step, with captions. */
function StepPhotos({ number, step, uploads, canAdd, onChange }: StepPhotosProps) {
  const { key, photos } = step;
  const stepUploads = uploads.uploads.filter((upload) => upload.step === key);
  return (
    <div className={classes.photos}>
      <CaptionedPhotos
        photos={photos}
        uploads={stepUploads}
        queue={uploads}
        errors={uploads.refusals.step === key ? uploads.refusals.reasons : []}
        canAdd={canAdd && photos.length + stepUploads.length < maxCount.stepPhotos}
        addLabel={t("recipeForm.steps.addPhotoOf", { step: number })}
        captionPlaceholder={t("recipeForm.photos.caption")}
        describe={(row) => ({
          photo: t("recipeForm.steps.photoAlt", { row, step: number }),
          caption: t("recipeForm.steps.captionOf", { row, step: number }),
          remove: t("recipeForm.steps.removePhoto", { row, step: number }),
        })}
        onChoose={(files) => {
          // Gives the step its key, by which it gets the photos.
          onChange({ key });
          uploads.chooseForStep(files, step);
        }}
        onChange={(change) => onChange({ photos: change(photos) })}
      />
    </div>
  );
}
