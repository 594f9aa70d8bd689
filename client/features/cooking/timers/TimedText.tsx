import { Timer as TimerIcon } from "lucide-react";
import { t } from "../../../shared/messages/t";
import { allowSound } from "./alarm";
import classes from "./TimedText.module.css";
import { durationText, timerElementId, timerName } from "./timerName";
import { remainingText } from "./remainingText";
import { findTimer, isDone, remainingMs, type Timer, type TimerStart } from "./timerState";
import type { Duration } from "../../../../shared/timersIn";
import { startTimer, useNow, useTimers } from "./useTimers";

/** The recipe and step that timers belong to. */
export type TimerSource = Pick<Timer, "recipe" | "step" | "stepName">;

interface TimedTextProps {
  text: string;
  durations: readonly Duration[];
  /** The number of durations before the text in its step. */
  firstPlace: number;
  source: TimerSource;
}

const punctuationAt = (text: string, position: number): string =>
  /^[.,;:!?)]*/.exec(text.slice(position))![0];

/** The text of a step, in which each duration starts a timer. */
export function TimedText({ text, durations: timerDurations, firstPlace, source }: TimedTextProps) {
  const durations = timerDurations.map((duration) => ({
    ...duration,
    punctuation: punctuationAt(text, duration.end),
  }));
  const ends = [0, ...durations.map(({ end, punctuation }) => end + punctuation.length)];
  return (
    <>
      {durations.map((duration, index) => (
        <span key={duration.start}>
          {text.slice(ends[index], duration.start)}
          <span className={classes.unbroken}>
            <TimerChip
              start={{
                ...source,
                place: firstPlace + index,
                seconds: duration.seconds,
                isLeast: duration.isLeast,
              }}
            >
              {text.slice(duration.start, duration.end)}
            </TimerChip>
            {duration.punctuation}
          </span>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

interface TimerChipProps {
  start: TimerStart;
  /** The original text of the duration. */
  children: string;
}

/** A duration that starts its timer once, and shows the remaining time while the timer runs. */
function TimerChip({ children, start }: TimerChipProps) {
  const { isLeast, seconds } = start;
  const timer = findTimer(useTimers(), start);
  if (timer) return <RunningChip timer={timer} start={start} />;
  const time = durationText(seconds);
  return (
    <button
      type="button"
      className={classes.start}
      title={isLeast ? t("timers.startLeast", { time }) : t("timers.start", { time })}
      onClick={() => begin(start)}
    >
      <TimerIcon className={classes.clock} aria-hidden />
      {children}
    </button>
  );
}

function begin(start: TimerStart): void {
  allowSound();
  startTimer(start);
}

function RunningChip({ timer, start }: { timer: Timer; start: TimerStart }) {
  const now = useNow();
  const hasFinished = isDone(timer, now);
  const name = timerName(timer);
  const label = t(hasFinished ? "timers.restart" : "timers.running", { name });
  return (
    // Cook mode announces a changed step; the remaining time is not announced.
    <span aria-live="off">
      <button
        type="button"
        className={classes.start}
        data-running={!hasFinished || undefined}
        aria-label={label}
        title={label}
        onClick={() => (hasFinished ? begin(start) : focusTimer(timer))}
      >
        <TimerIcon className={classes.clock} aria-hidden />
        {hasFinished ? t("timers.isDone") : remainingText(remainingMs(timer, now))}
      </button>
    </span>
  );
}

/** Moves the focus to the first button of a timer in the tray. */
const focusTimer = ({ id }: Timer): void =>
  document.getElementById(timerElementId(id))?.querySelector("button")?.focus();
