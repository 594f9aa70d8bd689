import { useLocation } from "react-router-dom";
import { paths } from "./paths";
import { makeScrollKey } from "./useReturn";

/** The path to open after a login and the action to complete; stored in the history, never in the URL. */
export interface ReturnTo {
  from?: {
    pathname: string;
    search: string;
    /** Restores the scroll position. */
    state?: unknown;
  };
  /** The pending favorite: the recipe to add to the favorites. */
  favoriteRecipeId?: number;
  /** The reason for the redirect to the login. */
  reason?: string;
}

/** Screens that a login must not return to. */
const accountPaths = [
  paths.login(),
  paths.openIdLogin(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.setup(),
];

/** The state for links to the login: this screen, or the previous one if this is a login screen. */
export function useReturnTo(): ReturnTo {
  const location = useLocation();
  const { pathname, search } = location;
  if (!accountPaths.includes(pathname)) {
    return { from: { pathname, search, state: { scrollKey: makeScrollKey(location) } } };
  }
  const { from, favoriteRecipeId } = (location.state as ReturnTo | null) ?? {};
  return { ...(from && { from }), ...(favoriteRecipeId && { favoriteRecipeId }) };
}
