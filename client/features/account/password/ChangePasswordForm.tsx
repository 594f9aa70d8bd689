import "../../../shared/ui/fieldStyles";
import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { parseApiError } from "../../../shared/apollo/apiError";
import type { FormErrors } from "../../../shared/form/fieldErrors";
import { focusFirst } from "../../../shared/form/focusFirst";
import { FormDone, FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { useSettings } from "../../../shared/SettingsContext";
import { CurrentPassword } from "../CurrentPassword";
import { useChangePasswordMutation } from "./ChangePassword.generated";
import { makeChangeRules, type PasswordDraft } from "./passwordFormRules";

const empty: PasswordDraft = { currentPassword: "", newPassword: "", confirm: "" };

/** Assigns errors to the new password, unless the server names the current one. */
function toFormErrors(error: unknown): FormErrors {
  const apiError = parseApiError(error);
  if (!apiError) return { root: t("changePassword.networkFailed") };
  return apiError.field === "currentPassword"
    ? { currentPassword: t("changePassword.wrongCurrent") }
    : { newPassword: apiError.message || t("changePassword.failed") };
}

/** A form that changes the viewer's password after checking the current one. */
export function ChangePasswordForm() {
  const settings = useSettings();
  const [change] = useChangePasswordMutation();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState(false);
  const form = useForm({ initialValues: empty, validate: makeChangeRules(settings) });
  const { submit, submitting } = useSubmit(
    form,
    ({ currentPassword, newPassword }) => {
      setDone(false);
      return change({ variables: { input: { currentPassword, newPassword } } });
    },
    {
      toFormErrors,
      onSuccess() {
        form.reset();
        setDone(true);
        // The screens reload, because the restrictions of a generated password no longer apply.
        void revalidate();
      },
    },
  );

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{form.errors["root"]}</FormError>
      {done && <FormDone>{t("changePassword.done")}</FormDone>}
      <CurrentPassword
        label={t("changePassword.current")}
        {...form.getInputProps("currentPassword")}
      />
      <PasswordInput
        label={t("changePassword.new")}
        description={t("passwordRules.help", { min: settings.passwordMinLength })}
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
      <Button type="submit" loading={submitting} fullWidth>
        {t("changePassword.submit")}
      </Button>
    </form>
  );
}
