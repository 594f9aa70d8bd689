import "../../shared/ui/fieldStyles";
import { Input } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { t } from "../../shared/messages/t";
import { Star } from "../../shared/ui/Score";
import classes from "./StarPicker.module.css";

/** The words of the scores, from one star to five. */
const words = ["poor", "fair", "good", "veryGood", "excellent"] as const;

interface StarPickerProps {
  /** The picked score; 0 if there is none. */
  score: number;
  error: ReactNode;
  /** The field's path in its form, by which an invalid field is found. */
  path: string;
  onPick: (score: number) => void;
}

/** The score of a review: five stars, each of which is a radio button. */
export function StarPicker({ score, error, path, onPick }: StarPickerProps) {
  const id = useId();
  const pickedWord = words[score - 1];
  return (
    <fieldset className={classes.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.legend}>
        {t("reviews.scoreLabel")}
        <span aria-hidden className={classes.required}>
          {" *"}
        </span>
      </legend>
      <div className={classes.row}>
        <span className={classes.stars}>
          {words.map((word, index) => {
            const star = index + 1;
            return (
              <label key={star} className={classes.star} data-filled={star <= score || undefined}>
                <input
                  type="radio"
                  name={id}
                  value={star}
                  required
                  className={classes.input}
                  checked={star === score}
                  aria-label={t("reviews.starsInWords", {
                    stars: t("reviews.stars", { count: star }),
                    words: t(`reviews.inWords.${word}`),
                  })}
                  data-path={star === (pickedWord ? score : 1) ? path : undefined}
                  onChange={() => onPick(star)}
                />
                <Star />
              </label>
            );
          })}
        </span>
        {/* The radio buttons have the same words. */}
        <span aria-hidden className={classes.words} data-picked={pickedWord}>
          {pickedWord ? t(`reviews.inWords.${pickedWord}`) : t("reviews.pickStars")}
        </span>
      </div>
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </fieldset>
  );
}
