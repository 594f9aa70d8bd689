import { ChevronDown, ChevronUp } from "lucide-react";
import { t } from "../../../shared/messages/t";
import { remainingText } from "./remainingText";
import { timerName } from "./timerName";
import { isDone, nextTimer, remainingMs, type Timer } from "./timerState";
import classes from "./TimerTray.module.css";

interface TimerBarProps {
  timers: readonly Timer[];
  now: number;
  listId: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The number of timers and the next to finish; opens and closes their list. */
export function TimerBar({ isOpen, listId, now, onToggle, timers }: TimerBarProps) {
  // Finished timers are listed even when the list is closed.
  const waiting = timers.filter((timer) => !isDone(timer, now));
  const next = isOpen ? undefined : nextTimer(waiting, now);
  const Icon = isOpen ? ChevronDown : ChevronUp;
  return (
    <div className={classes.bar}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
      >
        <Icon size={20} aria-hidden />
        {t("timers.count", { count: timers.length })}
      </button>
      {next && (
        <>
          <span className={classes.next}>{t("timers.next", { name: timerName(next) })}</span>
          <span role="timer" aria-label={timerName(next)} className={classes.left}>
            {remainingText(remainingMs(next, now))}
          </span>
        </>
      )}
    </div>
  );
}
