import { paths } from "../shared/paths";
import type { Session } from "../shared/session";
import { words } from "../shared/words";

/** One link of the bar. */
export interface Entry {
  to: string;
  label: string;
}

/** The bar's links, by the place where they stand. */
interface Entries {
  main: Entry[];
  admin: Entry[];
  account: Entry[];
}

const everybody: Entry[] = [
  { to: paths.home(), label: words.bar.home },
  { to: paths.recipes(), label: words.bar.recipes },
];
const ingredients: Entry = { to: paths.ingredients.list(), label: words.bar.ingredients };
const admins: Entry[] = [
  { to: paths.users(), label: words.bar.users },
  { to: paths.tags.list(), label: words.bar.tags },
  { to: paths.categories.list(), label: words.bar.categories },
  { to: paths.difficultyLevels.list(), label: words.bar.difficultyLevels },
  ingredients,
  { to: paths.figures(), label: words.bar.figures },
];
const visitors: Entry[] = [
  { to: paths.login(), label: words.bar.login },
  { to: paths.register(), label: words.bar.register },
];

/** What the bar offers to somebody; the server decides by itself who may do what. */
export function entriesFor(session: Session | null): Entries {
  const role = session?.user.role.roleName.toLowerCase();
  return {
    main: role === "contributor" ? [...everybody, ingredients] : everybody,
    admin: role === "admin" ? admins : [],
    account: session
      ? [{ to: paths.user(session.user.userId), label: words.bar.viewProfile }]
      : visitors,
  };
}
