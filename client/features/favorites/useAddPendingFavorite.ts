import { showErrorToast } from "../../shared/showError";
import { t } from "../../shared/messages/t";
import type { ReturnTo } from "../../shared/returnTo";
import { useAddFavoriteMutation } from "./Favorites.generated";

/** Adds the pending favorite: the recipe that a visitor chose before logging in. */
export function useAddPendingFavorite(): (returnTo: ReturnTo) => void {
  const [add] = useAddFavoriteMutation();
  return ({ favoriteRecipeId: recipeId }) => {
    if (!recipeId) return;
    add({ variables: { recipeId } }).catch((error: unknown) =>
      showErrorToast(error, t("favorite.failed")),
    );
  };
}
