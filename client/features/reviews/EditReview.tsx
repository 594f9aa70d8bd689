import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { scores } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { ReviewForm } from "./ReviewForm";
import { fetchReviewNow, useUpdateReviewMutation } from "./SaveReview.generated";

interface EditReviewProps {
  review: { reviewId: number; score: number; text: string; version: number };
  recipeId: number;
}

/** A form that changes a review. A version that was changed elsewhere meanwhile is shown first. */
export function EditReview({ review, recipeId }: EditReviewProps) {
  const client = useApolloClient();
  const [update] = useUpdateReviewMutation();
  const { reviewId } = review;
  const [now, setNow] = useState<{ version: number; score: number; text: string }>(review);
  return (
    <ReviewForm
      recipeId={recipeId}
      initial={{ score: String(review.score), text: review.text }}
      notice={
        now.version !== review.version && (
          <>
            {t("reviews.stale")} {t("reviews.score", { score: now.score, max: scores.max })}, “
            {now.text}”
          </>
        )
      }
      onSave={(input) => update({ variables: { reviewId, input, version: now.version } })}
      onConflict={async () => {
        const { data } = await fetchReviewNow(client, { reviewId });
        if (data) setNow(data.review);
      }}
      successMessage={t("reviews.updated")}
      failureMessage={t("reviews.updateFailed")}
    />
  );
}
