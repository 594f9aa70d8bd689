import { Navigate, useLoaderData } from "react-router-dom";
import { NewReview } from "../features/reviews/NewReview";
import { paths } from "../shared/paths";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import classes from "./FormPage.module.css";
import { useNewReviewPage } from "./ReviewPages.generated";
import type { newReviewLoader } from "./ReviewPages.loader";

/** /reviews/:recipeId/new; a viewer with a review of the recipe edits that review. */
export function Component() {
  const { viewer, recipe } = useNewReviewPage(useLoaderData<ReturnType<typeof newReviewLoader>>());
  if (recipe.viewerReview) {
    return <Navigate to={paths.editReview(recipe.viewerReview.reviewId)} replace />;
  }
  return (
    <Guard loggedIn={viewer !== null} allowed={viewer !== null}>
      <div className={classes.page}>
        <PageTitle>{t("reviews.newTitle", { recipe: recipe.name })}</PageTitle>
        <NewReview recipe={recipe} />
      </div>
    </Guard>
  );
}
