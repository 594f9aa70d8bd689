import { useEffect, useMemo, useState } from "react";
import { sessionStore, useViewerId } from "../../../shared/session";
import { safeLocalStorage, useLocalStorage } from "../../../shared/storage";
import type { PersonKey } from "../../../shared/storedKeys";
import {
  addTimer,
  type Change,
  readTimers,
  serializeTimers,
  type Timer,
  type TimerStart,
} from "./timerState";
import { timersKeys } from "./timersKeys";

const TICK_MS = 250;

/** All timers, including those of other recipes and windows. */
export function useTimers(): readonly Timer[] {
  const [key, visitorsKey] = timersKeys(useViewerId());
  const ownTimers = useLocalStorage(key);
  const visitors = useLocalStorage(visitorsKey);
  return useMemo(
    () => [...readTimers(visitors), ...(key === visitorsKey ? [] : readTimers(ownTimers))],
    [key, ownTimers, visitors, visitorsKey],
  );
}

function changeStored(key: PersonKey, change: Change): void {
  const timers = readTimers(safeLocalStorage.getItem(key));
  safeLocalStorage.setItem(key, serializeTimers(change(timers, Date.now())));
}

/** Changes the stored timers, which updates all components that show them. */
export const changeTimers = (change: Change): void =>
  new Set(timersKeys(sessionStore.viewerId())).forEach((key) => changeStored(key, change));

/** Starts a timer for the viewer. */
export const startTimer = (start: TimerStart): void =>
  changeStored(timersKeys(sessionStore.viewerId())[0], addTimer(start));

/** The current time in milliseconds, updated regularly. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
