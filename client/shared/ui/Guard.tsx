import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../paths";
import { useSessionEnd } from "../session";
import { sessionEndText } from "../sessionEndText";
import { t } from "../messages/t";

interface GuardProps {
  /** Whether anybody is logged in, as the server says. */
  loggedIn: boolean;
  /** What the server's `viewerCan…` field says. */
  allowed: boolean;
  children: ReactNode;
}

/** A screen that is not for everybody: visitors are asked to log in, others are told. */
export function Guard({ loggedIn, allowed, children }: GuardProps) {
  if (allowed) return children;
  return loggedIn ? <Navigate to={paths.forbidden()} replace /> : <ToLogin />;
}

/** Leads to the login, which tells why and leads back. */
export function ToLogin() {
  const from = useLocation();
  const end = useSessionEnd();
  const reason = end ? sessionEndText(end) : t("login.first");
  return <Navigate to={paths.login()} replace state={{ from, reason }} />;
}
