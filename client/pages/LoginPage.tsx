import { Link, useLocation, useNavigate } from "react-router-dom";
import { LoginForm } from "../features/session/LoginForm";
import classes from "../shared/form/form.module.css";
import { paths } from "../shared/paths";
import { PageTitle } from "../shared/ui/PageTitle";
import { words } from "../shared/words";

/** Where to go after logging in; it travels in the history and never in the address. */
interface WayBack {
  from?: { pathname: string; search: string };
  reason?: string;
}

/** /login */
export function Component() {
  const navigate = useNavigate();
  const { from, reason } = (useLocation().state as WayBack | null) ?? {};
  const goOn = () => void navigate(from ?? paths.home(), { replace: true });
  return (
    <section className={classes.page}>
      <PageTitle>{words.login.title}</PageTitle>
      <p className={classes.intro}>{words.login.intro}</p>
      <LoginForm reason={reason} onDone={goOn} />
      <p className={classes.other}>
        <Link to={paths.forgotPassword()}>{words.login.forgot}</Link>
      </p>
      <p className={classes.other}>
        {words.login.noAccount} <Link to={paths.register()}>{words.login.register}</Link>
      </p>
    </section>
  );
}
