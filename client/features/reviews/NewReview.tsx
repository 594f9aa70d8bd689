import { t } from "../../shared/messages/t";
import type { ReviewedRecipe } from "./ChangesField";
import { ReviewForm } from "./ReviewForm";
import { useCreateReviewMutation } from "./SaveReview.generated";

/** A form for the viewer's first review of a recipe. */
export function NewReview({ recipe }: { recipe: ReviewedRecipe & { recipeId: number } }) {
  const [create] = useCreateReviewMutation();
  return (
    <ReviewForm
      recipe={recipe}
      onSave={(input) => create({ variables: { recipeId: recipe.recipeId, input } })}
      successMessage={t("reviews.created")}
      failureMessage={t("reviews.createFailed")}
    />
  );
}
