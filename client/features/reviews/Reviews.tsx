import { Button } from "@mantine/core";
import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import type { FetchMore } from "../../shared/apollo/nextPage";
import { PendingMark } from "../../shared/offline/PendingMark";
import { paths } from "../../shared/paths";
import type { ReturnTo } from "../../shared/returnTo";
import { useSession } from "../../shared/session";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import { LoadMoreButton } from "../../shared/ui/LoadMoreButton";
import { t } from "../../shared/messages/t";
import { describeCommonChange } from "./changeText";
import { Histogram } from "./Histogram";
import { ReviewItem } from "./ReviewItem";
import classes from "./Reviews.module.css";
import { reviewKey } from "./reviewKey";
import { type Reviews_RecipeRef, useReviews_Recipe } from "./Reviews_recipe.generated";

/** The location state after saving a review, which scrolls to it. */
export interface ReviewSaved {
  isReviewSaved: true;
}

const SortedReviews = lazyComponent(() =>
  import("./OtherReviews").then((code) => code.SortedReviews),
);
const ReviewsWithChange = lazyComponent(() =>
  import("./OtherReviews").then((code) => code.ReviewsWithChange),
);

const sorts = ["NEWEST", "HELPFUL", "SCORE"] as const;

interface ReviewsProps {
  recipe: Reviews_RecipeRef;
  /** The key in the link of an unlisted recipe. */
  linkKey: string | null;
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
export function Reviews({ recipe: ref, linkKey, children, isOpen, onMore }: ReviewsProps) {
  const recipe = useReviews_Recipe(ref);
  const { asWrittenRating, commonChanges, language, rating, recipeId, viewerReview } = recipe;
  const [sort, setSort] = useState<(typeof sorts)[number]>("NEWEST");
  /** The common change whose reviews are shown, in words. */
  const [change, setChange] = useState<string | null>(null);
  const isByAge = change === null && sort === "NEWEST";
  const others = { recipe, linkKey };
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
        {rating.count > 0 && (
          <Histogram rating={rating} asWritten={asWrittenRating.average ?? null} />
        )}
        {commonChanges.length > 0 && (
          <div className={classes.common}>
            <h3>{t("reviews.commonChanges")}</h3>
            {commonChanges
              .map((item) => describeCommonChange(item, language))
              .map((text) => (
                <button
                  key={text}
                  type="button"
                  aria-pressed={change === text}
                  onClick={() => setChange(change === text ? null : text)}
                >
                  {text}
                </button>
              ))}
          </div>
        )}
      </div>
      <div>
        {rating.count > 1 && (
          <label className={classes.sort} data-scripted>
            {t("reviews.sort")}{" "}
            <select
              value={sort}
              onChange={(event) => {
                setSort(event.currentTarget.value as typeof sort);
                setChange(null);
              }}
            >
              {sorts.map((value) => (
                <option key={value} value={value}>
                  {t(`reviews.sorts.${value}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <ul ref={list} className={classes.list}>
          {viewerReview && <ReviewItem review={viewerReview} recipe={recipe} isOwn />}
          {isByAge && children}
        </ul>
        {change !== null && <ReviewsWithChange key={change} {...others} change={change} />}
        {change === null && sort !== "NEWEST" && (
          <SortedReviews key={sort} {...others} sort={sort} />
        )}
        <PendingMark of={reviewKey(recipeId)} />
        {!viewerReview && Children.count(children) === 0 && (
          <p className={classes.none}>{t("reviews.none")}</p>
        )}
        {isByAge && onMore && (
          <LoadMoreButton data-scripted onMore={onMore}>
            {t("reviews.showMore")}
          </LoadMoreButton>
        )}
      </div>
    </section>
  );
}
