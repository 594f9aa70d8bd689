import "../../../shared/ui/fieldStyles";
import { Button, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import form from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";

interface PasswordFormProps<Result> {
  submitLabel: string;
  mutate: (password: string) => Promise<Result>;
  onSuccess: (result: Result) => void;
}

const rules = {
  password: (password: string) => (password === "" ? t("twoFactor.passwordRequired") : null),
};

/** Requires the viewer's password before an action. */
export function PasswordForm<Result>({
  mutate,
  onSuccess,
  submitLabel,
}: PasswordFormProps<Result>) {
  const fields = useForm({ initialValues: { password: "" }, validate: rules });
  const { submit, submitting } = useSubmit(fields, ({ password }) => mutate(password), {
    onSuccess,
  });
  return (
    <form className={form.form} noValidate onSubmit={fields.onSubmit(submit, focusFirst(fields))}>
      <FormError>{fields.errors["root"]}</FormError>
      <PasswordInput
        label={t("twoFactor.password")}
        autoComplete="current-password"
        required
        withAsterisk={false}
        {...fields.getInputProps("password")}
      />
      <Button type="submit" loading={submitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
