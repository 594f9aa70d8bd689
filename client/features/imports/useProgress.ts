import { useEffect, useRef } from "react";

const INTERVAL_MS = 1_000;

/** Asks how far an import is, as long as the server is working on it. */
export function useProgress(isInProgress: boolean, refetch: () => Promise<unknown>): void {
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    if (!isInProgress) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      // An answer that does not come is asked for again.
      await latest.current().catch(() => undefined);
      timer = setTimeout(() => void ask(), INTERVAL_MS);
    };
    timer = setTimeout(() => void ask(), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isInProgress]);
}
