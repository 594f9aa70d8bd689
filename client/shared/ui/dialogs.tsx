import { Button, Modal } from "@mantine/core";
import { useId, useSyncExternalStore } from "react";
import { t } from "../words/t";
import classes from "./dialogs.module.css";
import { useFocusReturn } from "./useFocusReturn";

interface Question {
  text: string;
  /** Why, where it is known. */
  reason?: string | undefined;
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
  ask({ text, action: t("dialog.delete") });

/** Asks before something would be left behind. */
export const confirmLeave = (text: string): Promise<boolean> =>
  ask({ text, action: t("dialog.leaveAction") });

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
  const question = useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
  return question && <Dialog {...question} />;
}

/** The library calls every layer a dialog; one that only tells something interrupts. */
const interrupt = (layer: HTMLElement | null) => layer?.setAttribute("role", "alertdialog");

function Dialog({ action, answer, reason, text }: Question) {
  const reasonId = useId();
  useFocusReturn();
  return (
    <Modal.Root opened centered onClose={() => answer(false)}>
      <Modal.Overlay />
      <Modal.Content
        ref={action ? null : interrupt}
        radius={10}
        aria-label={text}
        aria-describedby={reason && reasonId}
      >
        <Modal.Body className={classes.body}>
          <p className={classes.text}>{text}</p>
          {reason && (
            <p id={reasonId} className={classes.reason}>
              {reason}
            </p>
          )}
          <div className={classes.actions}>
            {action && (
              <Button variant="default" onClick={() => answer(false)}>
                {t("dialog.cancel")}
              </Button>
            )}
            <Button data-autofocus onClick={() => answer(true)}>
              {action ?? t("dialog.ok")}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
