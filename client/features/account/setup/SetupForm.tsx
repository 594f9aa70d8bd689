import "../../../shared/ui/fieldStyles";
import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { maxLength } from "../../../../shared/inputLimits";
import { parseApiError } from "../../../shared/apollo/apiError";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { useSettings } from "../../../shared/SettingsContext";
import { showErrorToast } from "../../../shared/showError";
import { asVisitor, startSession } from "../login/startSession";
import { useCreateFirstAdminMutation } from "./Setup.generated";

interface SetupFormProps {
  /** The key from the setup link. */
  setupKey: string;
  /** Runs after the session of the new admin has begun. */
  onDone: () => void;
  /** Runs if the server rejects the key. */
  onInvalid: () => void;
}

const empty = { name: "", email: "", password: "" };

/** A form for the first admin's account. The server checks all fields. */
export function SetupForm({ setupKey, onDone, onInvalid }: SetupFormProps) {
  const { passwordMinLength: min } = useSettings();
  const [create] = useCreateFirstAdminMutation({ context: asVisitor });
  const form = useForm({ initialValues: empty });
  const { submit, submitting } = useSubmit(
    form,
    (values) => create({ variables: { input: { ...values, key: setupKey } } }),
    {
      asVisitor: true,
      onSuccess({ data }) {
        startSession(data?.createFirstAdmin);
        onDone();
      },
      onError(error) {
        if (parseApiError(error)?.field === "key") onInvalid();
        else showErrorToast(error);
      },
    },
  );

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
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
        {...form.getInputProps("password")}
      />
      <Button type="submit" loading={submitting} fullWidth>
        {t("setup.submit")}
      </Button>
    </form>
  );
}
