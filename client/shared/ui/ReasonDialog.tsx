import "./dialogStyles";
import { Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import { t } from "../messages/t";
import { ActionPair } from "./ActionPair";
import classes from "./Dialog.module.css";
import { useFocusReturn } from "./useFocusReturn";

interface ReasonDialogProps {
  question: string;
  /** The label and the help text of the reason's field. */
  label: string;
  help: string;
  maxLength: number;
  /** The label of the action. */
  action: string;
  /** True if the action needs a reason. */
  required?: boolean;
  onAction: (reason: string) => void;
  onCancel: () => void;
}

/** Confirms an action, with a reason that others will read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { question, label, help, maxLength, action, required = false, onAction, onCancel } = props;
  const [reason, setReason] = useState("");
  useFocusReturn();
  return (
    <Modal.Root opened centered onClose={onCancel}>
      <Modal.Overlay />
      <Modal.Content radius={10} aria-label={question}>
        <Modal.Body className={classes.body}>
          <p className={classes.text}>{question}</p>
          <Textarea
            mt="sm"
            label={label}
            description={help}
            required={required}
            autosize
            minRows={2}
            maxLength={maxLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          <div className={classes.actions}>
            <ActionPair
              action={action}
              cancel={t("dialog.cancel")}
              disabled={required && reason.trim() === ""}
              onAction={() => onAction(reason)}
              onCancel={onCancel}
            />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
