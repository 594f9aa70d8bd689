import "./dialogStyles";
import { Button, Modal } from "@mantine/core";
import { useId } from "react";
import { t } from "../messages/t";
import { ActionPair } from "./ActionPair";
import classes from "./Dialog.module.css";
import type { Question } from "./Question";
import { useFocusReturn } from "./useFocusReturn";

/** Sets the role of a dialog without a choice to alert; Mantine sets the role dialog for both. */
const interrupt = (layer: HTMLElement | null) => layer?.setAttribute("role", "alertdialog");

/** A modal dialog, open until the user responds. */
export function Dialog({ action, answer, reason, text }: Question) {
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
          <p className={classes.text} dir="auto">
            {text}
          </p>
          {reason && (
            <p id={reasonId} className={classes.reason}>
              {reason}
            </p>
          )}
          <div className={classes.actions}>
            {action ? (
              <ActionPair
                action={action}
                cancel={t("dialog.cancel")}
                cancelFocused
                onAction={() => answer(true)}
                onCancel={() => answer(false)}
              />
            ) : (
              <Button data-autofocus onClick={() => answer(true)}>
                {t("dialog.ok")}
              </Button>
            )}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
