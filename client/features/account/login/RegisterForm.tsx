import "../../../shared/ui/fieldStyles";
import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useId, useState } from "react";
import { maxLength } from "../../../../shared/inputLimits";
import { parseApiError } from "../../../shared/apollo/apiError";
import type { FormErrors } from "../../../shared/form/fieldErrors";
import { FormDone, FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { currentLocale } from "../../../shared/messages/locale";
import { t } from "../../../shared/messages/t";
import { useSettings } from "../../../shared/SettingsContext";
import { useRegisterMutation } from "./Register.generated";

const empty = { name: "", email: "", password: "", confirm: "" };

/**
 * Validates the repeated password, because scripts and password managers can submit a form without
 * its disabled button.
 */
const validate = ({ password, confirm }: typeof empty): FormErrors =>
  password === confirm ? {} : { root: t("register.noMatch") };

/** Describes the values that are missing before the form can be submitted. */
function describeMissing({ name, email, password, confirm }: typeof empty, min: number): string {
  const isLong = password.length >= min;
  const missing = [
    name.trim() === "" && t("register.missing.username"),
    email.trim() === "" && t("register.missing.email"),
    password === "" && t("register.missing.password"),
    password !== "" && !isLong && t("register.missing.longPassword", { min }),
    (confirm === "" || !isLong) && t("register.missing.confirm"),
  ].filter((part) => part !== false);
  if (missing.length === 0) return t("register.missing.different");
  const list = new Intl.ListFormat(currentLocale(), { type: "conjunction" });
  return t("register.missing.list", { list: list.format(missing) });
}

/** A form for a new account. Submitting is disabled until the two passwords match. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const { passwordMinLength: min } = useSettings();
  const [register] = useRegisterMutation();
  const [done, setDone] = useState(false);
  const form = useForm({ initialValues: empty, validate });
  const { password, confirm } = form.values;
  const match = password === confirm;
  const ready = match && password.length >= min;
  const hint = useId();
  const { submit, submitting } = useSubmit(
    form,
    ({ name, email, password }) => register({ variables: { input: { name, email, password } } }),
    {
      onSuccess() {
        setDone(true);
        onDone();
      },
      toFormErrors: (error) => ({ root: registerError(error) }),
    },
  );

  return (
    <form className={classes.form} onSubmit={form.onSubmit(submit)}>
      <FormError>{form.errors["root"]}</FormError>
      {done && <FormDone>{t("register.done")}</FormDone>}
      <TextInput
        label={t("register.username")}
        autoComplete="username"
        required
        withAsterisk={false}
        maxLength={maxLength.username}
        {...form.getInputProps("name")}
      />
      <TextInput
        label={t("register.email")}
        type="email"
        autoComplete="email"
        required
        withAsterisk={false}
        {...form.getInputProps("email")}
      />
      <PasswordInput
        label={t("register.password")}
        description={t("passwordRules.help", { min })}
        autoComplete="new-password"
        required
        withAsterisk={false}
        minLength={min}
        {...form.getInputProps("password")}
      />
      <PasswordInput
        label={t("register.confirm")}
        autoComplete="new-password"
        required
        withAsterisk={false}
        minLength={min}
        {...form.getInputProps("confirm")}
      />
      <p className={classes.hint} role="status" data-good={match || undefined}>
        {confirm !== "" && (match ? t("register.match") : t("register.mustMatch"))}
      </p>
      <Button
        type="submit"
        loading={submitting}
        disabled={!ready || done}
        aria-describedby={ready ? undefined : hint}
        fullWidth
      >
        {t("register.submit")}
      </Button>
      {!ready && (
        <p id={hint} className={classes.missing}>
          {describeMissing(form.values, min)}
        </p>
      )}
    </form>
  );
}

function registerError(error: unknown): string {
  const apiError = parseApiError(error);
  return apiError ? t("register.failed", { text: apiError.message }) : t("register.networkFailed");
}
