import { useEffect, useEffectEvent, useState } from "react";

/**
 * Delays an action until its requirements are met, then runs it with the current values.
 * @returns the waiting state, and a function that starts the action
 */
export function useWhenReady(isReady: boolean, act: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const run = useEffectEvent(() => {
    setWaiting(false);
    act();
  });
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }, [isWaiting, isReady]);
  return { isWaiting, start: () => (isReady ? act() : setWaiting(true)) };
}
