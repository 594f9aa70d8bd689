import { useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { confirmLeave } from "../ui/dialogs";

/**
 * Asks before a form with changes is left.
 * @param question what would become of the changes
 * @returns what lets the next leaving pass, once the form is saved
 */
export function useLeaveGuard(changed: boolean, question: string): () => void {
  const saved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirmLeave(question).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, question]);

  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [changed]);

  return () => {
    saved.current = true;
  };
}
