import type { ApolloCache, Reference } from "@apollo/client";
import type { Modifier } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { messageOf, toldBy } from "../../apollo/errors";
import { outliving } from "../../apollo/outliving";
import { toast } from "../../shared/toast";
import { alertDialog, confirmDelete } from "../../shared/ui/dialogs";
import { t } from "../../shared/words/t";
import { useDeleteRecipeMutation } from "./DeleteRecipe.generated";
import type { RecipeActions_RecipeFragment } from "./RecipeActions_recipe.generated";

interface KeptList {
  edges: { node: Reference }[];
  totalCount: number;
}

/** Where lists of recipes hang: at the root, and at people. */
const holdersOf = (cache: ApolloCache) =>
  Object.keys(cache.extract(true) as object).filter(
    (id) => id === "ROOT_QUERY" || id.startsWith("User:"),
  );

/** Takes a recipe out of every list that is kept, and out of what is known. */
function forget(cache: ApolloCache, id: string) {
  const gone = cache.identify({ __typename: "Recipe", id });
  const without: Modifier<KeptList | Reference> = (list, { isReference }) => {
    if (isReference(list)) return list;
    const edges = list.edges.filter(({ node }) => node.__ref !== gone);
    const taken = list.edges.length - edges.length;
    return { ...list, edges, totalCount: list.totalCount - taken };
  };
  for (const holder of holdersOf(cache)) {
    cache.modify<{ recipes: KeptList; favorites: KeptList }>({
      id: holder,
      fields: { recipes: without, favorites: without },
    });
  }
  if (gone) cache.evict({ id: gone });
}

/**
 * Asks, then deletes. In a list the recipe is gone at once, and comes back with the server's words
 * when it cannot be deleted; where it is the screen, it stays until the server has said yes.
 * @param leave where to go from the recipe's own screen
 */
export function useDeleteRecipe(recipe: RecipeActions_RecipeFragment, leave?: () => Promise<void>) {
  const { id, recipeId } = recipe;
  const { cache } = useApolloClient();
  const [remove] = useDeleteRecipeMutation({ context: outliving });
  return async () => {
    if (!(await confirmDelete(t("recipeForm.confirmDelete")))) return;
    try {
      await remove({
        variables: { recipeId },
        ...(leave
          ? {}
          : {
              optimisticResponse: { deleteRecipe: id },
              update: (kept) => forget(kept, id),
              refetchQueries: ["RecipeFilters"],
            }),
      });
    } catch (failure) {
      await alertDialog(toldBy(failure) ? messageOf(failure) : t("recipeForm.deleteFailed"));
      return;
    }
    toast.success(t("recipeForm.deleted"));
    if (!leave) return;
    // Lists are asked for again. The recipe itself stays: its screen is drawn until the next is there.
    cache.evict({ id: "ROOT_QUERY", fieldName: "recipes" });
    cache.evict({ id: "ROOT_QUERY", fieldName: "recipeFacets" });
    await leave();
  };
}
