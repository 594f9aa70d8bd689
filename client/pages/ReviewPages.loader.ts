import type { LoaderFunctionArgs } from "react-router-dom";
import { requireRecipeId } from "../shared/ids";
import type { Preload } from "../shared/preload";
import { t } from "../shared/messages/t";
import { preloadNewReviewPage, preloadReviewPage } from "./ReviewPages.generated";

/** Fetches the recipe of a new review. Throws 400 for an invalid ID. */
export const newReviewLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const variables = { recipeId: requireRecipeId(params["recipeId"], t("reviews.missingId")) };
    return preloadNewReviewPage(preload, { request, variables });
  };

/** Fetches a review. Throws 400 for an invalid ID. */
export const reviewLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const variables = { reviewId: requireRecipeId(params["id"], t("reviews.missingId")) };
    return preloadReviewPage(preload, { request, variables });
  };
