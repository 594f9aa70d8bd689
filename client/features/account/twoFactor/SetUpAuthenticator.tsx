import "../../../shared/ui/fieldStyles";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import form from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { ActionPair } from "../../../shared/ui/ActionPair";
import { CurrentPassword } from "../CurrentPassword";
import { ConfirmAuthenticatorForm } from "./ConfirmAuthenticatorForm";
import { useSetUpAuthenticatorMutation } from "./TwoFactor.generated";

interface SetUpAuthenticatorProps {
  /** Runs after the app is added, with the recovery codes. */
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

const rules = {
  password: (password: string) => (password === "" ? t("twoFactor.passwordRequired") : null),
};

/** Adds an authenticator app: password, QR code and confirmation. */
export function SetUpAuthenticator({ onClose, onCodes }: SetUpAuthenticatorProps) {
  const [setUp] = useSetUpAuthenticatorMutation({ fetchPolicy: "no-cache" });
  const [authenticator, setAuthenticator] = useState<{ key: string; uri: string } | null>(null);
  const fields = useForm({ initialValues: { password: "" }, validate: rules });
  const { submit, submitting } = useSubmit(fields, (variables) => setUp({ variables }), {
    onSuccess({ data }) {
      if (data) setAuthenticator(data.setUpAuthenticator);
    },
  });
  if (authenticator)
    return <ConfirmAuthenticatorForm authenticator={authenticator} onCodes={onCodes} />;
  return (
    <form className={form.form} noValidate onSubmit={fields.onSubmit(submit, focusFirst(fields))}>
      <FormError>{fields.errors["root"]}</FormError>
      <CurrentPassword
        label={t("twoFactor.password")}
        autoFocus
        {...fields.getInputProps("password")}
      />
      <div className={form.buttons}>
        <ActionPair
          action={t("twoFactor.continue")}
          cancel={t("twoFactor.cancel")}
          loading={submitting}
          onCancel={onClose}
        />
      </div>
    </form>
  );
}
