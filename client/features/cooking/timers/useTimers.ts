import { useEffect, useMemo, useState } from "react";
import { keep, keptNow, useKept } from "../../../shared/kept";
import { type Change, readTimers, type Timer, TIMERS_KEY, writeTimers } from "./timerState";

const TICK_MS = 250;

/** All timers, also those of other recipes and of other windows. */
export function useTimers(): readonly Timer[] {
  const kept = useKept(TIMERS_KEY);
  return useMemo(() => readTimers(kept), [kept]);
}

/** Changes what is kept, and with it what is shown everywhere. */
export function changeTimers(change: Change): void {
  const timers = readTimers(keptNow(TIMERS_KEY));
  keep(TIMERS_KEY, writeTimers(change(timers, Date.now())));
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
