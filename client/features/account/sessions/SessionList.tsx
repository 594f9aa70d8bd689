import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "../../../shared/messages/t";
import classes from "./SessionList.module.css";
import { useEndOtherSessions } from "./useEndOtherSessions";

interface SessionListProps {
  /** The ids of all sessions but this one. */
  others: readonly string[];
  children: ReactNode;
}

/** Where one is logged in, and the end of it everywhere else. */
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
