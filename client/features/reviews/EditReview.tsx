import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { scores } from "../../../shared/inputLimits";
import { parseApiError } from "../../apollo/apiError";
import { showErrorToast } from "../../shared/showError";
import { paths } from "../../shared/paths";
import { toast } from "../../shared/toast";
import { t } from "../../shared/messages/t";
import { ReviewForm } from "./ReviewForm";
import { fetchReviewNow, useUpdateReviewMutation } from "./SaveReview.generated";

interface EditReviewProps {
  review: { reviewId: number; score: number; text: string; version: number };
  recipeId: number;
}

/** Another opinion. One that was changed elsewhere meanwhile is shown before it is replaced. */
export function EditReview({ review, recipeId }: EditReviewProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [update] = useUpdateReviewMutation();
  const { reviewId } = review;
  const [now, setNow] = useState<{ version: number; score: number; text: string }>(review);

  const save = async (input: { score: number; text: string }) => {
    try {
      await update({ variables: { reviewId, input, version: now.version } });
    } catch (failure) {
      const apiError = parseApiError(failure);
      if (apiError?.code === "PRECONDITION_FAILED") {
        await compare();
      } else if (!apiError?.field) {
        showErrorToast(failure, t("reviews.updateFailed"));
      }
      throw failure;
    }
    toast.success(t("reviews.updated"));
    await navigate(paths.recipe(recipeId));
  };

  /** Fetches what was saved elsewhere, to be seen beside what was typed. */
  const compare = async () => {
    try {
      const { data } = await fetchReviewNow(client, { reviewId });
      if (data) setNow(data.review);
    } catch (failure) {
      showErrorToast(failure, t("reviews.updateFailed"));
    }
  };

  return (
    <ReviewForm
      initial={{ score: String(review.score), text: review.text }}
      notice={
        now.version !== review.version && (
          <>
            {t("reviews.stale")} {t("reviews.score", { score: now.score, max: scores.max })}, “
            {now.text}”
          </>
        )
      }
      onSave={save}
      onCancel={() => void navigate(paths.recipe(recipeId))}
    />
  );
}
