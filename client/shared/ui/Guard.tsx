import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../paths";
import { useSessionEnd } from "../session";
import { sessionEndText } from "../sessionEndText";
import { t } from "../messages/t";

interface GuardProps {
  /** True for a logged-in viewer, from the server's response. */
  loggedIn: boolean;
  /** The server's `viewerCan…` field. */
  allowed: boolean;
  children: ReactNode;
}

/** Protects a screen: visitors are redirected to the login, others see an error. */
export function Guard({ loggedIn, allowed, children }: GuardProps) {
  if (allowed) return children;
  return loggedIn ? <Navigate to={paths.forbidden()} replace /> : <ToLogin />;
}

/** Redirects to the login, which shows the reason and returns to this screen afterwards. */
export function ToLogin() {
  const from = useLocation();
  const end = useSessionEnd();
  const reason = end ? sessionEndText(end) : t("login.first");
  return <Navigate to={paths.login()} replace state={{ from, reason }} />;
}
