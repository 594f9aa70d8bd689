import { Star } from "../../shared/ui/Score";
import { t } from "../../shared/messages/t";
import classes from "./ReviewItem.module.css";

/** A review's score, in stars and in words. */
export function Stars({ score }: { score: number }) {
  return (
    <p className={classes.score}>
      <span aria-hidden className={classes.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} faint={star > score} />
        ))}
      </span>
      {t("reviews.score", { score })}
    </p>
  );
}
