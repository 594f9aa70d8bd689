import { useApolloClient } from "@apollo/client/react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { LoginForm } from "../features/session/LoginForm";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { useWayBack, type WayBack } from "../shared/wayBack";
import { t } from "../shared/words/t";

/** /login */
export function Component() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { from, reason } = (useLocation().state as WayBack | null) ?? {};
  const wayBack = useWayBack();
  const goOn = async () => {
    // What was loaded for a visitor says nothing about this person's favourites.
    await client.clearStore();
    await navigate(from ?? paths.home(), { replace: true });
  };
  return (
    <section className={classes.page}>
      <PageTitle>{t("login.title")}</PageTitle>
      <p className={classes.intro}>{t("login.intro")}</p>
      <LoginForm reason={reason} onDone={() => void goOn()} />
      <p className={classes.other}>
        <Link to={paths.forgotPassword()}>{t("login.forgot")}</Link>
      </p>
      <p className={classes.other}>
        {t("login.noAccount")}{" "}
        <Link to={paths.register()} state={wayBack}>
          {t("login.register")}
        </Link>
      </p>
    </section>
  );
}
