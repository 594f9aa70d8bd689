import "../../../shared/ui/fieldStyles";
import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxLength } from "../../../../shared/inputLimits";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import form from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { createPasskey, PasskeyError } from "../../../shared/passkeys";
import { toast } from "../../../shared/toast";
import { ActionPair } from "../../../shared/ui/ActionPair";
import { CurrentPassword } from "../CurrentPassword";
import { useAddPasskeyMutation, usePreparePasskeyMutation } from "./Passkeys.generated";

interface AddPasskeyFormProps {
  /** Runs after the passkey is added, with any new recovery codes. */
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

const rules = {
  name: (name: string) => (name.trim() === "" ? t("passkeys.nameRequired") : null),
  password: (password: string) => (password === "" ? t("twoFactor.passwordRequired") : null),
};

/** A form that adds a passkey: its name, the password, then the browser's dialog. */
export function AddPasskeyForm({ onAdded, onClose }: AddPasskeyFormProps) {
  const [prepare] = usePreparePasskeyMutation({ fetchPolicy: "no-cache" });
  const [add] = useAddPasskeyMutation({ fetchPolicy: "no-cache" });
  const fields = useForm({ initialValues: { name: "", password: "" }, validate: rules });
  const { submit, submitting } = useSubmit(
    fields,
    async ({ name, password }) => {
      const { data } = await prepare({ variables: { password } });
      const response = await createPasskey(data?.preparePasskey);
      return add({ variables: { input: { name, response } } });
    },
    {
      onSuccess({ data }) {
        toast.success(t("passkeys.added"));
        onAdded(data?.addPasskey.recoveryCodes ?? []);
      },
      toFormErrors: (error) => (error instanceof PasskeyError ? { root: error.message } : null),
    },
  );
  return (
    <form className={form.form} noValidate onSubmit={fields.onSubmit(submit, focusFirst(fields))}>
      <FormError>{fields.errors["root"]}</FormError>
      <TextInput
        label={t("passkeys.name")}
        description={t("passkeys.nameHelp")}
        maxLength={maxLength.passkeyName}
        autoFocus
        required
        withAsterisk={false}
        {...fields.getInputProps("name")}
      />
      <CurrentPassword label={t("twoFactor.password")} {...fields.getInputProps("password")} />
      <div className={form.buttons}>
        <ActionPair
          action={t("passkeys.add")}
          cancel={t("twoFactor.cancel")}
          loading={submitting}
          onCancel={onClose}
        />
      </div>
    </form>
  );
}
