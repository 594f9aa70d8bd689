import { t } from "../../shared/messages/t";
import type { ReviewedRecipe } from "./ChangesField";
import { reviewKey } from "./reviewKey";
import { ReviewForm } from "./ReviewForm";
import { useCreateReviewMutation } from "./SaveReview.generated";

/** A form for the viewer's first review of a recipe. Without a connection, it is sent later. */
export function NewReview({
  recipe,
}: {
  recipe: ReviewedRecipe & { recipeId: number; name: string };
}) {
  const { recipeId } = recipe;
  const [create] = useCreateReviewMutation();
  return (
    <ReviewForm
      recipe={recipe}
      onSave={(input) =>
        create({
          variables: { recipeId, input },
          context: {
            offlineWrite: {
              key: reviewKey(recipeId),
              recipe: { recipeId, name: recipe.name },
              data: { createReview: null },
            },
          },
        })
      }
      successMessage={t("reviews.created")}
      failureMessage={t("reviews.createFailed")}
    />
  );
}
