import { useNavigate } from "react-router-dom";
import { errorResponse } from "../../../apollo/apiError";
import { removeFromLists } from "../../../apollo/removeFromLists";
import { isSessionError, showErrorToast } from "../../../shared/showError";
import { paths } from "../../../shared/paths";
import { useReturnToTable } from "../../../shared/table/useReturnToTable";
import { toast } from "../../../shared/toast";
import { t } from "../../../shared/messages/t";
import { useDeleteUserMutation } from "./SaveUser.generated";

/** What is said when the answer itself says nothing. */
const withoutWords = (status: number) =>
  status === 409 ? t("deleteUser.inUse") : t("deleteUser.error", { status });

/** Deletes an account and goes to the list of users, or to the screen that a refusal asks for. */
export function useDeleteUser(user: { id: string; userId: number }): () => Promise<void> {
  const navigate = useNavigate();
  const returnToTable = useReturnToTable(paths.users());
  const [remove, { client }] = useDeleteUserMutation();
  const handleError = async (failure: unknown) => {
    const answer = errorResponse(failure);
    if (isSessionError(failure)) return;
    if (!answer) showErrorToast(failure, t("deleteUser.failed"));
    else if (answer.status === 403) await navigate(paths.forbidden());
    else if (answer.status === 404) {
      await navigate(paths.notFound(), { state: { message: answer.body } });
    } else showErrorToast(failure, withoutWords(answer.status));
  };
  return async () => {
    try {
      await remove({ variables: { userId: user.userId } });
    } catch (failure) {
      await handleError(failure);
      return;
    }
    // The account itself stays in the cache: this screen is drawn until the next is there.
    const ref = client.cache.identify({ __typename: "User", id: user.id });
    if (ref) removeFromLists(client.cache, ref);
    toast.success(t("deleteUser.deleted"));
    await returnToTable();
  };
}
