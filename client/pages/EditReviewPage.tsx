import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import { EditReview } from "../features/reviews/EditReview";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import classes from "./FormPage.module.css";
import { useReviewPage } from "./ReviewPages.generated";
import type { reviewLoader } from "./ReviewPages.loader";

/** /reviews/:id/edit */
export function Component() {
  const data = useReviewPage(useLoaderData<ReturnType<typeof reviewLoader>>());
  // The review when editing began.
  const [review] = useState(data.review);
  const { recipe } = review;
  return (
    <Guard loggedIn={data.viewer !== null} allowed={review.viewerCanEdit}>
      <div className={classes.page}>
        <PageTitle>{t("reviews.editOf", { recipe: recipe.name })}</PageTitle>
        <EditReview review={review} recipe={recipe} />
      </div>
    </Guard>
  );
}
