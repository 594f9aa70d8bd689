import { useEffect, useEffectEvent, useState } from "react";

/**
 * Puts something off until all is there that it needs, and then does it with what is there by then.
 * @returns whether it is put off, and what starts it
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
