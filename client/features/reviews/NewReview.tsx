import { useNavigate } from "react-router-dom";
import { toldBy } from "../../apollo/errors";
import { reportFailure } from "../../shared/failure";
import { paths } from "../../shared/paths";
import { toast } from "../../shared/toast";
import { t } from "../../shared/words/t";
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
      if (!toldBy(failure)?.field) reportFailure(failure, t("reviews.createFailed"));
      throw failure;
    }
    toast.success(t("reviews.created"));
    await navigate(paths.recipe(recipeId));
  };
  return <ReviewForm onSave={save} onCancel={() => void navigate(paths.recipe(recipeId))} />;
}
