import { useApolloClient } from "@apollo/client/react";
import { removeFromLists } from "../../shared/apollo/removeFromLists";
import { useNavigate } from "react-router-dom";
import { errorRedirect } from "../../shared/errorRedirect";
import { toast } from "../../shared/toast";
import { t } from "../../shared/messages/t";
import type { ReferenceKind } from "./ReferenceKind";

/**
 * Deletes an item of a kind.
 * @param onDone navigates afterwards
 */
export function useDeleteReference(kind: ReferenceKind, onDone: () => Promise<void>) {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [remove] = kind.useDelete();
  return async ({ id, key }: { id: string; key: number }) => {
    try {
      await remove({ variables: { key } });
    } catch (error) {
      const screen = kind.errors.redirects ? errorRedirect(error) : null;
      if (screen) await navigate(screen.to, { state: screen.state, replace: true });
      else await kind.errors.showDeleteError(error);
      return;
    }
    removeFromLists(cache, cache.identify({ __typename: kind.typename, id }) ?? "");
    toast.success(t(`${kind.messages}.deleted`));
    await onDone();
  };
}
