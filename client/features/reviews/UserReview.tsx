import { Link } from "react-router-dom";
import { formatDate } from "../../shared/dates";
import { paths } from "../../shared/paths";
import { AttachedPhotos } from "../../shared/photos/AttachedPhotos";
import { t } from "../../shared/messages/t";
import classes from "./ReviewItem.module.css";
import { Stars } from "./Stars";
import { type UserReview_ReviewRef, useUserReview_Review } from "./UserReview_review.generated";

/** A review in a list by its author, with the name of the recipe. */
export function UserReview({ review: ref }: { review: UserReview_ReviewRef }) {
  const { createdAt, photos, recipe, reviewId, score, text, viewerCanDelete, viewerCanEdit } =
    useUserReview_Review(ref);
  return (
    <article className={classes.review}>
      <p className={classes.head}>
        <Link className={classes.author} dir="auto" to={paths.recipe(recipe.recipeId)}>
          {recipe.name}
        </Link>
        <span className={classes.date}>{formatDate(createdAt)}</span>
      </p>
      <Stars score={score} />
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <AttachedPhotos name={recipe.name} photos={photos} />
      {(viewerCanEdit || viewerCanDelete) && (
        <p className={classes.actions}>
          {viewerCanEdit && (
            <Link
              to={paths.editReview(reviewId)}
              aria-label={t("reviews.editOf", { recipe: recipe.name })}
            >
              {t("reviews.edit")}
            </Link>
          )}
          {viewerCanDelete && (
            <Link
              to={paths.deleteReview(reviewId)}
              aria-label={t("reviews.deleteOf", { recipe: recipe.name })}
            >
              {t("reviews.delete")}
            </Link>
          )}
        </p>
      )}
    </article>
  );
}
