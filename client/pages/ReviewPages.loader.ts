import type { LoaderFunctionArgs } from "react-router-dom";
import { recipeIdIn } from "../shared/keys";
import { loadQuery, type Preload } from "../shared/preload";
import { t } from "../shared/words/t";
import { NewReviewPageDocument, ReviewPageDocument } from "./ReviewPages.generated";

/** What a new review is about. Throws 400 for an id that is no number. */
export const newReviewLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const recipeId = recipeIdIn(params["recipeId"], t("reviews.missingId"));
    return loadQuery(preload, request, NewReviewPageDocument, { recipeId }, "network-only");
  };

/** A review as it is now. Throws 400 for an id that is no number. */
export const reviewLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const reviewId = recipeIdIn(params["id"], t("reviews.missingId"));
    return loadQuery(preload, request, ReviewPageDocument, { reviewId }, "network-only");
  };
