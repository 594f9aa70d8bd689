import { parseApiError } from "../../../shared/apollo/apiError";
import { showErrorToast } from "../../../shared/showError";
import { toast } from "../../../shared/toast";
import { t } from "../../../shared/messages/t";
import { useEndSessionMutation } from "./Sessions.generated";

/** Ends one of the viewer's sessions; one that has ended elsewhere meanwhile is gone all the same. */
export function useEndSession(id: string): { end: () => Promise<void>; ending: boolean } {
  const [endSession, { client, loading }] = useEndSessionMutation();
  const end = async () => {
    try {
      await endSession({ variables: { id } });
    } catch (error) {
      if (parseApiError(error)?.code !== "NOT_FOUND") {
        showErrorToast(error);
        return;
      }
    }
    client.cache.evict({ id: client.cache.identify({ __typename: "Session", id }) ?? "" });
    toast.success(t("sessions.ended"));
  };
  return { end, ending: loading };
}
