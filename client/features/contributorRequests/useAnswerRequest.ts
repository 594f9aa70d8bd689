import { useApolloClient } from "@apollo/client/react";
import { parseApiError } from "../../shared/apollo/apiError";
import { removeFromLists } from "../../shared/apollo/removeFromLists";
import { t } from "../../shared/messages/t";
import { showErrorToast } from "../../shared/showError";
import { refreshViewer } from "../../shared/viewerState";
import { toast } from "../../shared/toast";
import {
  useAcceptContributorRequestMutation,
  useDeclineContributorRequestMutation,
} from "./AnswerRequest.generated";

interface AnsweredRequest {
  id: string;
  contributorRequestId: number;
  /** The name of the requesting user. */
  name: string;
}

/**
 * Answers a request and removes it from the list, even if another admin has answered it. The functions return
 * true if the request is no longer open.
 */
export function useAnswerRequest({ id, contributorRequestId, name }: AnsweredRequest) {
  const client = useApolloClient();
  const { cache } = client;
  const [accept, accepting] = useAcceptContributorRequestMutation();
  const [decline, declining] = useDeclineContributorRequestMutation();
  const answer = async (send: () => Promise<unknown>, successMessage: string): Promise<boolean> => {
    try {
      await send();
      toast.success(successMessage);
    } catch (error) {
      showErrorToast(error, t("contributorRequests.failed"));
      if (!["CONFLICT", "NOT_FOUND"].includes(parseApiError(error)?.code ?? "")) return false;
    }
    removeFromLists(cache, cache.identify({ __typename: "ContributorRequest", id }) ?? "");
    void refreshViewer(client);
    return true;
  };
  return {
    answering: accepting.loading || declining.loading,
    accept: () =>
      answer(
        () => accept({ variables: { contributorRequestId } }),
        t("contributorRequests.acceptDone", { name }),
      ),
    decline: (reason: string) =>
      answer(
        () => decline({ variables: { contributorRequestId, reason } }),
        t("contributorRequests.declineDone"),
      ),
  };
}
