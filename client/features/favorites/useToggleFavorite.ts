import { keepaliveContext } from "../../shared/apollo/keepaliveContext";
import type { OfflineWrite } from "../../shared/offline/OutboxEntry";
import { showErrorToast } from "../../shared/showError";
import { t } from "../../shared/messages/t";
import type { FavoriteButton_RecipeFragment } from "./FavoriteButton_recipe.generated";
import { useAddFavoriteMutation, useRemoveFavoriteMutation } from "./Favorites.generated";

/** The outbox key of a favorite. */
export const favoriteKey = (recipeId: number): string => `favorite:${recipeId}`;

/** Toggles a favorite optimistically; a failure reverts it and shows a toast. */
export function useToggleFavorite(recipe: FavoriteButton_RecipeFragment): () => Promise<void> {
  const { id, name, recipeId, viewerHasFavorited } = recipe;
  const changedRecipe = {
    __typename: "Recipe" as const,
    id,
    viewerHasFavorited: !viewerHasFavorited,
  };
  const field = viewerHasFavorited ? "removeFavorite" : "addFavorite";
  const offlineWrite: OfflineWrite = {
    key: favoriteKey(recipeId),
    recipe: { recipeId, name },
    data: { [field]: changedRecipe },
  };
  const context = { ...keepaliveContext, serializationKey: `favorite ${id}`, offlineWrite };
  const [add] = useAddFavoriteMutation({ context });
  const [remove] = useRemoveFavoriteMutation({ context });
  return async () => {
    try {
      await (viewerHasFavorited
        ? remove({ variables: { recipeId }, optimisticResponse: { removeFavorite: changedRecipe } })
        : add({ variables: { recipeId }, optimisticResponse: { addFavorite: changedRecipe } }));
    } catch (error) {
      showErrorToast(error, t("favorite.failed"));
    }
  };
}
