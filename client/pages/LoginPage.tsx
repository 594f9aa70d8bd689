import { useApolloClient } from "@apollo/client/react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { LoginForm } from "../features/session/LoginForm";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { useWayBack, type WayBack } from "../shared/wayBack";
import { words } from "../shared/words";

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
      <PageTitle>{words.login.title}</PageTitle>
      <p className={classes.intro}>{words.login.intro}</p>
      <LoginForm reason={reason} onDone={() => void goOn()} />
      <p className={classes.other}>
        <Link to={paths.forgotPassword()}>{words.login.forgot}</Link>
      </p>
      <p className={classes.other}>
        {words.login.noAccount}{" "}
        <Link to={paths.register()} state={wayBack}>
          {words.login.register}
        </Link>
      </p>
    </section>
  );
}
