import { useEffect, useState } from "react";

/** Keeps the screen on. Returns true if it does: not every device permits it. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
      try {
        const granted = await navigator.wakeLock.request("screen");
        if (isOver) return void granted.release();
        lock = granted;
        setAwake(true);
        granted.addEventListener("release", () => setAwake(false));
      } catch {
        // Browsers refuse it, for example at a low battery; the screen then shows that.
        setAwake(false);
      }
    };
    // The lock is released when the page is hidden.
    const again = () => void ask();
    void ask();
    document.addEventListener("visibilitychange", again);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
