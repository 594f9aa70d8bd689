import "../../../shared/ui/fieldStyles";
import { Switch } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "react-router-dom";
import { FormError } from "../../../shared/form/FormAlert";
import { focusFirst } from "../../../shared/form/focusFirst";
import form from "../../../shared/form/form.module.css";
import { useSubmit } from "../../../shared/form/useSubmit";
import { t } from "../../../shared/messages/t";
import { paths } from "../../../shared/paths";
import { toast } from "../../../shared/toast";
import { ActionPair } from "../../../shared/ui/ActionPair";
import { CurrentPassword } from "../CurrentPassword";
import { useForgetSession } from "../login/useForgetSession";
import { useDeleteAccountMutation } from "./DeleteAccount.generated";

const initialValues = { password: "", keepRecipes: true, keepReviews: true };

const rules = {
  password: (password: string) => (password === "" ? t("ownData.passwordRequired") : null),
};

/** Deletes the viewer's account after checking the password. */
export function DeleteAccountForm({ onClose }: { onClose: () => void }) {
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
      <CurrentPassword
        label={t("ownData.password")}
        autoFocus
        {...fields.getInputProps("password")}
      />
      <div className={form.buttons}>
        <ActionPair
          action={t("ownData.delete")}
          cancel={t("twoFactor.cancel")}
          loading={submitting}
          onCancel={onClose}
        />
      </div>
    </form>
  );
}
