import { useTimeout } from "@mantine/hooks";
import { Link, useNavigate } from "react-router-dom";
import { RegisterForm } from "../features/account/login/RegisterForm";
import { useAddPendingFavorite } from "../features/favorites/useAddPendingFavorite";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { useRedirectLoggedIn } from "../shared/useRedirectLoggedIn";
import { useReturnTo } from "../shared/returnTo";
import { t } from "../shared/messages/t";

const TO_LOGIN_AFTER_MS = 2_000;

/** /register */
export function Component() {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  useRedirectLoggedIn(useAddPendingFavorite());
  const { start } = useTimeout(
    () => void navigate(paths.login(), { state: returnTo }),
    TO_LOGIN_AFTER_MS,
  );
  return (
    <section className={classes.page}>
      <PageTitle>{t("register.title")}</PageTitle>
      <p className={classes.intro}>{t("register.intro")}</p>
      <RegisterForm onDone={start} />
      <p className={classes.other}>
        {t("register.haveAccount")}{" "}
        <Link to={paths.login()} state={returnTo}>
          {t("register.login")}
        </Link>
      </p>
    </section>
  );
}
