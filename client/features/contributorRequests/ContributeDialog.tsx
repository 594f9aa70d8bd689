import "../../shared/ui/dialogStyles";
import { Modal } from "@mantine/core";
import { t } from "../../shared/messages/t";
import dialogClasses from "../../shared/ui/Dialog.module.css";
import { useFocusReturn } from "../../shared/ui/useFocusReturn";
import { RequestState } from "./RequestContributor";
import classes from "./RequestContributor.module.css";
import type { RequestContributor_UserRef } from "./RequestContributor_user.generated";

interface ContributeDialogProps {
  user: RequestContributor_UserRef;
  onClose: () => void;
}

/** A member's request to contribute, in a dialog. */
export function ContributeDialog({ user, onClose }: ContributeDialogProps) {
  const title = t("contributorRequests.contribute");
  useFocusReturn();
  return (
    <Modal.Root opened centered onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content radius={10} aria-label={title}>
        <Modal.Body className={dialogClasses.body}>
          <div className={classes.heading}>
            <h2>{title}</h2>
            <Modal.CloseButton aria-label={t("dialog.close")} size={44} iconSize={24} />
          </div>
          <div className={classes.state}>
            <RequestState user={user} onCancel={onClose} />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
