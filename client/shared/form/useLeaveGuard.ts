import { useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { sessionStore } from "../session";
import { confirmLeave } from "../ui/dialogs";

/**
 * Asks before a form with changes is left.
 * @param question the form's own: it depends on whether a draft is stored
 * @returns what lets the next leaving pass, once the form is saved
 */
export function useLeaveGuard(isChanged: boolean, question: string): () => void {
  const isSaved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !isSaved.current &&
      // With a banned account nothing can be saved, and nobody is asked to stay.
      sessionStore.ended()?.reason !== "banned" &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirmLeave(question).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, question]);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);

  return () => {
    isSaved.current = true;
  };
}
