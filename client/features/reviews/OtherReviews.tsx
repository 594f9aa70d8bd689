import { useApolloClient } from "@apollo/client/react";
import { useSession } from "../../shared/session";
import { nextPage } from "../../shared/apollo/nextPage";
import { describeError } from "../../shared/showError";
import { LoadMoreButton } from "../../shared/ui/LoadMoreButton";
import { t } from "../../shared/messages/t";
import { describeCommonChange } from "./changeText";
import {
  fetchSortedReviews,
  useReviewsWithChangeQuery,
  useSortedReviewsQuery,
} from "./OtherReviews.generated";
import { ReviewItem } from "./ReviewItem";
import classes from "./Reviews.module.css";

/** The number of reviews on a page. */
const REVIEWS = 10;

interface OtherReviewsProps {
  recipe: { recipeId: number; name: string; language: string | null; version: number };
  linkKey: string | null;
}

function Status({ error }: { error: unknown }) {
  if (!error) return <p role="status">{t("loading")}</p>;
  return <p role="alert">{describeError(error, t("reviews.loadFailed")).title}</p>;
}

/** The reviews of a recipe in another order than by age. */
export function SortedReviews(props: OtherReviewsProps & { sort: "HELPFUL" | "SCORE" }) {
  const { recipe, linkKey, sort } = props;
  const session = useSession();
  const client = useApolloClient();
  const variables = { recipeId: recipe.recipeId, linkKey, sort, reviews: REVIEWS };
  const { data, error } = useSortedReviewsQuery({ variables, fetchPolicy: "cache-and-network" });
  if (!data) return <Status error={error} />;
  const { edges, pageInfo } = data.recipe.reviews;
  const more = nextPage(pageInfo, (after) => fetchSortedReviews(client, { ...variables, after }));
  return (
    <>
      <ul className={classes.others}>
        {edges.map(({ node }) => (
          <ReviewItem key={node.id} review={node} recipe={recipe} viewerId={session?.user.userId} />
        ))}
      </ul>
      {more && <LoadMoreButton onMore={more}>{t("reviews.showMore")}</LoadMoreButton>}
    </>
  );
}

/** The reviews that agree in a change. */
export function ReviewsWithChange(props: OtherReviewsProps & { change: string }) {
  const { recipe, linkKey, change } = props;
  const session = useSession();
  const { data, error } = useReviewsWithChangeQuery({
    variables: { recipeId: recipe.recipeId, linkKey },
    fetchPolicy: "cache-and-network",
  });
  const common = data?.recipe.commonChanges.find(
    (item) => describeCommonChange(item, recipe.language) === change,
  );
  if (!common?.reviews) return <Status error={error} />;
  return (
    <ul className={classes.others}>
      {common.reviews.map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          recipe={recipe}
          viewerId={session?.user.userId}
        />
      ))}
    </ul>
  );
}
