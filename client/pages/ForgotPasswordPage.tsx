import { Link } from "react-router-dom";
import { ForgotPasswordForm } from "../features/account/password/ForgotPasswordForm";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { t } from "../shared/messages/t";

/** /forgot-password */
export function Component() {
  return (
    <section className={classes.page}>
      <PageTitle>{t("forgotPassword.title")}</PageTitle>
      <p className={classes.intro}>{t("forgotPassword.intro")}</p>
      <ForgotPasswordForm />
      <p className={classes.other}>
        {t("forgotPassword.remembered")} <Link to={paths.login()}>{t("forgotPassword.login")}</Link>
      </p>
    </section>
  );
}
