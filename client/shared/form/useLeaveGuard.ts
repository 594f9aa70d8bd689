import { useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { sessionStore } from "../session";
import { confirmLeave } from "../ui/dialogs";

/**
 * Confirms before the viewer leaves a form with changes.
 * @param question the form's own text, which depends on whether a draft is stored
 * @returns a function that permits the next navigation, for use after saving
 */
export function useLeaveGuard(isChanged: boolean, question: string): () => void {
  const isSaved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !isSaved.current &&
      // The dialog is omitted after a ban, because a banned account cannot save anything.
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
