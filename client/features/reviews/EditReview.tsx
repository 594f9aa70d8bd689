import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { scores } from "../../../shared/inputLimits";
import type { AttachedPhotos_PhotoFragment } from "../../shared/photos/AttachedPhotos_photo.generated";
import { t } from "../../shared/messages/t";
import type { ReviewOutcome } from "../../shared/apollo/schema.generated";
import type { ReviewedRecipe } from "./ChangesField";
import type { ChangeDraft } from "./reviewRules";
import { ReviewForm } from "./ReviewForm";
import { fetchReviewNow, useUpdateReviewMutation } from "./SaveReview.generated";

interface EditReviewProps {
  review: {
    reviewId: number;
    score: number;
    text: string;
    version: number;
    outcome: ReviewOutcome | null;
    photos: readonly AttachedPhotos_PhotoFragment[];
    changes: readonly (Omit<ChangeDraft, "detail"> & { detail: string | null })[];
  };
  recipe: ReviewedRecipe & { recipeId: number };
}

/** A form that changes a review. A version that was changed elsewhere meanwhile is shown first. */
export function EditReview({ review, recipe }: EditReviewProps) {
  const client = useApolloClient();
  const [update] = useUpdateReviewMutation();
  const { reviewId } = review;
  const [now, setNow] = useState<{ version: number; score: number; text: string }>(review);
  return (
    <ReviewForm
      recipe={recipe}
      photos={review.photos}
      initial={{
        score: String(review.score),
        text: review.text,
        outcome: review.outcome,
        changes: review.changes.map(({ kind, lineId, subject, detail }) => ({
          kind,
          lineId,
          subject,
          detail: detail ?? "",
        })),
      }}
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
