import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { parseApiError } from "../../../shared/apollo/apiError";
import { FormDone, FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { useRequestPasswordResetMutation } from "./PasswordReset.generated";

/** Requests a reset link by mail; the button is disabled until the email changes. */
export function ForgotPasswordForm() {
  const [request] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ initialValues: { email: "" } });
  const { email } = form.values;
  const { submit, submitting } = useSubmit(
    form,
    async (variables) => {
      setSentTo(undefined);
      await request({ variables });
      return variables.email;
    },
    {
      onSuccess: setSentTo,
      toFormErrors: (error) => ({
        root: parseApiError(error)?.message || t("forgotPassword.failed"),
      }),
    },
  );

  return (
    <form className={classes.form} onSubmit={form.onSubmit(submit)}>
      <FormError>{form.errors["root"]}</FormError>
      {sentTo !== undefined && <FormDone>{t("forgotPassword.sent")}</FormDone>}
      <TextInput
        label={t("forgotPassword.email")}
        type="email"
        autoComplete="email"
        required
        withAsterisk={false}
        {...form.getInputProps("email")}
      />
      <Button type="submit" loading={submitting} disabled={email === sentTo} fullWidth>
        {t("forgotPassword.submit")}
      </Button>
    </form>
  );
}
