import { t } from "../../../shared/messages/t";
import { showErrorToast } from "../../../shared/showError";
import { toast } from "../../../shared/toast";
import { useReloadData } from "../../../shared/useReloadData";
import { alertDialog } from "../../../shared/ui/dialogs";
import type { MergeableKind } from "../ReferenceKind";
import {
  useMergeMutation,
  useUndoMergeMutation,
  type UndoMergeMutation,
} from "./Merging.generated";

/** An item to merge. */
export interface Item {
  id: number;
  name: string;
}

/** Shows the restored items, and recipes that could not be restored. */
async function showUndone({
  restoredCount,
  leftCount,
  leftRecipes,
}: UndoMergeMutation["undoMerge"]) {
  if (leftCount === 0) {
    toast.success(t("merging.undone", { count: restoredCount }));
    return;
  }
  const names = leftRecipes.map(({ name }) => name).join(", ");
  await alertDialog(
    t("merging.undone", { count: restoredCount }),
    t("merging.left", { count: leftCount, names }),
  );
}

/** Merges two items, and undoes merges; refetches all lists on the screen. */
export function useMerging() {
  const [merge, { loading }] = useMergeMutation();
  const [undoMerge, { loading: undoing }] = useUndoMergeMutation();
  const reload = useReloadData();

  const undo = async (mergeId: number) => {
    try {
      const { data } = await undoMerge({ variables: { mergeId } });
      await reload();
      await showUndone(data!.undoMerge);
    } catch (error) {
      showErrorToast(error, t("merging.undoFailed"));
    }
  };

  /** @returns true after a successful merge */
  const mergeInto = async (kind: MergeableKind, merged: Item, into: Item): Promise<boolean> => {
    try {
      const variables = { kind, mergedId: merged.id, intoId: into.id };
      const { data } = await merge({ variables });
      const { mergeId } = data!.createMerge;
      const successMessage = t("merging.done", { merged: merged.name, into: into.name });
      toast.undoable(successMessage, () => void undo(mergeId));
    } catch (error) {
      showErrorToast(error, t("merging.failed"));
      return false;
    }
    await reload();
    return true;
  };

  return { mergeInto, merging: loading, undo, undoing };
}
