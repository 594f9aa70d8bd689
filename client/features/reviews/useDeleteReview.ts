import { useApolloClient } from "@apollo/client/react";
import { alertFailure } from "../../shared/failure";
import { toast } from "../../shared/toast";
import { t } from "../../shared/words/t";
import { useDeleteReviewMutation } from "./SaveReview.generated";

/**
 * Deletes a review.
 * @param recipe the recipe's id in the cache, whose rating is another now
 * @param onDone where to go afterwards
 */
export function useDeleteReview(recipe: string, onDone: () => Promise<void> | void) {
  const client = useApolloClient();
  const [remove] = useDeleteReviewMutation();
  return async (reviewId: number) => {
    try {
      await remove({ variables: { reviewId } });
    } catch (failure) {
      await alertFailure(failure, t("reviews.deleteFailed"));
      return;
    }
    client.cache.modify({ id: recipe, fields: { viewerReview: () => null } });
    client.cache.evict({ id: recipe, fieldName: "rating" });
    client.cache.evict({ id: recipe, fieldName: "reviews" });
    toast.success(t("reviews.deleted"));
    await onDone();
  };
}
