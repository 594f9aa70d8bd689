import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { parseApiError } from "../../../shared/apollo/apiError";
import type { FormErrors } from "../../../shared/form/fieldErrors";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { signWithPasskey } from "../../../shared/passkeys";
import { loginErrorMessage } from "./loginErrorMessage";
import { PasskeyButton } from "./PasskeyButton";
import type { SecondFactorInput } from "../../../shared/apollo/schema.generated";
import { useCompleteLoginMutation } from "./CompleteLogin.generated";
import { asVisitor, startSession } from "./startSession";

/** A code, or the response of a passkey. */
type Proof = Pick<SecondFactorInput, "code" | "passkey">;

/** Completes a login and starts the session. Throws the server's error. */
function useCompleteLogin(): (challenge: string, proof: Proof) => Promise<void> {
  const [completeLogin] = useCompleteLoginMutation({ context: asVisitor });
  return async (challenge, proof) => {
    const { data } = await completeLogin({ variables: { input: { challenge, ...proof } } });
    startSession(data?.completeLogin);
  };
}

interface SecondFactorFormProps {
  /** The challenge from the first step of the login. */
  challenge: string;
  /** Options for signing with a passkey instead of typing a code. */
  passkeyOptions: object | undefined;
  /** Runs after the session has begun. */
  onDone: () => void;
  /** Runs if the login has to restart, with an optional reason. */
  onRestart: (reason?: string) => void;
}

const rules = {
  code: (code: string) => (code.trim() === "" ? t("secondFactor.codeRequired") : null),
};

/** The second step of a login. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { challenge, onDone, onRestart, passkeyOptions } = props;
  const completeLogin = useCompleteLogin();
  const form = useForm({ mode: "uncontrolled", initialValues: { code: "" }, validate: rules });
  const toFormErrors = (error: unknown): FormErrors | null => {
    const { code, field, message } = parseApiError(error) ?? {};
    if (code === "UNAUTHENTICATED") onRestart(message);
    return field === "code" ? null : { root: loginErrorMessage(error) };
  };
  const { submit, submitting } = useSubmit(form, ({ code }) => completeLogin(challenge, { code }), {
    asVisitor: true,
    onSuccess: onDone,
    toFormErrors,
  });
  const logInWithPasskey = async () =>
    completeLogin(challenge, { passkey: await signWithPasskey(passkeyOptions) });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{form.errors["root"]}</FormError>
      <TextInput
        label={t("secondFactor.code")}
        description={t("secondFactor.codeHelp")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        ref={(input) => input?.focus()}
        required
        withAsterisk={false}
        key={form.key("code")}
        {...form.getInputProps("code")}
      />
      <Button type="submit" loading={submitting} fullWidth>
        {t("secondFactor.submit")}
      </Button>
      {passkeyOptions && (
        <PasskeyButton
          label={t("secondFactor.passkey")}
          logIn={logInWithPasskey}
          onDone={onDone}
          onError={(error) => form.setErrors(toFormErrors(error) ?? {})}
        />
      )}
      <Button variant="default" fullWidth onClick={() => onRestart()}>
        {t("secondFactor.restart")}
      </Button>
    </form>
  );
}
