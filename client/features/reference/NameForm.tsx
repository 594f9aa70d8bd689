import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { FormError } from "../../shared/form/FormAlert";
import classes from "../../shared/form/form.module.css";
import { useLeaveGuard } from "../../shared/form/useLeaveGuard";
import { ActionPair } from "../../shared/ui/ActionPair";
import { t } from "../../shared/messages/t";

interface NameFormProps {
  label: string;
  /** What to say of an empty name. */
  required: string;
  name?: string;
  /** Something to know before sending, such as a newer version. */
  notice?: string | undefined;
  /** Saves; answers what is wrong with the name, or null. */
  onSave: (name: string, allowNavigation: () => void) => Promise<string | null>;
  onCancel: () => void;
}

/** The form of a thing that is all name. */
export function NameForm(props: NameFormProps) {
  const { label, required, name = "", notice, onSave, onCancel } = props;
  const [saving, setSaving] = useState(false);
  const form = useForm({
    initialValues: { name },
    validate: { name: (typed) => (typed.trim() === "" ? required : null) },
  });
  const allowNavigation = useLeaveGuard(form.isDirty(), t("dialog.leave"));
  const focus = () => form.getInputNode("name")?.focus();

  const submit = async (typed: { name: string }) => {
    setSaving(true);
    const wrong = await onSave(typed.name.trim(), allowNavigation);
    setSaving(false);
    if (!wrong) return;
    form.setFieldError("name", wrong);
    focus();
  };

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focus)}>
      <FormError>{notice}</FormError>
      <TextInput
        label={label}
        required
        maxLength={maxLength.referenceName}
        {...form.getInputProps("name")}
      />
      <div className={classes.buttons}>
        <ActionPair
          action={t("reference.save")}
          cancel={t("reference.cancel")}
          loading={saving}
          onCancel={onCancel}
        />
      </div>
    </form>
  );
}
