import { Alert, Button, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { errorMessage, parseApiError } from "../../../apollo/apiError";
import { t } from "../../../shared/messages/t";
import { FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { useLogin } from "./useLogin";

interface LoginFormProps {
  /** Why somebody was sent here. */
  reason?: string | undefined;
  /** Told when the session is there. */
  onDone?: () => void;
}

/** Email and password; what the server says stands above them. */
export function LoginForm({ reason, onDone }: LoginFormProps) {
  const login = useLogin();
  const [error, setError] = useState<string>();
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "", password: "" } });

  const submit = async ({ email, password }: { email: string; password: string }) => {
    setError(undefined);
    try {
      await login(email, password);
      onDone?.();
    } catch (failure) {
      setError(loginError(failure));
    }
  };

  return (
    <form className={classes.form} onSubmit={form.onSubmit(submit)}>
      <FormError>{error}</FormError>
      {!error && reason && (
        <Alert role="alert" color="gray" className={classes.alert}>
          {reason}
        </Alert>
      )}
      <TextInput
        label={t("login.email")}
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        key={form.key("email")}
        {...form.getInputProps("email")}
      />
      <PasswordInput
        label={t("login.password")}
        autoComplete="current-password"
        required
        withAsterisk={false}
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
      <Button type="submit" loading={form.submitting} fullWidth>
        {t("login.submit")}
      </Button>
    </form>
  );
}

function loginError(failure: unknown): string {
  const code = parseApiError(failure)?.code;
  if (code === "UNAUTHENTICATED") return t("login.invalid");
  if (code === "ACCOUNT_BANNED") return errorMessage(failure) || t("login.banned");
  return errorMessage(failure);
}
