import { NativeSelect } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "react-router-dom";
import { focusFirst } from "../../shared/form/focusFirst";
import classes from "../../shared/form/form.module.css";
import { useLeaveGuard } from "../../shared/form/useLeaveGuard";
import { useSubmit } from "../../shared/form/useSubmit";
import { paths } from "../../shared/paths";
import { toast } from "../../shared/toast";
import { ActionPair } from "../../shared/ui/ActionPair";
import { t } from "../../shared/messages/t";
import { roleOptions, type UserRole } from "./roleOptions";
import { useSetUserRoleMutation } from "./SaveUser.generated";

interface RoleFormProps {
  user: { userId: number; roleId: number | null };
  roles: readonly UserRole[];
}

const rules = { roleId: (roleId: string) => (roleId === "" ? t("roleForm.required") : null) };

/** A form for a user's role. */
export function RoleForm({ roles, user: { roleId, userId } }: RoleFormProps) {
  const navigate = useNavigate();
  const [setRole] = useSetUserRoleMutation();
  const form = useForm({ initialValues: { roleId: String(roleId ?? "") }, validate: rules });
  const allowNavigation = useLeaveGuard(form.isDirty(), t("userForm.leave"));

  const { submit, submitting } = useSubmit(
    form,
    (values) => setRole({ variables: { userId, roleId: Number(values.roleId) } }),
    {
      onSuccess() {
        allowNavigation();
        toast.success(t("roleForm.saved"));
        return navigate(paths.user(userId));
      },
    },
  );

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(submit, focusFirst(form))}>
      <NativeSelect
        size="md"
        label={t("roleForm.role")}
        description={t("roleForm.help")}
        required
        withAsterisk={false}
        data={roleOptions(roles, t("roleForm.choose"))}
        {...form.getInputProps("roleId")}
      />
      <div className={classes.help}>
        <p>{t("roleForm.can.member")}</p>
        <p>{t("roleForm.can.contributor")}</p>
        <p>{t("roleForm.can.admin")}</p>
      </div>
      <div className={classes.buttons}>
        <ActionPair
          action={t("roleForm.save")}
          cancel={t("roleForm.cancel")}
          loading={submitting}
          onCancel={() => void navigate(paths.user(userId))}
        />
      </div>
    </form>
  );
}
