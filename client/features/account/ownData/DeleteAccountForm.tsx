import "../../../shared/ui/fieldStyles";
import { Button, PasswordInput, Switch } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import form from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { paths } from "../../../shared/paths";
import { toast } from "../../../shared/toast";
import { useForgetSession } from "../login/useForgetSession";
import { useDeleteAccountMutation } from "./DeleteAccount.generated";
import classes from "./ownData.module.css";

const initialValues = { password: "", keepRecipes: true, keepReviews: true };

const rules = {
  password: (password: string) => (password === "" ? t("ownData.passwordRequired") : null),
};

/** Deletes the viewer's account after checking the password. */
export function DeleteAccountForm() {
  const heading = useId();
  const navigate = useNavigate();
  const forgetSession = useForgetSession();
  const [deleteAccount] = useDeleteAccountMutation();
  const fields = useForm({ initialValues, validate: rules });
  const { submit, submitting } = useSubmit(
    fields,
    (input) => deleteAccount({ variables: { input } }),
    {
      async onSuccess() {
        await forgetSession();
        toast.success(t("ownData.deleted"));
        await navigate(paths.home());
      },
    },
  );
  const { root } = fields.errors;

  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{t("ownData.deleteTitle")}</h2>
      <p className={classes.help}>{t("ownData.deleteHelp")}</p>
      <form className={form.form} noValidate onSubmit={fields.onSubmit(submit, focusFirst(fields))}>
        <FormError>{root}</FormError>
        <Switch
          size="md"
          label={t("ownData.keepRecipes")}
          description={t("ownData.keepRecipesHelp")}
          {...fields.getInputProps("keepRecipes", { type: "checkbox" })}
        />
        <Switch
          size="md"
          label={t("ownData.keepReviews")}
          description={t("ownData.keepReviewsHelp")}
          {...fields.getInputProps("keepReviews", { type: "checkbox" })}
        />
        <PasswordInput
          label={t("ownData.password")}
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...fields.getInputProps("password")}
        />
        <Button type="submit" loading={submitting}>
          {t("ownData.delete")}
        </Button>
      </form>
    </section>
  );
}
