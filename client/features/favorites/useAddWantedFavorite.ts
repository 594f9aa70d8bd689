import { showErrorToast } from "../../shared/showError";
import { t } from "../../shared/messages/t";
import type { ReturnTo } from "../../shared/returnTo";
import { useAddFavoriteMutation } from "./Favorites.generated";

/** Adds the favourite that somebody wanted to add before logging in. */
export function useAddWantedFavorite(): (returnTo: ReturnTo) => Promise<void> {
  const [add] = useAddFavoriteMutation();
  return async ({ favoriteRecipeId: recipeId }) => {
    if (!recipeId) return;
    try {
      await add({ variables: { recipeId } });
    } catch (error) {
      showErrorToast(error, t("favorite.failed"));
    }
  };
}
