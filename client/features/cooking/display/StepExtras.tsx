import { Clock } from "lucide-react";
import { asDuration } from "../../../shared/duration";
import { t } from "../../../shared/messages/t";
import { findLargestUrl } from "../../../shared/ui/findLargestUrl";
import { Picture } from "../../../shared/ui/Picture";
import { pictureSizes } from "../../../shared/ui/pictureSizes";
import { usePhotoViewer } from "../../../shared/ui/usePhotoViewer";
import type { Step_StepFragment } from "../Step_step.generated";
import classes from "./StepExtras.module.css";

/** The duration of a step, and if it needs attention. */
export function StepDuration({ step }: { step: Step_StepFragment }) {
  const { isAttended, minutes } = step;
  if (minutes === null) return null;
  return (
    <span className={classes.duration}>
      <Clock size={14} aria-hidden />
      {asDuration(minutes)}
      {isAttended !== null && ` · ${t(isAttended ? "step.attended" : "step.byItself")}`}
    </span>
  );
}

interface StepExtrasProps {
  recipeName: string;
  step: Step_StepFragment;
}

/** The duration and the photos of a step, below its text. */
export function StepExtras({ recipeName, step }: StepExtrasProps) {
  const { photos } = step;
  const { open, viewer } = usePhotoViewer(recipeName, photos);
  if (step.minutes === null && photos.length === 0) return null;
  return (
    <div className={classes.extras}>
      <StepDuration step={step} />
      {photos.map(({ caption, id, image }, index) => (
        <a
          key={id}
          className={classes.photo}
          href={findLargestUrl(image)}
          aria-label={caption ?? t("photos.open", { number: index + 1, of: photos.length })}
          onClick={open(index)}
        >
          <Picture image={image} alt="" sizes={pictureSizes.stepThumb} loading="lazy" />
        </a>
      ))}
      {viewer}
    </div>
  );
}
