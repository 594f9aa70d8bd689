import { Button, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { errorMessage, parseApiError } from "../../../apollo/apiError";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { useCompleteLogin } from "./useCompleteLogin";

interface SecondFactorFormProps {
  /** What the first step of the login has resulted in. */
  challenge: string;
  /** Called once the session has begun. */
  onDone: () => void;
  /** Called if the login has to begin anew, with the reason if there is one. */
  onRestart: (reason?: string) => void;
}

const rules = {
  code: (code: string) => (code.trim() === "" ? t("secondFactor.codeRequired") : null),
};

/** The second step of a login. */
export function SecondFactorForm({ challenge, onDone, onRestart }: SecondFactorFormProps) {
  const completeLogin = useCompleteLogin();
  const form = useForm({ mode: "uncontrolled", initialValues: { code: "" }, validate: rules });
  const { submit, submitting } = useSubmit(form, ({ code }) => completeLogin(challenge, code), {
    asVisitor: true,
    onSuccess: onDone,
    toFormErrors(error) {
      const { code, field, message } = parseApiError(error) ?? {};
      if (code === "UNAUTHENTICATED") onRestart(message);
      return field === "code" ? null : { root: errorMessage(error) };
    },
  });
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
      <Button variant="default" fullWidth onClick={() => onRestart()}>
        {t("secondFactor.restart")}
      </Button>
    </form>
  );
}
