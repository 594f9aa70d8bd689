import { t } from "../../../shared/messages/t";
import type { Timer } from "./timerState";

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

/** "Step 3: 10 minutes"; for a range, it says "at least". */
export function timerName({ isLeast, seconds, step }: Timer): string {
  const time = durationText(seconds);
  return t("timers.name", { step, time: isLeast ? t("timers.least", { time }) : time });
}
