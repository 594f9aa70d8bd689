import { Link } from "react-router-dom";
import { formatDate } from "../../shared/dates";
import { paths } from "../../shared/paths";
import { ProfileLink } from "../../shared/ui/ProfileLink";
import { t } from "../../shared/messages/t";
import classes from "./ReviewItem.module.css";
import { type ReviewItem_ReviewRef, useReviewItem_Review } from "./ReviewItem_review.generated";
import { Stars } from "./Stars";

interface ReviewItemProps {
  review: ReviewItem_ReviewRef;
  /** The viewer's ID; the viewer's own review is shown above the others and omitted here. */
  viewerId?: number | undefined;
  isOwn?: boolean;
}

/** A review with its author and actions. */
export function ReviewItem({ review: ref, viewerId, isOwn = false }: ReviewItemProps) {
  const { author, createdAt, reviewId, score, text, viewerCanDelete, viewerCanEdit } =
    useReviewItem_Review(ref);
  if (!isOwn && author.userId === viewerId) return null;
  return (
    <li className={classes.review} data-own={isOwn || undefined}>
      <p className={classes.head}>
        <span className={classes.author}>
          {isOwn ? t("reviews.yours") : <ProfileLink user={author} />}
        </span>
        <span className={classes.date}>{formatDate(createdAt)}</span>
      </p>
      <Stars score={score} />
      <p className={classes.text} dir="auto">
        {text}
      </p>
      {isOwn && (
        <p className={classes.actions}>
          {viewerCanEdit && <Link to={paths.editReview(reviewId)}>{t("reviews.edit")}</Link>}
          {viewerCanDelete && <Link to={paths.deleteReview(reviewId)}>{t("reviews.delete")}</Link>}
        </p>
      )}
    </li>
  );
}
