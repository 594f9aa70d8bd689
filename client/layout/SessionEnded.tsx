import { useEffect, useEffectEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../shared/paths";
import { sessionStore, useSessionEnd } from "../shared/session";
import { sessionEndText } from "../shared/sessionEndText";
import { lazyComponent } from "../shared/ui/lazyComponent";
import { useReturnTo } from "../shared/returnTo";
import { t } from "../shared/messages/t";
import classes from "./SessionEnded.module.css";
import { useApolloClient } from "@apollo/client/react";
import { alertDialog } from "../shared/ui/dialogs";

/** Reports a ban to an active user, who then continues as a visitor. */
function BannedDialog({ text }: { text: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const leave = useEffectEvent(async () => {
    await alertDialog(text);
    await client.clearStore();
    await navigate(paths.home());
    sessionStore.end();
  });
  useEffect(() => void leave(), []);
  return null;
}

/** The time needed to read a notice. */
const TO_READ_MS = 3_000;

const LoginAgain = lazyComponent(() =>
  import("../features/account/login/LoginAgain").then(({ LoginAgain }) => LoginAgain),
);

/** Reports once that the server has ended the session: over an open form, or above the screen. */
export function SessionEnded() {
  const end = useSessionEnd();
  const { pathname } = useLocation();
  const returnTo = useReturnTo();
  const isNotice = end?.operation === "query";
  useEffect(() => {
    if (!isNotice) return;
    const timer = setTimeout(sessionStore.forgetEnd, TO_READ_MS);
    return () => clearTimeout(timer);
  }, [isNotice]);
  if (!end) return null;
  if (end.operation === "mutation") {
    return end.reason === "banned" ? <BannedDialog text={sessionEndText(end)} /> : <LoginAgain />;
  }
  // The login form shows the message there.
  if (pathname === paths.login()) return null;
  return (
    <p className={classes.notice} role="status">
      {sessionEndText(end)}{" "}
      {end.reason === "expired" && (
        <Link to={paths.login()} state={returnTo}>
          {t("login.title")}
        </Link>
      )}
    </p>
  );
}
