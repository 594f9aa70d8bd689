import { useViewerId } from "../../../shared/session";
import { useLocalStorage } from "../../../shared/storage";
import { timersKeys } from "./timersKeys";
import { lazyComponent } from "../../../shared/ui/lazyComponent";

const Timers = lazyComponent(() => import("./Timers").then(({ Timers }) => Timers));

/** The timers; their code loads when the first one is started. */
export function TimersWhenStarted() {
  const [key, visitorsKey] = timersKeys(useViewerId());
  const storedTimers = [useLocalStorage(key), useLocalStorage(visitorsKey)];
  return storedTimers.some((text) => text !== null) && <Timers />;
}
