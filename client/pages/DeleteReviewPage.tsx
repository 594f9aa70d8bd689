import { useApolloClient, useReadQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLoaderData, useNavigate } from "react-router-dom";
import { useDeleteReview } from "../features/reviews/useDeleteReview";
import { paths } from "../shared/paths";
import { ConfirmDelete } from "../shared/ui/ConfirmDelete";
import { Guard } from "../shared/ui/Guard";
import { words } from "../shared/words";
import type { reviewLoader } from "./ReviewPages.loader";

/** /reviews/:id/delete */
export function Component() {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const { data } = useReadQuery(useLoaderData<ReturnType<typeof reviewLoader>>());
  const [{ recipe, reviewId, viewerCanDelete }] = useState(data.review);
  const toRecipe = paths.recipe(recipe.recipeId);
  const remove = useDeleteReview(cache.identify(recipe) ?? "", () => navigate(toRecipe));
  return (
    <Guard loggedIn={data.viewer !== null} allowed={viewerCanDelete}>
      <ConfirmDelete
        thing={words.reviews.thisOne(recipe.name)}
        onDelete={() => remove(reviewId)}
        otherwise={toRecipe}
      />
    </Guard>
  );
}
