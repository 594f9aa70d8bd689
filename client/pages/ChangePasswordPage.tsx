import { useReadQuery } from "@apollo/client/react";
import { Link, useLoaderData } from "react-router-dom";
import { ChangePasswordForm } from "../features/changePassword/ChangePasswordForm";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/words/t";
import type { changePasswordLoader } from "./ChangePasswordPage.loader";

/** /auth/change-password */
export function Component() {
  const { viewer } = useReadQuery(useLoaderData<ReturnType<typeof changePasswordLoader>>()).data;
  return (
    <Guard loggedIn={viewer !== null} allowed={viewer !== null}>
      <section className={classes.page}>
        <PageTitle>{t("changePassword.title")}</PageTitle>
        <p className={classes.intro}>{t("changePassword.intro")}</p>
        <ChangePasswordForm />
        {viewer && (
          <p className={classes.other}>
            <Link to={paths.user(viewer.userId)}>{t("changePassword.toProfile")}</Link>
          </p>
        )}
      </section>
    </Guard>
  );
}
