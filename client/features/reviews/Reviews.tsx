import { Button } from "@mantine/core";
import { Children, type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import type { FetchMore } from "../../shared/apollo/nextPage";
import { paths } from "../../shared/paths";
import type { ReturnTo } from "../../shared/returnTo";
import { useSession } from "../../shared/session";
import { LoadMoreButton } from "../../shared/ui/LoadMoreButton";
import { t } from "../../shared/messages/t";
import { Histogram } from "./Histogram";
import { ReviewItem } from "./ReviewItem";
import classes from "./Reviews.module.css";
import { type Reviews_RecipeRef, useReviews_Recipe } from "./Reviews_recipe.generated";

/** The location state after saving a review, which scrolls to it. */
export interface ReviewSaved {
  isReviewSaved: true;
}

interface ReviewsProps {
  recipe: Reviews_RecipeRef;
  /** The loaded reviews, newest first. */
  children: ReactNode;
  /** True if reviews can be added. */
  isOpen: boolean;
  onMore: FetchMore;
}

/** The link to the form for visitors, through the login. */
const toLogin = (recipeId: number) => ({
  to: paths.login(),
  rel: "nofollow",
  state: {
    from: { pathname: paths.newReview(recipeId), search: "" },
    reason: t("reviews.loginFirst"),
  } satisfies ReturnTo,
});

/** Reviews of a recipe: the distribution of scores, the viewer's review, then the others. */
export function Reviews({ recipe: ref, children, isOpen, onMore }: ReviewsProps) {
  const { rating, recipeId, viewerReview } = useReviews_Recipe(ref);
  const session = useSession();
  const list = useRef<HTMLUListElement>(null);
  const isSaved = (useLocation().state as ReviewSaved | null)?.isReviewSaved;
  useEffect(() => {
    if (isSaved) list.current?.firstElementChild?.scrollIntoView({ block: "center" });
  }, [isSaved]);
  return (
    <section className={classes.reviews} aria-labelledby="reviews">
      <div className={classes.summary}>
        <div className={classes.heading}>
          <h2 id="reviews">{t("reviews.title")}</h2>
          {isOpen && !viewerReview && (
            <Button
              component={Link}
              {...(session ? { to: paths.newReview(recipeId) } : toLogin(recipeId))}
              variant="default"
              size="sm"
            >
              {t("reviews.add")}
            </Button>
          )}
        </div>
        {rating.count > 0 && <Histogram rating={rating} />}
      </div>
      <div>
        <ul ref={list} className={classes.list}>
          {viewerReview && <ReviewItem review={viewerReview} isOwn />}
          {children}
        </ul>
        {!viewerReview && Children.count(children) === 0 && (
          <p className={classes.none}>{t("reviews.none")}</p>
        )}
        {onMore && (
          <LoadMoreButton data-scripted onMore={onMore}>
            {t("reviews.showMore")}
          </LoadMoreButton>
        )}
      </div>
    </section>
  );
}
