import "../../../shared/ui/fieldStyles";
import { Alert, Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { parseApiError } from "../../../shared/apollo/apiError";
import { t } from "../../../shared/messages/t";
import type { FormErrors } from "../../../shared/form/fieldErrors";
import { FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { loginErrorMessage } from "./loginErrorMessage";
import { PasskeyButton } from "./PasskeyButton";
import { SecondFactorForm } from "./SecondFactorForm";
import type { SecondStep } from "./SecondStep";
import { useLoginMutation } from "./Login.generated";
import { asVisitor, startSession } from "./startSession";
import { useApolloClient } from "@apollo/client/react";
import { signWithPasskey } from "../../../shared/passkeys";
import { CurrentPassword } from "../CurrentPassword";
import {
  fetchPasskeyLoginOptions,
  useLoginWithPasskeyMutation,
} from "./LoginWithPasskey.generated";

/** Logs in with a passkey and starts the session. Throws the server's or the browser's error. */
function useLoginWithPasskey(): () => Promise<void> {
  const client = useApolloClient();
  const [login] = useLoginWithPasskeyMutation({ context: asVisitor });
  return async () => {
    const { data: options } = await fetchPasskeyLoginOptions(client);
    const response = await signWithPasskey(options?.passkeyLoginOptions);
    const { data } = await login({ variables: { response } });
    startSession(data?.loginWithPasskey);
  };
}

/** Logs in and starts the session. Throws the server's error. */
function useLogin(): (email: string, password: string) => Promise<void> {
  const [login] = useLoginMutation({ context: asVisitor });
  return async (email, password) => {
    const { data } = await login({ variables: { input: { email, password } } });
    startSession(data?.login);
  };
}

interface LoginFormProps {
  /** The reason for the redirect to this page. */
  reason?: string | undefined;
  /** Runs after the session has begun. */
  onDone?: () => void;
}

/** A form for the email and the password, then for a code if the account has a second factor. */
export function LoginForm({ reason, onDone }: LoginFormProps) {
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const [restartReason, setRestartReason] = useState<string>();
  if (secondStep === null) {
    return (
      <PasswordForm
        reason={restartReason ?? reason}
        onDone={() => onDone?.()}
        onSecondStep={setSecondStep}
      />
    );
  }
  const restart = (message?: string) => {
    setRestartReason(message);
    setSecondStep(null);
  };
  return <SecondFactorForm {...secondStep} onDone={() => onDone?.()} onRestart={restart} />;
}

interface PasswordFormProps {
  reason: string | undefined;
  onDone: () => void;
  /** Runs if the password is correct and a second factor is required. */
  onSecondStep: (step: SecondStep) => void;
}

/** A form for the email and the password, with errors above the fields. */
function PasswordForm({ reason, onDone, onSecondStep }: PasswordFormProps) {
  const login = useLogin();
  const logInWithPasskey = useLoginWithPasskey();
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "", password: "" } });
  const { submit, submitting } = useSubmit(form, ({ email, password }) => login(email, password), {
    asVisitor: true,
    onSuccess: onDone,
    toFormErrors(error): FormErrors {
      const { challenge, passkeyOptions } = parseApiError(error) ?? {};
      if (challenge === undefined) return { root: loginError(error) };
      onSecondStep({ challenge, passkeyOptions });
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
      <CurrentPassword
        label={t("login.password")}
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
      <Button type="submit" loading={submitting} fullWidth>
        {t("login.submit")}
      </Button>
      <PasskeyButton
        label={t("login.passkey")}
        logIn={logInWithPasskey}
        onDone={onDone}
        onError={(error) => form.setErrors({ root: loginErrorMessage(error) })}
      />
    </form>
  );
}

function loginError(error: unknown): string {
  const isWrong = parseApiError(error)?.code === "UNAUTHENTICATED";
  return isWrong ? t("login.invalid") : loginErrorMessage(error);
}
