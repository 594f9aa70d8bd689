import { useLocation } from "react-router-dom";
import { paths } from "./paths";

/** Where to go after logging in; it travels in the history and never in the address. */
export interface WayBack {
  from?: { pathname: string; search: string };
  /** Why somebody was sent to the login. */
  reason?: string;
}

/** Screens that one does not want to come back to with an account. */
const withoutReturn = [
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
];

/** What links to the login carry: this screen, or from such a screen the one before it. */
export function useWayBack(): WayBack {
  const location = useLocation();
  const { pathname, search } = location;
  if (!withoutReturn.includes(pathname)) return { from: { pathname, search } };
  const from = (location.state as WayBack | null)?.from;
  return from ? { from } : {};
}
