import type { LoaderFunctionArgs } from "react-router-dom";
import { requireRecipeId } from "../shared/ids";
import type { Preload } from "../shared/preload";
import { t } from "../shared/messages/t";
import { preloadNewReviewPage, preloadReviewPage } from "./ReviewPages.generated";

/** The recipe of a new review. Throws 400 for an invalid id. */
export const newReviewLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const variables = { recipeId: requireRecipeId(params["recipeId"], t("reviews.missingId")) };
    return preloadNewReviewPage(preload, { request, variables });
  };

/** A review, freshly loaded. Throws 400 for an invalid id. */
export const reviewLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const variables = { reviewId: requireRecipeId(params["id"], t("reviews.missingId")) };
    return preloadReviewPage(preload, { request, variables });
  };
