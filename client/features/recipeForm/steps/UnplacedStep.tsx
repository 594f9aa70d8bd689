import { Button, NativeSelect } from "@mantine/core";
import { asDuration } from "../../../shared/duration";
import { t } from "../../../shared/messages/t";
import { Picture } from "../../../shared/ui/Picture";
import { pictureSizes } from "../../../shared/ui/pictureSizes";
import { parseTypedNumber } from "../../../shared/typedNumber";
import type { DraftStep } from "./draftSteps";
import classes from "./StepRows.module.css";

interface UnplacedStepProps {
  step: DraftStep;
  numberOfSteps: number;
  onPlace: (position: number) => void;
  onRemove: () => void;
}

/** Additions whose step is gone. A person places them at another step, or removes them. */
export function UnplacedStep({ step, numberOfSteps, onPlace, onRemove }: UnplacedStepProps) {
  const { minutes, photos, text } = step;
  const count = parseTypedNumber(minutes);
  const facts = [
    count ? asDuration(count) : "",
    photos.length > 0 ? t("recipeForm.steps.photos", { count: photos.length }) : "",
  ].filter(Boolean);
  return (
    <li className={classes.unplaced}>
      <p className={classes.unplacedText} dir="auto">
        {t("recipeForm.steps.unplaced", { text })}
      </p>
      <p className={classes.hint}>{[t("recipeForm.steps.unplacedHelp"), ...facts].join(" · ")}</p>
      {photos.length > 0 && (
        <div className={classes.thumbs}>
          {photos.map(({ image, photoId }) => (
            <Picture
              key={photoId}
              className={classes.thumb}
              image={image}
              alt=""
              sizes={pictureSizes.stepThumb}
            />
          ))}
        </div>
      )}
      <div className={classes.unplacedActions}>
        <NativeSelect
          aria-label={t("recipeForm.steps.placeOf", { text })}
          value=""
          disabled={numberOfSteps === 0}
          data={[
            { value: "", label: `${t("recipeForm.steps.place")} …` },
            ...Array.from({ length: numberOfSteps }, (_, i) => ({
              value: String(i),
              label: t("recipeForm.steps.step", { step: i + 1 }),
            })),
          ]}
          onChange={({ currentTarget }) => onPlace(Number(currentTarget.value))}
        />
        <Button
          variant="default"
          aria-label={t("recipeForm.steps.removeOf", { text })}
          onClick={onRemove}
        >
          {t("recipeForm.steps.remove")}
        </Button>
      </div>
    </li>
  );
}
