import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useLoaderData, useNavigate } from "react-router-dom";
import { useDeleteReview } from "../features/reviews/useDeleteReview";
import { paths } from "../shared/paths";
import { useSession } from "../shared/session";
import { ConfirmDelete } from "../shared/ui/ConfirmDelete";
import { Guard } from "../shared/ui/Guard";
import { t } from "../shared/messages/t";
import { useReviewPage } from "./ReviewPages.generated";
import type { reviewLoader } from "./ReviewPages.loader";

/** /reviews/:id/delete */
export function Component() {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const data = useReviewPage(useLoaderData<ReturnType<typeof reviewLoader>>());
  const [{ author, recipe, reviewId, viewerCanDelete }] = useState(data.review);
  const isOwn = author.userId === useSession()?.user.userId;
  const toRecipe = paths.recipe(recipe.recipeId);
  const remove = useDeleteReview(cache.identify(recipe) ?? "", () => navigate(toRecipe));
  return (
    <Guard loggedIn={data.viewer !== null} allowed={viewerCanDelete}>
      <ConfirmDelete
        title={t("reviews.deleteTitle")}
        thing={
          isOwn
            ? t("reviews.yoursOf", { recipe: recipe.name })
            : t("reviews.of", { author: author.name, recipe: recipe.name })
        }
        help={t("reviews.deleteHelp")}
        onDelete={() => remove(reviewId)}
        otherwise={toRecipe}
      />
    </Guard>
  );
}
