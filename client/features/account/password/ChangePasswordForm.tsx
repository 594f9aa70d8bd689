import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { errorResponse } from "../../../apollo/apiError";
import { isSessionError } from "../../../shared/showError";
import { FormDone, FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import classes from "../../../shared/form/form.module.css";
import { t } from "../../../shared/messages/t";
import { useSettings } from "../../../shared/SettingsContext";
import { useChangePasswordMutation } from "./ChangePassword.generated";
import { type PasswordDraft, passwordRules } from "./passwordRules";

const empty: PasswordDraft = { currentPassword: "", newPassword: "", confirm: "" };

/** Another password for oneself, proven by the one so far. */
export function ChangePasswordForm() {
  const settings = useSettings();
  const [change] = useChangePasswordMutation();
  const [error, setError] = useState<string>();
  const [done, setDone] = useState(false);
  const form = useForm({ initialValues: empty, validate: passwordRules(settings) });

  const submit = async ({ currentPassword, newPassword }: PasswordDraft) => {
    setError(undefined);
    setDone(false);
    try {
      await change({ variables: { input: { currentPassword, newPassword } } });
      form.reset();
      setDone(true);
    } catch (failure) {
      handleError(failure);
    }
  };

  const handleError = (failure: unknown) => {
    if (isSessionError(failure)) return;
    const answer = errorResponse(failure);
    if (!answer) setError(t("changePassword.networkFailed"));
    else if (/current password/i.test(answer.body)) {
      form.setFieldError("currentPassword", t("changePassword.wrongCurrent"));
    } else form.setFieldError("newPassword", answer.body || t("changePassword.failed"));
  };

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{error}</FormError>
      {done && <FormDone>{t("changePassword.done")}</FormDone>}
      <PasswordInput
        label={t("changePassword.current")}
        autoComplete="current-password"
        required
        withAsterisk={false}
        {...form.getInputProps("currentPassword")}
      />
      <PasswordInput
        label={t("changePassword.new")}
        description={t("changePassword.newHelp", { min: settings.passwordMinLength })}
        autoComplete="new-password"
        required
        withAsterisk={false}
        {...form.getInputProps("newPassword")}
      />
      <PasswordInput
        label={t("changePassword.confirm")}
        autoComplete="new-password"
        required
        withAsterisk={false}
        {...form.getInputProps("confirm")}
      />
      <Button type="submit" loading={form.submitting} fullWidth>
        {t("changePassword.submit")}
      </Button>
    </form>
  );
}
