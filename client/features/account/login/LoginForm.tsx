import { Alert, Button, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { errorMessage, parseApiError } from "../../../apollo/apiError";
import { t } from "../../../shared/messages/t";
import { FormError } from "../../../shared/form/FormAlert";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { useLogin } from "./useLogin";

interface LoginFormProps {
  /** Why somebody was sent here. */
  reason?: string | undefined;
  /** Called once the session has begun. */
  onDone?: () => void;
}

/** Email and password; an error is shown above them. */
export function LoginForm({ reason, onDone }: LoginFormProps) {
  const login = useLogin();
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "", password: "" } });
  const { submit, submitting } = useSubmit(form, ({ email, password }) => login(email, password), {
    asVisitor: true,
    onSuccess: () => onDone?.(),
    toFormErrors: (error) => ({ root: loginError(error) }),
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
