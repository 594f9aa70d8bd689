import { Button } from "@mantine/core";
import { asMoment } from "../../shared/dates";
import { words } from "../../shared/words";
import classes from "./SessionItem.module.css";
import {
  type SessionItem_SessionRef,
  useSessionItem_Session,
} from "./SessionItem_session.generated";
import { useEndSession } from "./useEndSession";

/** One login, and its end. The one that is being used ends with the logout. */
export function SessionItem({ session: ref }: { session: SessionItem_SessionRef }) {
  const { id, createdAt, current, device, lastUsedAt } = useSessionItem_Session(ref);
  const { end, ending } = useEndSession(id);
  const name = device ?? words.sessions.unknownDevice;
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device}>
          {name}
          {current && <span className={classes.current}>{words.sessions.current}</span>}
        </p>
        <p className={classes.times}>{words.sessions.lastUsed(asMoment(lastUsedAt))}</p>
        <p className={classes.times}>{words.sessions.since(asMoment(createdAt))}</p>
      </div>
      {!current && (
        <Button
          variant="default"
          size="sm"
          aria-label={words.sessions.endOf(name)}
          loading={ending}
          onClick={() => void end()}
        >
          {words.sessions.end}
        </Button>
      )}
    </li>
  );
}
