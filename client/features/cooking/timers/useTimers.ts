import { useEffect, useMemo, useState } from "react";
import { safeLocalStorage, useLocalStorage } from "../../../shared/storage";
import { type Change, readTimers, type Timer, serializeTimers } from "./timerState";
import { TIMERS_KEY } from "./timersKey";

const TICK_MS = 250;

/** All timers, also those of other recipes and of other windows. */
export function useTimers(): readonly Timer[] {
  const stored = useLocalStorage(TIMERS_KEY);
  return useMemo(() => readTimers(stored), [stored]);
}

/** Changes the stored timers, and with them all components that show them. */
export function changeTimers(change: Change): void {
  const timers = readTimers(safeLocalStorage.getItem(TIMERS_KEY));
  safeLocalStorage.setItem(TIMERS_KEY, serializeTimers(change(timers, Date.now())));
}

/** The time in milliseconds, which goes on. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
