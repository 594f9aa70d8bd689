import { useNavigate } from "react-router-dom";
import { parseApiError } from "../../apollo/apiError";
import { showErrorToast } from "../../shared/showError";
import { paths } from "../../shared/paths";
import { toast } from "../../shared/toast";
import { t } from "../../shared/messages/t";
import { ReviewForm } from "./ReviewForm";
import { useCreateReviewMutation } from "./SaveReview.generated";

/** The viewer's first opinion of a recipe. */
export function NewReview({ recipeId }: { recipeId: number }) {
  const navigate = useNavigate();
  const [create] = useCreateReviewMutation();
  const save = async (input: { score: number; text: string }) => {
    try {
      await create({ variables: { recipeId, input } });
    } catch (failure) {
      if (!parseApiError(failure)?.field) showErrorToast(failure, t("reviews.createFailed"));
      throw failure;
    }
    toast.success(t("reviews.created"));
    await navigate(paths.recipe(recipeId));
  };
  return <ReviewForm onSave={save} onCancel={() => void navigate(paths.recipe(recipeId))} />;
}
