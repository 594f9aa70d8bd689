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

/** All timers, also those of other recipes and of other windows. */
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

/** Changes the stored timers, and with them all components that show them. */
export const changeTimers = (change: Change): void =>
  new Set(timersKeys(sessionStore.viewerId())).forEach((key) => changeStored(key, change));

/** Starts a timer of the viewer. */
export const startTimer = (start: TimerStart): void =>
  changeStored(timersKeys(sessionStore.viewerId())[0], addTimer(start));

/** The time in milliseconds, which goes on. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
