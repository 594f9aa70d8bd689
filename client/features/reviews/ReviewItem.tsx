import { Link } from "react-router-dom";
import { formatDate } from "../../shared/dates";
import { paths } from "../../shared/paths";
import { AttachedPhotos } from "../../shared/photos/AttachedPhotos";
import { ProfileLink } from "../../shared/ui/ProfileLink";
import { t } from "../../shared/messages/t";
import { describeChange } from "./changeText";
import { HelpfulButton } from "./HelpfulButton";
import { Reply } from "./Reply";
import classes from "./ReviewItem.module.css";
import { type ReviewItem_ReviewRef, useReviewItem_Review } from "./ReviewItem_review.generated";
import { Stars } from "./Stars";

interface ReviewItemProps {
  review: ReviewItem_ReviewRef;
  /** The recipe in its current version. */
  recipe: { recipeId: number; name: string; language: string | null; version: number };
  /** The viewer's ID; the viewer's own review is shown above the others and omitted here. */
  viewerId?: number | undefined;
  isOwn?: boolean;
}

/** A review with its author and actions. */
export function ReviewItem({ review: ref, recipe, viewerId, isOwn = false }: ReviewItemProps) {
  const review = useReviewItem_Review(ref);
  const { author, changes, createdAt, outcome, recipeVersion, reviewId, score, text } = review;
  if (!isOwn && author.userId === viewerId) return null;
  return (
    <li className={classes.review} data-own={isOwn || undefined}>
      <p className={classes.head}>
        <span className={classes.author}>
          {isOwn ? t("reviews.yours") : <ProfileLink user={author} />}
        </span>
        <span className={classes.date}>{formatDate(createdAt)}</span>
      </p>
      <Stars score={score}>
        {outcome && <span className={classes.outcome}>{t(`reviews.outcomes.${outcome}`)}</span>}
      </Stars>
      {changes.length > 0 && (
        <ul className={classes.changes} aria-label={t("reviews.changes")}>
          {changes.map((change, i) => (
            <li key={i} dir="auto">
              {describeChange(change, recipe.language)}
            </li>
          ))}
        </ul>
      )}
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <AttachedPhotos name={recipe.name} photos={review.photos} />
      {recipeVersion !== null && recipeVersion < recipe.version && (
        <p className={classes.since}>
          {t("reviews.changedSince")}{" "}
          <Link to={paths.recipeDifference(recipe.recipeId, recipeVersion, recipe.version)}>
            {t("reviews.seeDifference")}
          </Link>
        </p>
      )}
      {isOwn ? (
        <p className={classes.actions}>
          {review.viewerCanEdit && <Link to={paths.editReview(reviewId)}>{t("reviews.edit")}</Link>}
          {review.viewerCanDelete && (
            <Link to={paths.deleteReview(reviewId)}>{t("reviews.delete")}</Link>
          )}
          {review.helpfulCount > 0 && (
            <span>{t("reviews.helpfulCount", { count: review.helpfulCount })}</span>
          )}
        </p>
      ) : (
        <HelpfulButton review={review} />
      )}
      <Reply review={review} />
    </li>
  );
}
