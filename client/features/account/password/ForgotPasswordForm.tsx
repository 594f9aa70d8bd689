import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { errorResponse } from "../../../apollo/apiError";
import { FormDone, FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { t } from "../../../shared/messages/t";
import { useRequestPasswordResetMutation } from "./PasswordReset.generated";

/** Asks for a link by mail; held for an email that one was just asked for. */
export function ForgotPasswordForm() {
  const [request] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string>();
  const [error, setError] = useState<string>();
  const form = useForm({ initialValues: { email: "" } });
  const { email } = form.values;

  const submit = async ({ email }: { email: string }) => {
    setError(undefined);
    setSentTo(undefined);
    try {
      await request({ variables: { email } });
      setSentTo(email);
    } catch (failure) {
      // It was not sent, so the same email may be tried again.
      setError(errorResponse(failure)?.body || t("forgotPassword.failed"));
    }
  };

  return (
    <form className={classes.form} onSubmit={form.onSubmit(submit)}>
      <FormError>{error}</FormError>
      {sentTo !== undefined && <FormDone>{t("forgotPassword.sent")}</FormDone>}
      <TextInput
        label={t("forgotPassword.email")}
        type="email"
        autoComplete="email"
        required
        withAsterisk={false}
        {...form.getInputProps("email")}
      />
      <Button type="submit" loading={form.submitting} disabled={email === sentTo} fullWidth>
        {t("forgotPassword.submit")}
      </Button>
    </form>
  );
}
