import { useLocation } from "react-router-dom";
import { paths } from "./paths";
import { makeScrollKey } from "./useReturn";

/** Where to go after logging in, and what to do; it travels in the history and never in the address. */
export interface ReturnTo {
  from?: {
    pathname: string;
    search: string;
    /** Restores the scroll position. */
    state?: unknown;
  };
  /** The pending favourite: the recipe to add to the favourites. */
  favoriteRecipeId?: number;
  /** Why somebody was sent to the login. */
  reason?: string;
}

/** Screens that one does not want to come back to with an account. */
const accountPaths = [
  paths.login(),
  paths.openIdLogin(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.setup(),
];

/** What links to the login carry: this screen, or from such a screen the one before it. */
export function useReturnTo(): ReturnTo {
  const location = useLocation();
  const { pathname, search } = location;
  if (!accountPaths.includes(pathname)) {
    return { from: { pathname, search, state: { scrollKey: makeScrollKey(location) } } };
  }
  const { from, favoriteRecipeId } = (location.state as ReturnTo | null) ?? {};
  return { ...(from && { from }), ...(favoriteRecipeId && { favoriteRecipeId }) };
}
