import { t } from "../../shared/messages/t";
import { ReviewForm } from "./ReviewForm";
import { useCreateReviewMutation } from "./SaveReview.generated";

/** A form for the viewer's first review of a recipe. */
export function NewReview({ recipeId }: { recipeId: number }) {
  const [create] = useCreateReviewMutation();
  return (
    <ReviewForm
      recipeId={recipeId}
      onSave={(input) => create({ variables: { recipeId, input } })}
      successMessage={t("reviews.created")}
      failureMessage={t("reviews.createFailed")}
    />
  );
}
