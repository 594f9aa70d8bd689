import "../../../shared/ui/fieldStyles";
import { useForm } from "@mantine/form";
import { focusFirst } from "../../../shared/form/focusFirst";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { CurrentPassword } from "../CurrentPassword";
import { FormDialog } from "../twoFactor/FormDialog";
import { useRemoveOpenIdLoginMutation } from "./RemoveOpenIdLogin.generated";

interface RemoveOpenIdDialogProps {
  /** The provider's name. */
  name: string;
  onRemoved: () => void;
  onClose: () => void;
}

const rules = {
  password: (password: string) => (password === "" ? t("twoFactor.passwordRequired") : null),
};

/** Requires the password before removing the link to the provider's account. */
export function RemoveOpenIdDialog({ name, onClose, onRemoved }: RemoveOpenIdDialogProps) {
  const [remove] = useRemoveOpenIdLoginMutation();
  const fields = useForm({ initialValues: { password: "" }, validate: rules });
  const { submit, submitting } = useSubmit(fields, (variables) => remove({ variables }), {
    onSuccess: onRemoved,
  });
  return (
    <FormDialog
      title={t("openId.remove")}
      help={t("openId.removeHelp", { name })}
      action={t("openId.remove")}
      submitting={submitting}
      error={fields.errors["root"]}
      onSubmit={fields.onSubmit(submit, focusFirst(fields))}
      onClose={onClose}
    >
      <CurrentPassword
        label={t("twoFactor.password")}
        data-autofocus
        {...fields.getInputProps("password")}
      />
    </FormDialog>
  );
}
