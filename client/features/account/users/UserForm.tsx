import { Switch, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxLength } from "../../../../shared/inputLimits";
import { parseApiError } from "../../../apollo/apiError";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import classes from "../../../shared/form/form.module.css";
import { useLeaveGuard } from "../../../shared/form/useLeaveGuard";
import { ActionPair } from "../../../shared/ui/ActionPair";
import { t } from "../../../shared/messages/t";
import { type UserDraft, userRules } from "./userRules";

interface UserFormProps {
  initial: UserDraft;
  /** Something to know before sending, such as a newer version. */
  notice?: string | undefined;
  /** Saves; throws what the server says. */
  onSave: (user: UserDraft) => Promise<void>;
  /** Where to go once it is saved. */
  onSaved: () => void;
  onCancel: () => void;
}

/** What an account says of a person. */
export function UserForm({ initial, notice, onCancel, onSave, onSaved }: UserFormProps) {
  const form = useForm({ initialValues: initial, validate: userRules });
  const allowNavigation = useLeaveGuard(form.isDirty(), t("userForm.leave"));

  const submit = async (draft: UserDraft) => {
    try {
      await onSave(draft);
    } catch (failure) {
      const apiError = parseApiError(failure);
      if (!apiError?.field) return;
      form.setFieldError(apiError.field, apiError.message);
      form.getInputNode(apiError.field)?.focus();
      return;
    }
    allowNavigation();
    onSaved();
  };

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{notice}</FormError>
      <TextInput
        label={t("userForm.username")}
        autoComplete="off"
        required
        withAsterisk={false}
        maxLength={maxLength.username}
        {...form.getInputProps("name")}
      />
      <TextInput
        label={t("userForm.email")}
        type="email"
        autoComplete="off"
        required
        withAsterisk={false}
        maxLength={maxLength.email}
        {...form.getInputProps("email")}
      />
      <Switch
        label={t("userForm.showsEmail")}
        description={t("userForm.showsEmailHelp")}
        size="md"
        {...form.getInputProps("showsEmail", { type: "checkbox" })}
      />
      <div className={classes.buttons}>
        <ActionPair
          action={t("userForm.save")}
          cancel={t("userForm.cancel")}
          loading={form.submitting}
          onCancel={onCancel}
        />
      </div>
    </form>
  );
}
