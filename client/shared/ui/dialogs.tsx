import { Button, Modal } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { words } from "../words";
import classes from "./dialogs.module.css";

interface Question {
  text: string;
  /** The word on the button that goes ahead; without one there is nothing to decide. */
  action?: string;
  answer: (yes: boolean) => void;
}

let open: Question | null = null;
const listeners = new Set<() => void>();

function show(question: Question | null) {
  open = question;
  listeners.forEach((listener) => listener());
}

const ask = (question: Omit<Question, "answer">) =>
  new Promise<boolean>((resolve) => {
    show({
      ...question,
      answer(yes) {
        show(null);
        resolve(yes);
      },
    });
  });

/** Asks before something that cannot be undone; true when it shall be done. */
export const confirmDelete = (text: string): Promise<boolean> =>
  ask({ text, action: words.dialog.delete });

/** Asks before something would be left behind. */
export const confirmLeave = (): Promise<boolean> =>
  ask({ text: words.dialog.leave, action: words.dialog.leaveAction });

/** Says what went wrong, and waits until it was read. */
export const alertDialog = async (text: string): Promise<void> => {
  await ask({ text });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where questions appear; once in the application. */
export function Dialogs() {
  const question = useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
  if (!question) return null;
  const { action, answer, text } = question;
  return (
    <Modal
      opened
      centered
      withCloseButton={false}
      radius={10}
      onClose={() => answer(false)}
      aria-label={text}
      role={action ? "dialog" : "alertdialog"}
    >
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        {action && (
          <Button variant="default" onClick={() => answer(false)}>
            {words.dialog.cancel}
          </Button>
        )}
        <Button data-autofocus onClick={() => answer(true)}>
          {action ?? words.dialog.ok}
        </Button>
      </div>
    </Modal>
  );
}
