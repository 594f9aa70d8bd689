import { useState } from "react";
import { useLoaderData } from "react-router-dom";
import { RoleForm } from "../features/users/RoleForm";
import form from "../shared/form/form.module.css";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import classes from "./NamePage.module.css";
import { useUserRolePage } from "./UserPages.generated";
import type { userRoleLoader } from "./UserPages.loader";

/** /users/:id/edit/role; visitors are refused by the query. */
export function Component() {
  const data = useUserRolePage(useLoaderData<ReturnType<typeof userRoleLoader>>());
  // The values at the time when editing began.
  const [{ name, role, userId, viewerCanChangeRole }] = useState(data.user);
  return (
    <Guard loggedIn allowed={viewerCanChangeRole}>
      <div className={form.page}>
        <PageTitle className={classes.title}>{t("roleForm.title", { name })}</PageTitle>
        <RoleForm user={{ userId, roleId: role?.roleId ?? null }} roles={data.roles} />
      </div>
    </Guard>
  );
}
