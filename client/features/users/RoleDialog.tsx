import "../../shared/ui/dialogStyles";
import { Modal, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { t } from "../../shared/messages/t";
import { ActionPair } from "../../shared/ui/ActionPair";
import dialog from "../../shared/ui/Dialog.module.css";
import { useFocusReturn } from "../../shared/ui/useFocusReturn";
import { roleOptions, type UserRole } from "./roleOptions";

interface RoleDialogProps {
  /** The number of users who get the role. */
  count: number;
  roles: readonly UserRole[];
  onRole: (roleId: number) => void;
  onClose: () => void;
}

/** A dialog that chooses the role of several users. */
export function RoleDialog({ count, roles, onRole, onClose }: RoleDialogProps) {
  const [roleId, setRoleId] = useState("");
  useFocusReturn();
  const title = t("users.roleOfSeveral", { count });
  return (
    <Modal.Root opened centered onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content radius={10} aria-label={title}>
        <Modal.Body className={dialog.body}>
          <p className={dialog.text}>{title}</p>
          <NativeSelect
            mt="sm"
            label={t("roleForm.role")}
            description={t("roleForm.help")}
            data={roleOptions(roles, t("roleForm.choose"))}
            value={roleId}
            onChange={(event) => setRoleId(event.currentTarget.value)}
            data-autofocus
          />
          <div className={dialog.actions}>
            <ActionPair
              action={t("roleForm.save")}
              cancel={t("dialog.cancel")}
              disabled={roleId === ""}
              onAction={() => onRole(Number(roleId))}
              onCancel={onClose}
            />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
