import { useNavigate } from "react-router-dom";
import { answeredBy } from "../../apollo/errors";
import { removeFromLists } from "../../apollo/removeFromLists";
import { isSessionEnd, reportFailure } from "../../shared/failure";
import { paths } from "../../shared/paths";
import { useReturnToTable } from "../../shared/table/useReturnToTable";
import { toast } from "../../shared/toast";
import { t } from "../../shared/words/t";
import { useDeleteUserMutation } from "./SaveUser.generated";

/** What is said when the answer itself says nothing. */
const withoutWords = (status: number) =>
  status === 409 ? t("deleteUser.inUse") : t("deleteUser.error", { status });

/** Deletes an account and goes to the list of users, or to the screen that a refusal asks for. */
export function useDeleteUser(user: { id: string; userId: number }): () => Promise<void> {
  const navigate = useNavigate();
  const returnToTable = useReturnToTable(paths.users());
  const [remove, { client }] = useDeleteUserMutation();
  const explain = async (failure: unknown) => {
    const answer = answeredBy(failure);
    if (isSessionEnd(failure)) return;
    if (!answer) reportFailure(failure, t("deleteUser.failed"));
    else if (answer.status === 403) await navigate(paths.forbidden());
    else if (answer.status === 404) {
      await navigate(paths.notFound(), { state: { message: answer.body } });
    } else reportFailure(failure, withoutWords(answer.status));
  };
  return async () => {
    try {
      await remove({ variables: { userId: user.userId } });
    } catch (failure) {
      await explain(failure);
      return;
    }
    // The account itself stays in the cache: this screen is drawn until the next is there.
    const ref = client.cache.identify({ __typename: "User", id: user.id });
    if (ref) removeFromLists(client.cache, ref);
    toast.success(t("deleteUser.deleted"));
    await returnToTable();
  };
}
