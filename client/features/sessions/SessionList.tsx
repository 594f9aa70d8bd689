import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { words } from "../../shared/words";
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
      <ul className={classes.list} aria-label={words.sessions.title}>
        {children}
      </ul>
      {others.length > 0 ? (
        <Button
          variant="default"
          className={classes.others}
          loading={ending}
          onClick={() => void end()}
        >
          {words.sessions.endOthers}
        </Button>
      ) : (
        <p className={classes.none}>{words.sessions.onlyOne}</p>
      )}
    </>
  );
}
