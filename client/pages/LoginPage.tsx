import { Link, useLocation } from "react-router-dom";
import { LoginForm } from "../features/account/login/LoginForm";
import { OpenIdButton } from "../features/account/login/OpenIdButton";
import { useAddPendingFavorite } from "../features/favorites/useAddPendingFavorite";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { useSessionEnd } from "../shared/session";
import { sessionEndText } from "../shared/sessionEndText";
import { useRedirectLoggedIn } from "../shared/useRedirectLoggedIn";
import { useReturnTo, type ReturnTo } from "../shared/returnTo";
import { t } from "../shared/messages/t";

/** /login */
export function Component() {
  const { reason } = (useLocation().state as ReturnTo | null) ?? {};
  const end = useSessionEnd();
  const returnTo = useReturnTo();
  useRedirectLoggedIn(useAddPendingFavorite());
  return (
    <section className={classes.page}>
      <PageTitle>{t("login.title")}</PageTitle>
      <p className={classes.intro}>{t("login.intro")}</p>
      <LoginForm reason={end ? sessionEndText(end) : reason} />
      <OpenIdButton returnTo={returnTo} />
      <p className={classes.other}>
        <Link to={paths.forgotPassword()}>{t("login.forgot")}</Link>
      </p>
      <p className={classes.other}>
        {t("login.noAccount")}{" "}
        <Link to={paths.register()} state={returnTo}>
          {t("login.register")}
        </Link>
      </p>
    </section>
  );
}
