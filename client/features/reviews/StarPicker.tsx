import { UnstyledButton } from "@mantine/core";
import { scores } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { Star } from "../../shared/ui/Score";
import classes from "./StarPicker.module.css";

const stars = Array.from({ length: scores.max }, (_, index) => index + 1);

interface StarPickerProps {
  /** The typed or picked score; values other than 1 to 5 show no star. */
  score: number;
  onPick: (score: number) => void;
}

/** A row of stars that set the score when pressed. */
export function StarPicker({ score, onPick }: StarPickerProps) {
  return (
    <span role="group" aria-label={t("reviews.pickStars")} className={classes.stars}>
      {stars.map((star) => (
        <UnstyledButton
          key={star}
          className={classes.star}
          aria-label={t("reviews.stars", { count: star })}
          aria-pressed={star === score}
          onClick={() => onPick(star)}
        >
          <Star faint={!(star <= score && score <= scores.max)} />
        </UnstyledButton>
      ))}
    </span>
  );
}
