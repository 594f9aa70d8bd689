import { useApolloClient } from "@apollo/client/react";
import { showErrorDialog } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { t } from "../../shared/messages/t";
import { useDeleteReviewMutation } from "./SaveReview.generated";

/**
 * Deletes a review.
 * @param recipe the cache id of the recipe, whose rating changes
 * @param onDone navigates afterwards
 */
export function useDeleteReview(recipe: string, onDone: () => Promise<void> | void) {
  const client = useApolloClient();
  const [remove] = useDeleteReviewMutation();
  return async (reviewId: number) => {
    try {
      await remove({ variables: { reviewId } });
    } catch (error) {
      await showErrorDialog(error, t("reviews.deleteFailed"));
      return;
    }
    client.cache.modify({ id: recipe, fields: { viewerReview: () => null } });
    for (const fieldName of ["rating", "asWrittenRating", "commonChanges", "reviews"]) {
      client.cache.evict({ id: recipe, fieldName });
    }
    toast.success(t("reviews.deleted"));
    await onDone();
  };
}
