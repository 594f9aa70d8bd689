import { scores } from "../../../shared/publicLimits";
import type { ReactNode } from "react";
import { Star } from "../../shared/ui/Score";
import { t } from "../../shared/messages/t";
import classes from "./ReviewItem.module.css";

const stars = Array.from({ length: scores.max }, (_, index) => index + 1);

/** A review's score as stars and text. */
export function Stars({ score, children }: { score: number; children?: ReactNode }) {
  return (
    <p className={classes.score}>
      <span aria-hidden className={classes.stars}>
        {stars.map((star) => (
          <Star key={star} faint={star > score} />
        ))}
      </span>
      {t("reviews.score", { score, max: scores.max })}
      {children}
    </p>
  );
}
