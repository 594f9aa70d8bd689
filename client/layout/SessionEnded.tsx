import { Link, useLocation } from "react-router-dom";
import { paths } from "../shared/paths";
import { useRefused } from "../shared/session";
import { useWayBack } from "../shared/wayBack";
import { t } from "../shared/words/t";
import classes from "./SessionEnded.module.css";
import { whenOpened } from "../shared/ui/whenOpened";

const LoginAgain = whenOpened(() =>
  import("../features/session/LoginAgain").then(({ LoginAgain }) => LoginAgain),
);

/** Says that the server has ended the session, and offers the login. */
export function SessionEnded() {
  const refused = useRefused();
  const { pathname } = useLocation();
  const wayBack = useWayBack();
  if (refused === "writing") {
    return <LoginAgain />;
  }
  if (refused === "no" || pathname === paths.login()) return null;
  return (
    <p className={classes.notice} role="status">
      {t("login.sessionEnded")}{" "}
      <Link to={paths.login()} state={wayBack}>
        {t("login.title")}
      </Link>
    </p>
  );
}
