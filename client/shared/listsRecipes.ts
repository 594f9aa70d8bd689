import { paths } from "./paths";

const PROFILE = /^\/users\/\d+(\/profile)?$/;

/** Whether a screen lists recipes: the start, the list, somebody's profile. */
export const listsRecipes = (pathname: string): boolean =>
  pathname === paths.home() || pathname === paths.recipes() || PROFILE.test(pathname);
