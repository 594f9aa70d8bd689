import { useNavigate } from "react-router-dom";
import { errorStatus } from "../../shared/apollo/apiError";
import { removeFromLists } from "../../shared/apollo/removeFromLists";
import { errorRedirect } from "../../shared/errorRedirect";
import { isSessionError, showErrorToast } from "../../shared/showError";
import { paths } from "../../shared/paths";
import { useReturnToTable } from "../../shared/table/useReturnToTable";
import { toast } from "../../shared/toast";
import { t } from "../../shared/messages/t";
import { useDeleteUserMutation } from "./SaveUser.generated";

/** Returns the message for a response that contains none. */
const withoutMessage = (status: number) =>
  status === 409 ? t("deleteUser.inUse") : t("deleteUser.error", { status });

/** Deletes an account, then opens the list of users or an error screen. */
export function useDeleteUser(user: { id: string; userId: number }): () => Promise<void> {
  const navigate = useNavigate();
  const returnToTable = useReturnToTable(paths.users());
  const [remove, { client }] = useDeleteUserMutation();
  const handleError = async (error: unknown) => {
    if (isSessionError(error)) return;
    const screen = errorRedirect(error);
    if (screen) return navigate(screen.to, { state: screen.state });
    const status = errorStatus(error);
    showErrorToast(error, status ? withoutMessage(status) : t("deleteUser.failed"));
  };
  return async () => {
    try {
      await remove({ variables: { userId: user.userId } });
    } catch (error) {
      await handleError(error);
      return;
    }
    // The account stays in the cache, because this screen is rendered until the next screen is
    // ready.
    const ref = client.cache.identify({ __typename: "User", id: user.id });
    if (ref) removeFromLists(client.cache, ref);
    toast.success(t("deleteUser.deleted"));
    await returnToTable();
  };
}
