import "../../../shared/ui/fieldStyles";
import type { QueryRef } from "@apollo/client/react";
import { Button, Checkbox, PasswordInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { errorMessage, parseApiError } from "../../../shared/apollo/apiError";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import classes from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { useSettings } from "../../../shared/SettingsContext";
import { FactorList } from "./FactorList";
import { makeResetRules } from "./passwordFormRules";
import {
  type CheckPasswordResetQuery,
  useCheckPasswordReset,
  useResetPasswordMutation,
} from "./PasswordReset.generated";

/** The factors of a valid link's account. */
export type FactorsQuery = QueryRef<CheckPasswordResetQuery>;

interface ResetPasswordFormProps {
  token: string;
  query: FactorsQuery;
  onDone: () => void;
  /** Runs if the server rejects the token. */
  onInvalid: () => void;
}

/** A form for a new password, and for keeping or removing the account's factors. */
export function ResetPasswordForm({ token, query, onDone, onInvalid }: ResetPasswordFormProps) {
  const settings = useSettings();
  const { passwordResetFactors: factors } = useCheckPasswordReset(query);
  const [reset] = useResetPasswordMutation();
  const form = useForm({
    initialValues: { newPassword: "", keepFactors: false },
    validate: makeResetRules(settings),
  });
  const { submit, submitting } = useSubmit(
    form,
    (values) => reset({ variables: { input: { token, ...values } } }),
    {
      onSuccess: onDone,
      // The link may still be valid if there was no response.
      toFormErrors: (error) => (parseApiError(error) ? null : { root: errorMessage(error) }),
      onError: onInvalid,
    },
  );

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>{form.errors["root"]}</FormError>
      <PasswordInput
        label={t("resetPassword.password")}
        description={t("passwordRules.help", { min: settings.passwordMinLength })}
        autoComplete="new-password"
        required
        withAsterisk={false}
        {...form.getInputProps("newPassword")}
      />
      {factors.length > 0 && (
        <FactorList factors={factors}>
          <Checkbox
            size="md"
            label={t("resetPassword.keepFactors")}
            description={t("resetPassword.keepFactorsHelp")}
            {...form.getInputProps("keepFactors", { type: "checkbox" })}
          />
        </FactorList>
      )}
      <Button type="submit" loading={submitting} fullWidth>
        {t("resetPassword.submit")}
      </Button>
    </form>
  );
}
