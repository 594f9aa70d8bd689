import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxLength } from "../../../shared/inputLimits";
import { FormError } from "../../shared/form/FormAlert";
import { focusFirst } from "../../shared/form/focusFirst";
import classes from "../../shared/form/form.module.css";
import { useLeaveGuard } from "../../shared/form/useLeaveGuard";
import { type SubmitOptions, useSubmit } from "../../shared/form/useSubmit";
import { toast } from "../../shared/toast";
import { ActionPair } from "../../shared/ui/ActionPair";
import { useGoBack } from "../../shared/useGoBack";
import { t } from "../../shared/messages/t";
import type { ReferenceKind } from "./ReferenceKind";

interface NameFormProps extends Omit<SubmitOptions<unknown>, "onSuccess" | "asVisitor"> {
  kind: ReferenceKind;
  name?: string;
  /** A notice above the form, such as about a newer version. */
  notice?: string | undefined;
  onSave: (name: string) => Promise<unknown>;
  /** The text of the toast after saving. */
  successMessage: string;
  /** Navigates away after saving. */
  onSaved: () => Promise<void> | void;
}

/** A form with a name as its only field. */
export function NameForm(props: NameFormProps) {
  const { kind, name = "", notice, onSave, successMessage, onSaved, ...options } = props;
  const goBack = useGoBack(kind.paths.list());
  const form = useForm({
    initialValues: { name },
    validate: {
      name: (typed) => (typed.trim() === "" ? t(`${kind.messages}.required`) : null),
    },
  });
  const allowNavigation = useLeaveGuard(form.isDirty(), t("dialog.leave"));
  const { submit, submitting } = useSubmit(form, (typed) => onSave(typed.name.trim()), {
    ...options,
    onSuccess() {
      allowNavigation();
      toast.success(successMessage);
      return onSaved();
    },
  });

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{notice}</FormError>
      <TextInput
        label={t(`${kind.messages}.nameLabel`)}
        required
        maxLength={maxLength.referenceName}
        {...form.getInputProps("name")}
      />
      <div className={classes.buttons}>
        <ActionPair
          action={t("reference.save")}
          cancel={t("reference.cancel")}
          loading={submitting}
          onCancel={goBack}
        />
      </div>
    </form>
  );
}
