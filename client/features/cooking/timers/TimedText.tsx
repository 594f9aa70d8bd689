import { Timer as TimerIcon } from "lucide-react";
import { t } from "../../../shared/messages/t";
import { allowSound } from "./alarm";
import classes from "./TimedText.module.css";
import { durationText } from "./timerName";
import { type Timer } from "./timerState";
import type { Duration } from "../../../../shared/timersIn";
import { startTimer } from "./useTimers";

interface TimedTextProps {
  text: string;
  durations: readonly Duration[];
  /** The recipe and step that the timers belong to. */
  source: Pick<Timer, "recipe" | "step">;
}

const punctuationAt = (text: string, position: number): string =>
  /^[.,;:!?)]*/.exec(text.slice(position))![0];

/** The text of a step, in which each duration starts a timer. */
export function TimedText({ text, durations: timerDurations, source }: TimedTextProps) {
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
            <StartTimer duration={duration} source={source}>
              {text.slice(duration.start, duration.end)}
            </StartTimer>
            {duration.punctuation}
          </span>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

interface StartTimerProps {
  duration: Duration;
  source: TimedTextProps["source"];
  /** The original text of the duration. */
  children: string;
}

function StartTimer({ children, duration, source }: StartTimerProps) {
  const { isLeast, seconds } = duration;
  const time = durationText(seconds);
  const start = () => {
    allowSound();
    startTimer({ ...source, seconds, isLeast });
  };
  return (
    <button
      type="button"
      className={classes.start}
      title={isLeast ? t("timers.startLeast", { time }) : t("timers.start", { time })}
      onClick={start}
    >
      <TimerIcon className={classes.clock} aria-hidden />
      {children}
    </button>
  );
}
