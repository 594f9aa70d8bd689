import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import type { Settings } from "../../../../shared/settings";
import { errorResponse, errorMessage, parseApiError } from "../../../apollo/apiError";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import classes from "../../../shared/form/form.module.css";
import { t } from "../../../shared/messages/t";
import { useSettings } from "../../../shared/SettingsContext";
import { useResetPasswordMutation } from "./PasswordReset.generated";

const rules = ({ passwordMinLength: min }: Settings) => ({
  newPassword(password: string): string | null {
    if (password === "") return t("resetPassword.required");
    return password.length < min ? t("resetPassword.tooShort", { min }) : null;
  },
});

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** The server would not take the token. */
  onRefused: () => void;
}

/** A new password in place of the forgotten one. */
export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const settings = useSettings();
  const [reset] = useResetPasswordMutation();
  const [error, setError] = useState<string>();
  const form = useForm({ initialValues: { newPassword: "" }, validate: rules(settings) });

  const submit = async ({ newPassword }: { newPassword: string }) => {
    setError(undefined);
    try {
      await reset({ variables: { input: { token, newPassword } } });
      onDone();
    } catch (failure) {
      const apiError = parseApiError(failure);
      if (apiError?.field === "newPassword") form.setFieldError("newPassword", apiError.message);
      else if (errorResponse(failure)) onRefused();
      // The link may still be good: nobody was asked.
      else setError(errorMessage(failure));
    }
  };

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{error}</FormError>
      <PasswordInput
        label={t("resetPassword.password")}
        description={t("resetPassword.passwordHelp", { min: settings.passwordMinLength })}
        autoComplete="new-password"
        required
        withAsterisk={false}
        {...form.getInputProps("newPassword")}
      />
      <Button type="submit" loading={form.submitting} fullWidth>
        {t("resetPassword.submit")}
      </Button>
    </form>
  );
}
