import { useEffect, useEffectEvent, useState } from "react";

/**
 * Puts something off until all is there that it needs, and then does it with what is there by then.
 * @returns whether it is put off, and what asks for it
 */
export function useWhenReady(isReady: boolean, act: () => void) {
  const [waits, setWaits] = useState(false);
  const goOn = useEffectEvent(() => {
    setWaits(false);
    act();
  });
  useEffect(() => {
    if (!waits || !isReady) return;
    const turn = setTimeout(goOn);
    return () => clearTimeout(turn);
  }, [waits, isReady]);
  return { waits, ask: () => (isReady ? act() : setWaits(true)) };
}
