import { Alert, Button, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { errorMessage, parseApiError } from "../../../apollo/apiError";
import { t } from "../../../shared/messages/t";
import type { FormErrors } from "../../../shared/form/fieldErrors";
import { FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { SecondFactorForm } from "./SecondFactorForm";
import { useLogin } from "./useLogin";

interface LoginFormProps {
  /** Why somebody was sent here. */
  reason?: string | undefined;
  /** Called once the session has begun. */
  onDone?: () => void;
}

/** Email and password, and then a code where the account has a second factor. */
export function LoginForm({ reason, onDone }: LoginFormProps) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [restartReason, setRestartReason] = useState<string>();
  if (challenge === null) {
    return (
      <PasswordForm
        reason={restartReason ?? reason}
        onDone={() => onDone?.()}
        onChallenge={setChallenge}
      />
    );
  }
  const restart = (why?: string) => {
    setRestartReason(why);
    setChallenge(null);
  };
  return <SecondFactorForm challenge={challenge} onDone={() => onDone?.()} onRestart={restart} />;
}

interface PasswordFormProps {
  reason: string | undefined;
  onDone: () => void;
  /** Called if the password was right and a second factor is needed. */
  onChallenge: (challenge: string) => void;
}

/** Email and password; an error is shown above them. */
function PasswordForm({ reason, onChallenge, onDone }: PasswordFormProps) {
  const login = useLogin();
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "", password: "" } });
  const { submit, submitting } = useSubmit(form, ({ email, password }) => login(email, password), {
    asVisitor: true,
    onSuccess: onDone,
    toFormErrors(error): FormErrors {
      const { challenge } = parseApiError(error) ?? {};
      if (challenge === undefined) return { root: loginError(error) };
      onChallenge(challenge);
      return {};
    },
  });

  return (
    <form className={classes.form} onSubmit={form.onSubmit(submit)}>
      <FormError>{form.errors["root"]}</FormError>
      {!form.errors["root"] && reason && (
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
      <Button type="submit" loading={submitting} fullWidth>
        {t("login.submit")}
      </Button>
    </form>
  );
}

function loginError(error: unknown): string {
  const code = parseApiError(error)?.code;
  if (code === "UNAUTHENTICATED") return t("login.invalid");
  if (code === "ACCOUNT_BANNED") return errorMessage(error) || t("login.banned");
  return errorMessage(error);
}
