import { t } from "../../shared/messages/t";
import { ReviewForm } from "./ReviewForm";
import { useCreateReviewMutation } from "./SaveReview.generated";

/** The viewer's first opinion of a recipe. */
export function NewReview({ recipeId }: { recipeId: number }) {
  const [create] = useCreateReviewMutation();
  return (
    <ReviewForm
      recipeId={recipeId}
      onSave={(input) => create({ variables: { recipeId, input } })}
      saved={t("reviews.created")}
      failed={t("reviews.createFailed")}
    />
  );
}
