import { t } from "./messages/t";

const MINUTES_PER_HOUR = 60;

/** Formats a duration: `asDuration(80)` is "1 h 20 min". */
export function asDuration(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return [
    hours > 0 && t("duration.hours", { hours }),
    (rest > 0 || hours === 0) && t("duration.minutes", { minutes: rest }),
  ]
    .filter(Boolean)
    .join(" ");
}
