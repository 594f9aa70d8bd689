import { referenceEntries } from "../../shared/referenceKinds";
import { paths } from "../shared/paths";
import type { LoggedIn } from "../shared/storedSession";
import type { PlainMessageKey } from "../shared/messages/Messages";

/** A link of the bar. */
export interface Entry {
  to: string;
  label: PlainMessageKey;
}

/** The bar's links by menu. */
interface Entries {
  main: Entry[];
  admin: Entry[];
  account: Entry[];
}

const publicEntries: Entry[] = [
  { to: paths.home(), label: "bar.home" },
  { to: paths.recipes(), label: "bar.recipes" },
];
const favorites: Entry = { to: paths.favorites(), label: "bar.favorites" };
const addRecipe: Entry = { to: paths.newRecipe(), label: "recipeActions.add" };
const toEntry = ([name]: (typeof referenceEntries)[number]): Entry => ({
  to: paths[name].list(),
  label: `bar.${name}`,
});
const contributors = referenceEntries
  .filter(([, { editors }]) => editors.includes("contributor"))
  .map(toEntry);
const admins: Entry[] = [
  { to: paths.users(), label: "bar.users" },
  ...referenceEntries.map(toEntry),
  { to: paths.synonyms(), label: "bar.synonyms" },
  { to: paths.stats(), label: "bar.stats" },
  { to: paths.siteSettings(), label: "bar.siteSettings" },
];
const ownEntries: Entry[] = [
  { to: paths.ownRecipes(), label: "ownRecipes.title" },
  { to: paths.importRecipes(), label: "bar.import" },
  { to: paths.settings(), label: "settings.title" },
];
const visitors: Entry[] = [
  { to: paths.login(), label: "bar.login" },
  { to: paths.register(), label: "bar.register" },
];

const showsFavorites = ({ pathname, search }: Pick<Location, "pathname" | "search">) =>
  pathname === paths.recipes() && new URLSearchParams(search).get("favorites") === "true";

/** The entries whose paths begin with the path of the list. */
const belowRecipes = [paths.newRecipe(), paths.ownRecipes(), paths.importRecipes()];

/**
 * Returns true if a link of the bar leads to the current screen. The favorites are a separate
 * screen of the list.
 */
export function isCurrent(to: string, location: Pick<Location, "pathname" | "search">): boolean {
  const { pathname } = location;
  if (to === favorites.to) return showsFavorites(location);
  if (to === paths.recipes()) {
    if (showsFavorites(location) || belowRecipes.some((path) => isCurrent(path, location))) {
      return false;
    }
  }
  return pathname === to || (to !== paths.home() && pathname.startsWith(`${to}/`));
}

/** Returns the entries of the bar; the server enforces permissions itself. */
export function entriesFor(session: LoggedIn | null): Entries {
  const role = session?.user.role.roleName.toLowerCase();
  return {
    main: [
      ...publicEntries,
      ...(session ? [favorites] : []),
      ...(role === "contributor" ? contributors : []),
      ...(role === "contributor" || role === "admin" ? [addRecipe] : []),
    ],
    admin: role === "admin" ? admins : [],
    account: session
      ? [{ to: paths.user(session.user.userId), label: "bar.viewProfile" }, ...ownEntries]
      : visitors,
  };
}
