import { keepaliveContext } from "../../apollo/keepaliveContext";
import { showErrorToast } from "../../shared/showError";
import { t } from "../../shared/messages/t";
import type { FavoriteButton_RecipeFragment } from "./FavoriteButton_recipe.generated";
import { useAddFavoriteMutation, useRemoveFavoriteMutation } from "./Favorites.generated";

/** Adds or takes away a favourite at once, and undoes it, with a toast, when that fails. */
export function useToggleFavorite(recipe: FavoriteButton_RecipeFragment): () => Promise<void> {
  const { id, recipeId, viewerHasFavorited } = recipe;
  const context = { ...keepaliveContext, serializationKey: `favorite ${id}` };
  const [add] = useAddFavoriteMutation({ context });
  const [remove] = useRemoveFavoriteMutation({ context });
  const changed = { __typename: "Recipe" as const, id, viewerHasFavorited: !viewerHasFavorited };
  return async () => {
    try {
      await (viewerHasFavorited
        ? remove({ variables: { recipeId }, optimisticResponse: { removeFavorite: changed } })
        : add({ variables: { recipeId }, optimisticResponse: { addFavorite: changed } }));
    } catch (error) {
      showErrorToast(error, t("favorite.failed"));
    }
  };
}
