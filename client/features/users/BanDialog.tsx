import { Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { t } from "../../shared/messages/t";
import { ActionPair } from "../../shared/ui/ActionPair";
import classes from "../../shared/ui/Dialog.module.css";
import { useFocusReturn } from "../../shared/ui/useFocusReturn";

interface BanDialogProps {
  name: string;
  onBan: (reason: string) => void;
  onCancel: () => void;
}

/** Asks before somebody is banned, and for a reason that they will read. */
export function BanDialog({ name, onBan, onCancel }: BanDialogProps) {
  const [reason, setReason] = useState("");
  useFocusReturn();
  const question = t("users.banQuestion", { name });
  return (
    <Modal.Root opened centered onClose={onCancel}>
      <Modal.Overlay />
      <Modal.Content radius={10} aria-label={question}>
        <Modal.Body className={classes.body}>
          <p className={classes.text}>{question}</p>
          <Textarea
            mt="sm"
            label={t("users.banReason")}
            description={t("users.banReasonHelp")}
            autosize
            minRows={2}
            maxLength={maxLength.banReason}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          <div className={classes.actions}>
            <ActionPair
              action={t("users.ban")}
              cancel={t("dialog.cancel")}
              onAction={() => onBan(reason)}
              onCancel={onCancel}
            />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
