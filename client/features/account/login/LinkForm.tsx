import "../../../shared/ui/fieldStyles";
import { Alert, Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Link } from "react-router-dom";
import { parseApiError } from "../../../shared/apollo/apiError";
import type { FormErrors } from "../../../shared/form/fieldErrors";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { paths } from "../../../shared/paths";
import { t } from "../../../shared/messages/t";
import { CurrentPassword } from "../CurrentPassword";
import { loginErrorMessage } from "./loginErrorMessage";
import type { SecondStep } from "./SecondStep";
import { useLinkOpenIdLogin } from "./useOpenIdLogin";

interface LinkFormProps {
  /** The challenge from the login at the provider. */
  challenge: string;
  /** The reason for requiring the password. */
  reason: string;
  /** Continues the login if a second factor is required. */
  onSecondStep: (step: SecondStep) => void;
}

const rules = {
  password: (password: string) => (password === "" ? t("twoFactor.passwordRequired") : null),
};

/** Requires the password of an account before linking it to the provider's account. */
export function LinkForm({ challenge, reason, onSecondStep }: LinkFormProps) {
  const link = useLinkOpenIdLogin();
  const form = useForm({ mode: "uncontrolled", initialValues: { password: "" }, validate: rules });
  const { submit, submitting } = useSubmit(form, ({ password }) => link(challenge, password), {
    asVisitor: true,
    onSuccess: () => undefined,
    toFormErrors(error): FormErrors {
      const { challenge: next, code, message, passkeyOptions } = parseApiError(error) ?? {};
      if (code !== "SECOND_FACTOR_REQUIRED" || next === undefined) {
        return code === "UNAUTHENTICATED" && message
          ? { password: message }
          : { root: loginErrorMessage(error) };
      }
      onSecondStep({ challenge: next, passkeyOptions });
      return {};
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{form.errors["root"]}</FormError>
      <Alert role="status" color="gray" className={classes.alert}>
        {reason}
      </Alert>
      <CurrentPassword
        label={t("login.password")}
        data-autofocus
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
      <Button type="submit" loading={submitting} fullWidth>
        {t("openId.link")}
      </Button>
      <p className={classes.other}>
        <Link to={paths.forgotPassword()}>{t("login.forgot")}</Link>
      </p>
    </form>
  );
}
