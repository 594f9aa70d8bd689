import { Button } from "@mantine/core";
import { formatDateTime } from "../../../shared/dates";
import { t } from "../../../shared/messages/t";
import classes from "./SessionItem.module.css";
import {
  type SessionItem_SessionRef,
  useSessionItem_Session,
} from "./SessionItem_session.generated";
import { parseApiError } from "../../../shared/apollo/apiError";
import { showErrorToast } from "../../../shared/showError";
import { toast } from "../../../shared/toast";
import { useEndSessionMutation } from "./Sessions.generated";

/** Ends one of the viewer's sessions. The list also removes a session that has already ended. */
function useEndSession(id: string): { end: () => Promise<void>; ending: boolean } {
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

/** One session with a button that ends it. The current session ends by logging out. */
export function SessionItem({ session: ref }: { session: SessionItem_SessionRef }) {
  const { id, createdAt, current, device, lastUsedAt } = useSessionItem_Session(ref);
  const { end, ending } = useEndSession(id);
  const name = device ?? t("sessions.unknownDevice");
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device}>
          {name}
          {current && <span className={classes.current}>{t("sessions.current")}</span>}
        </p>
        <p className={classes.times}>
          {t("sessions.lastUsed", { date: formatDateTime(lastUsedAt) })}
        </p>
        <p className={classes.times}>{t("sessions.since", { date: formatDateTime(createdAt) })}</p>
      </div>
      {!current && (
        <Button
          variant="default"
          size="sm"
          aria-label={t("sessions.endOf", { device: name })}
          loading={ending}
          onClick={() => void end()}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}
