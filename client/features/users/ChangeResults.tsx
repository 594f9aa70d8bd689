import "../../shared/ui/dialogStyles";
import { Button, Modal } from "@mantine/core";
import { CircleCheck, CircleX } from "lucide-react";
import { t } from "../../shared/messages/t";
import dialog from "../../shared/ui/Dialog.module.css";
import { useFocusReturn } from "../../shared/ui/useFocusReturn";
import classes from "./UserTable.module.css";

/** The result of a change of several users for one of them. */
export interface UserResult {
  userId: number;
  name: string;
  /** The reason why the user stays unchanged; null after a change. */
  reason: string | null;
}

interface ChangeResultsProps {
  results: readonly UserResult[];
  onClose: () => void;
}

/** A dialog with a result for each user, refusals first. */
export function ChangeResults({ results, onClose }: ChangeResultsProps) {
  useFocusReturn();
  const refused = results.filter(({ reason }) => reason !== null);
  const changed = results.filter(({ reason }) => reason === null);
  const title = t("users.changed", { count: changed.length });
  return (
    <Modal.Root opened centered onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content radius={10} aria-label={title}>
        <Modal.Body className={dialog.body}>
          <p className={dialog.text}>{title}</p>
          <ul className={classes.results} aria-label={t("users.results")}>
            {[...refused, ...changed].map(({ userId, name, reason }) => (
              <li
                key={userId}
                className={classes.result}
                data-refused={reason !== null || undefined}
              >
                {reason === null ? (
                  <CircleCheck size={18} aria-hidden />
                ) : (
                  <CircleX size={18} aria-hidden />
                )}
                <span>
                  <bdi>{name}</bdi>
                  <span className={classes.reason}> {reason ?? t("users.done")}</span>
                </span>
              </li>
            ))}
          </ul>
          <div className={dialog.actions}>
            <Button data-autofocus onClick={onClose}>
              {t("dialog.ok")}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
