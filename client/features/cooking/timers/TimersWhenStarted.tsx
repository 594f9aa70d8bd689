import { useKept } from "../../../shared/kept";
import { TIMERS_KEY } from "./timerState";
import { whenOpened } from "../../../shared/ui/whenOpened";

const Timers = whenOpened(() => import("./Timers").then(({ Timers }) => Timers));

/** The timers, whose code comes with the first one. */
export function TimersWhenStarted() {
  if (useKept(TIMERS_KEY) === null) return null;
  return <Timers />;
}
