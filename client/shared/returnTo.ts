import { useLocation } from "react-router-dom";
import { paths } from "./paths";
import { makeScrollKey } from "./useReturn";

/** The path to open after a login and the action to complete; stored in the history, never in the URL. */
export interface ReturnTo {
  from?: {
    pathname: string;
    search: string;
    /** The state of the location, which restores the scroll position. */
    state?: unknown;
  };
  /** The ID of the recipe that is added to the favorites after the login. */
  favoriteRecipeId?: number;
  /** The reason for the redirect to the login. */
  reason?: string;
}

/** The paths of screens to which a login must not return. */
const accountPaths = [
  paths.login(),
  paths.openIdLogin(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.confirmEmail(),
  paths.unsubscribe(),
  paths.setup(),
];

/** Returns the state for links to the login: this screen, or the previous one on a login screen. */
export function useReturnTo(): ReturnTo {
  const location = useLocation();
  const { pathname, search } = location;
  if (!accountPaths.includes(pathname)) {
    return { from: { pathname, search, state: { scrollKey: makeScrollKey(location) } } };
  }
  const { from, favoriteRecipeId } = (location.state as ReturnTo | null) ?? {};
  return { ...(from && { from }), ...(favoriteRecipeId && { favoriteRecipeId }) };
}
