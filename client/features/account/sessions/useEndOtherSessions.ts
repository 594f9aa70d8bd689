import { showErrorToast } from "../../../shared/showError";
import { toast } from "../../../shared/toast";
import { t } from "../../../shared/messages/t";
import { useEndOtherSessionsMutation } from "./Sessions.generated";

/**
 * Ends all of the viewer's sessions but this one.
 * @param others the ids of those that are on the screen
 */
export function useEndOtherSessions(others: readonly string[]) {
  const [endOthers, { client, loading }] = useEndOtherSessionsMutation();
  const end = async () => {
    try {
      const { data } = await endOthers();
      for (const id of others) {
        client.cache.evict({ id: client.cache.identify({ __typename: "Session", id }) ?? "" });
      }
      toast.success(t("sessions.othersEnded", { count: data?.endOtherSessions ?? 0 }));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return { end, ending: loading };
}
