import { type ComponentType, useSyncExternalStore } from "react";
import { t } from "../messages/t";
import type { Question } from "./Question";

/** The question that is open, and what shows it. */
interface Open {
  question: Question;
  Dialog: ComponentType<Question>;
}

let open: Open | null = null;
const listeners = new Set<() => void>();

function show(next: Open | null) {
  open = next;
  listeners.forEach((listener) => listener());
}

/** Fetches the code of dialogs, which may be about a network that is gone by then. */
export const loadDialogs = () => import("./Dialog");

async function ask(question: Omit<Question, "answer">): Promise<boolean> {
  const Dialog = await loadDialogs().then(
    (loaded) => loaded.Dialog,
    () => null,
  );
  // Without our code the browser asks.
  if (!Dialog)
    return confirm(question.reason ? `${question.text}\n\n${question.reason}` : question.text);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      show(null);
      resolve(yes);
    };
    show({ question: { ...question, answer }, Dialog });
  });
}

/** Asks before something that cannot be undone; true when it shall be done. */
export const confirmDelete = (text: string): Promise<boolean> =>
  ask({ text, action: t("dialog.delete") });

/** Asks before something would be left behind. */
export const confirmLeave = (text: string): Promise<boolean> =>
  ask({ text, action: t("dialog.leaveAction") });

/** Asks before what was written without a connection would be lost. */
export const confirmLogout = (text: string): Promise<boolean> =>
  ask({ text, action: t("offline.logoutAction") });

/**
 * Says what went wrong, and waits until it was read.
 * @param reason why, where it is known
 */
export const alertDialog = async (text: string, reason?: string | null): Promise<void> => {
  await ask({ text, reason: reason ?? undefined });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where questions appear; once in the application. */
export function Dialogs() {
  const currentDialog = useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
  return currentDialog && <currentDialog.Dialog {...currentDialog.question} />;
}
