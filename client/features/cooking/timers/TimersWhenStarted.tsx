import { useLocalStorage } from "../../../shared/storage";
import { TIMERS_KEY } from "./timersKey";
import { lazyComponent } from "../../../shared/ui/lazyComponent";

const Timers = lazyComponent(() => import("./Timers").then(({ Timers }) => Timers));

/** The timers, whose code comes with the first one. */
export function TimersWhenStarted() {
  if (useLocalStorage(TIMERS_KEY) === null) return null;
  return <Timers />;
}
