import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "../../../shared/messages/t";
import classes from "./SessionList.module.css";
import { showErrorToast } from "../../../shared/showError";
import { toast } from "../../../shared/toast";
import { useEndOtherSessionsMutation } from "./Sessions.generated";

/**
 * Ends all of the viewer's sessions but this one.
 * @param others the ids of the listed ones
 */
function useEndOtherSessions(others: readonly string[]) {
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

interface SessionListProps {
  /** The IDs of all sessions but this one. */
  others: readonly string[];
  children: ReactNode;
}

/** The viewer's sessions, and a button that ends all others. */
export function SessionList({ others, children }: SessionListProps) {
  const { end, ending } = useEndOtherSessions(others);
  return (
    <>
      <ul className={classes.list} aria-label={t("sessions.title")}>
        {children}
      </ul>
      {others.length > 0 ? (
        <Button
          variant="default"
          className={classes.others}
          loading={ending}
          onClick={() => void end()}
        >
          {t("sessions.endOthers")}
        </Button>
      ) : (
        <p className={classes.none}>{t("sessions.onlyOne")}</p>
      )}
    </>
  );
}
