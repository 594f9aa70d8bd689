import { t } from "../../shared/messages/t";
import { showErrorToast } from "../../shared/showError";
import { toast } from "../../shared/toast";
import { useRestoreRecipeMutation } from "./RestoreRecipe.generated";

/** Restores a deleted recipe, and refetches all lists on the screen. */
export function useRestoreRecipe() {
  const [restoreRecipe, { client, loading }] = useRestoreRecipeMutation();
  const restore = async (recipeId: number) => {
    const lists = import("../../shared/apollo/refetchLists");
    try {
      await lists;
      await restoreRecipe({ variables: { recipeId } });
    } catch (error) {
      showErrorToast(error, t("recipeActions.restoreFailed"));
      return;
    }
    toast.success(t("recipeActions.restored"));
    await (await lists).refetchLists(client);
  };
  return { restore, restoring: loading };
}
