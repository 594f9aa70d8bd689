import { type ComponentType, useSyncExternalStore } from "react";
import { t } from "../messages/t";
import type { Question } from "./Question";

/** The open question, with its dialog. */
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

/** Loads the code of dialogs in advance, because they may report a lost network. */
export const loadDialogs = () => import("./Dialog");

async function ask(question: Omit<Question, "answer">): Promise<boolean> {
  const Dialog = await loadDialogs().then(
    (loaded) => loaded.Dialog,
    () => null,
  );
  // The browser's dialog is used if our code cannot be loaded.
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

/** Confirms an action that cannot be undone; resolves to true on confirmation. */
export const confirmDelete = (text: string): Promise<boolean> =>
  ask({ text, action: t("dialog.delete") });

/** Confirms leaving unsaved changes. */
export const confirmLeave = (text: string): Promise<boolean> =>
  ask({ text, action: t("dialog.leaveAction") });

/** Confirms a logout that would lose offline writes. */
export const confirmLogout = (text: string): Promise<boolean> =>
  ask({ text, action: t("offline.logoutAction") });

/**
 * Shows an error and waits until it is closed.
 * @param reason the reason, if known
 */
export const alertDialog = async (text: string, reason?: string | null): Promise<void> => {
  await ask({ text, reason: reason ?? undefined });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The container for dialogs; rendered once in the application. */
export function Dialogs() {
  const currentDialog = useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
  return currentDialog && <currentDialog.Dialog {...currentDialog.question} />;
}
