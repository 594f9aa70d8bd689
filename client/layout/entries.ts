import { paths } from "../shared/paths";
import type { Session } from "../shared/session";
import { words } from "../shared/words";

/** One link of the bar. */
export interface Entry {
  to: string;
  label: string;
}

/** What the bar offers to somebody; the server decides by itself who may do what. */
export function entriesFor(session: Session | null): { main: Entry[]; account: Entry[] } {
  return {
    main: [
      { to: paths.home(), label: words.bar.home },
      { to: paths.recipes(), label: words.bar.recipes },
    ],
    account: session
      ? [{ to: paths.user(session.user.userId), label: words.bar.viewProfile }]
      : [
          { to: paths.login(), label: words.bar.login },
          { to: paths.register(), label: words.bar.register },
        ],
  };
}
