import { Link, useLoaderData } from "react-router-dom";
import { ChangePasswordForm } from "../features/account/password/ChangePasswordForm";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { Guard } from "../shared/ui/Guard";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";
import { useChangePasswordPage } from "./ChangePasswordPage.generated";
import type { changePasswordLoader } from "./ChangePasswordPage.loader";

/** /auth/change-password */
export function Component() {
  const { viewer } =
    useChangePasswordPage(useLoaderData<ReturnType<typeof changePasswordLoader>>());
  return (
    <Guard loggedIn={viewer !== null} allowed={viewer !== null}>
      <section className={classes.page}>
        <PageTitle>{t("changePassword.title")}</PageTitle>
        <p className={classes.intro}>
          {viewer?.mustChangePassword
            ? t("changePassword.introGenerated")
            : t("changePassword.intro")}
        </p>
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
