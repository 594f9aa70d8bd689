import { useId, useState } from "react";
import { t } from "../../../shared/messages/t";
import { TimerBar } from "./TimerBar";
import { TimerItem } from "./TimerItem";
import { timerName } from "./timerName";
import classes from "./TimerTray.module.css";
import { isDone } from "./timerState";
import { useNow, useTimers } from "./useTimers";

interface TimerTrayProps {
  /** The recipe on the screen, which timers need not name; null if there is none. */
  recipeId: number | null;
}

/**
 * The running timers at the lower end of the screen. Several are folded into one bar, except finished ones.
 */
export function TimerTray({ recipeId }: TimerTrayProps) {
  const timers = useTimers();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (timers.length === 0) return null;
  const ringingTimers = timers.filter((timer) => isDone(timer, now));
  const isFolded = timers.length > 1 && !isOpen;
  const visibleTimers = isFolded ? ringingTimers : timers;
  return (
    <section className={classes.tray} aria-label={t("timers.title")}>
      {timers.length > 1 && (
        <TimerBar
          timers={timers}
          now={now}
          listId={listId}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      <ul id={listId} className={classes.timers} hidden={visibleTimers.length === 0}>
        {visibleTimers.map((timer) => (
          <TimerItem
            key={timer.id}
            timer={timer}
            now={now}
            isElsewhere={timer.recipe.recipeId !== recipeId}
          />
        ))}
      </ul>
      <p role="alert" className={classes.announcement}>
        {ringingTimers.map((timer) => t("timers.done", { name: timerName(timer) })).join(" ")}
      </p>
      <AskToNotify />
    </section>
  );
}

const readPermission = () => ("Notification" in window ? Notification.permission : "denied");

/** Offers notifications of finished timers; browsers prompt for permission only after a click. */
function AskToNotify() {
  const [permission, setPermission] = useState(readPermission);
  if (permission !== "default") return null;
  return (
    <button
      type="button"
      className={classes.notify}
      onClick={() => void Notification.requestPermission().then(setPermission)}
    >
      {t("timers.notify")}
    </button>
  );
}
