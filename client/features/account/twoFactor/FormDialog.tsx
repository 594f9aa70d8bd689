import "../../../shared/ui/dialogStyles";
import { Button, Modal } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { FormError } from "../../../shared/form/FormAlert";
import form from "../../../shared/form/form.module.css";
import { t } from "../../../shared/messages/t";
import { useFocusReturn } from "../../../shared/ui/useFocusReturn";
import classes from "./twoFactor.module.css";

interface FormDialogProps {
  title: string;
  help?: string;
  /** The label of the submit button. */
  action: string;
  submitting: boolean;
  error: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { action, children, error, help, onClose, onSubmit, submitting, title } = props;
  useFocusReturn();
  return (
    <Modal.Root opened centered onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content radius={10} aria-label={title}>
        <Modal.Body className={classes.dialog}>
          <form className={form.form} noValidate onSubmit={onSubmit}>
            <p className={classes.name} dir="auto">
              {title}
            </p>
            {help && <p>{help}</p>}
            <FormError>{error}</FormError>
            {children}
            <p className={form.buttons}>
              <Button type="submit" loading={submitting}>
                {action}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t("twoFactor.cancel")}
              </Button>
            </p>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
