import "../../shared/ui/fieldStyles";
import { Checkbox, Switch, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { maxLength } from "../../../shared/inputLimits";
import { FormError } from "../../shared/form/FormAlert";
import { focusFirst } from "../../shared/form/focusFirst";
import classes from "../../shared/form/form.module.css";
import { useLeaveGuard } from "../../shared/form/useLeaveGuard";
import { useSubmit } from "../../shared/form/useSubmit";
import { paths } from "../../shared/paths";
import { useReturnToTable } from "../../shared/table/useReturnToTable";
import { toast } from "../../shared/toast";
import { ActionPair } from "../../shared/ui/ActionPair";
import { t } from "../../shared/messages/t";
import { fetchUserNow } from "./SaveUser.generated";
import { type UserDraft, userRules } from "./userRules";
import { useUpdateUser } from "./useUpdateUser";

interface UserFormProps {
  user: UserDraft & { userId: number; version: number };
}

/** The profile form of a user. If another version was saved meanwhile, it is shown first. */
export function UserForm({ user: { userId, version, ...initialValues } }: UserFormProps) {
  const client = useApolloClient();
  const update = useUpdateUser(userId);
  const [now, setNow] = useState<{ version: number; name: string; email?: string | null }>();
  const form = useForm({
    initialValues: { ...initialValues, keepFactors: false },
    validate: userRules,
  });
  const allowNavigation = useLeaveGuard(form.isDirty(), t("userForm.leave"));
  const profiles = [paths.user(userId), paths.userProfile(userId)];
  const goBack = useReturnToTable(paths.users(), profiles, paths.user(userId));
  const { submit, submitting } = useSubmit(
    form,
    (draft) => update(draft, now?.version ?? version),
    {
      async onConflict() {
        const { data } = await fetchUserNow(client, { userId });
        if (data) setNow(data.user);
      },
      onSuccess() {
        allowNavigation();
        toast.success(t("userForm.saved"));
        return goBack();
      },
    },
  );

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <FormError>
        {now && t("userForm.stale", { name: now.name, email: now.email ?? "" })}
      </FormError>
      <TextInput
        label={t("userForm.username")}
        autoComplete="off"
        required
        withAsterisk={false}
        maxLength={maxLength.username}
        {...form.getInputProps("name")}
      />
      <TextInput
        label={t("userForm.email")}
        type="email"
        autoComplete="off"
        required
        withAsterisk={false}
        maxLength={maxLength.email}
        {...form.getInputProps("email")}
      />
      <Textarea
        label={t("userForm.about")}
        description={t("userForm.aboutHelp", { count: maxLength.about })}
        autosize
        minRows={2}
        maxLength={maxLength.about}
        {...form.getInputProps("about")}
      />
      {form.isDirty("email") && (
        <Checkbox
          size="md"
          label={t("userForm.keepFactors")}
          description={t("userForm.keepFactorsHelp")}
          {...form.getInputProps("keepFactors", { type: "checkbox" })}
        />
      )}
      <Switch
        label={t("userForm.showsEmail")}
        description={t("userForm.showsEmailHelp")}
        size="md"
        {...form.getInputProps("showsEmail", { type: "checkbox" })}
      />
      <div className={classes.buttons}>
        <ActionPair
          action={t("userForm.save")}
          cancel={t("userForm.cancel")}
          loading={submitting}
          onCancel={() => void goBack()}
        />
      </div>
    </form>
  );
}
