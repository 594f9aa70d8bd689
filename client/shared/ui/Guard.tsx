import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../paths";
import { words } from "../words";

interface GuardProps {
  /** Whether anybody is logged in, as the server says. */
  loggedIn: boolean;
  /** What the server's `viewerCan…` field says. */
  allowed: boolean;
  children: ReactNode;
}

/** A screen that is not for everybody: visitors are asked to log in, others are told. */
export function Guard({ loggedIn, allowed, children }: GuardProps) {
  const location = useLocation();
  if (allowed) return children;
  if (loggedIn) return <Navigate to={paths.forbidden()} replace />;
  return (
    <Navigate to={paths.login()} replace state={{ from: location, reason: words.login.first }} />
  );
}
