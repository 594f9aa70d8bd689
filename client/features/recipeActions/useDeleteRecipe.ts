import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { keepaliveContext } from "../../shared/apollo/keepaliveContext";
import { removeFromLists } from "../../shared/apollo/removeFromLists";
import { showClientErrorDialog } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { confirmDelete } from "../../shared/ui/dialogs";
import { t } from "../../shared/messages/t";
import { useDeleteRecipeMutation } from "./DeleteRecipe.generated";
import type { RecipeActions_RecipeFragment } from "./RecipeActions_recipe.generated";
import { useRestoreRecipe } from "./useRestoreRecipe";

/** Returns true for a row of the start page, which has a fixed length and no filter arguments. */
const isRow = (storeFieldName: string) =>
  storeFieldName.startsWith("recipes") && !storeFieldName.includes('"filter"');

const identifyRecipe = (cache: ApolloCache, id: string) =>
  cache.identify({ __typename: "Recipe", id }) ?? "";

/** Removes a recipe from the cached lists and from the cache. */
function forget(cache: ApolloCache, id: string) {
  removeFromLists(cache, identifyRecipe(cache, id), isRow);
  cache.evict({ id: identifyRecipe(cache, id) });
}

/**
 * Confirms, then deletes. In a list, the recipe disappears at once, and returns with an error message if the
 * server refuses. On its own screen, it stays until the server has confirmed.
 * @param leave navigates away from the recipe's own screen
 */
export function useDeleteRecipe(recipe: RecipeActions_RecipeFragment, leave?: () => Promise<void>) {
  const { id, recipeId } = recipe;
  const { cache } = useApolloClient();
  const [remove] = useDeleteRecipeMutation({ context: keepaliveContext });
  const { restore } = useRestoreRecipe();
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      // The removal waits until the recipe's screen is gone, because the screen would query the
      // recipe again.
      if (isDeleted.current) setTimeout(() => forget(cache, id));
    },
    [cache, id],
  );
  return async () => {
    if (!(await confirmDelete(t("recipeActions.confirmDelete")))) return;
    try {
      await remove({
        variables: { recipeId },
        ...(leave
          ? {}
          : {
              optimisticResponse: { deleteRecipe: id },
              update: (updated) => forget(updated, id),
              refetchQueries: ["RecipeFilters"],
            }),
      });
    } catch (error) {
      await showClientErrorDialog(error, t("recipeActions.deleteFailed"));
      return;
    }
    toast.undoable(t("recipeActions.deleted"), () => void restore(recipeId));
    if (!leave) return;
    isDeleted.current = true;
    removeFromLists(cache, identifyRecipe(cache, id), isRow);
    cache.evict({ id: "ROOT_QUERY", fieldName: "recipeFacets" });
    await leave();
  };
}
