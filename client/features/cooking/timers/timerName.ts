import { t } from "../../../shared/messages/t";
import type { TimerStart } from "./timerState";

/** `durationText(5400)` is "1 hour 30 minutes". */
export function durationText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return [
    hours > 0 && t("timers.hours", { count: hours }),
    minutes > 0 && t("timers.minutes", { count: minutes }),
    seconds % 60 > 0 && t("timers.seconds", { count: seconds % 60 }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Step 3: 10 minutes", or with the name of the step instead of its number; for a range, "at least". */
export function timerName({ isLeast, seconds, step, stepName }: TimerStart): string {
  const shortest = durationText(seconds);
  const time = isLeast ? t("timers.least", { time: shortest }) : shortest;
  return stepName ? `${stepName}: ${time}` : t("timers.name", { step, time });
}

/** The DOM ID of a timer in the tray. */
export const timerElementId = (id: string): string => `timer-${id}`;
