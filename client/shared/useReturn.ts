import { useEffect } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { safeSessionStorage } from "./storage";
import { addVisit, findVisit, readVisits } from "./visits";

/** The state of a location that leads back to a screen. */
interface ReturnState {
  scrollKey?: string;
}

const historyIndex = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/** The key of a screen's scroll position; on the way back to a screen the key that it had. */
export const scrollKeyOf = ({ key, state }: Pick<Location, "key" | "state">): string =>
  (state as ReturnState | null)?.scrollKey ?? key;

/** Notes each screen that somebody comes to; once in the application. */
export function useVisits(): void {
  const location = useLocation();
  const { pathname, search } = location;
  const scrollKey = scrollKeyOf(location);
  useEffect(() => {
    addVisit(safeSessionStorage, { pathname, search, scrollKey, index: historyIndex() });
  }, [pathname, search, scrollKey]);
}

/**
 * Back to the latest of some screens, with its search, its filters and its scroll position, from one
 * that should not be returned to: it does not stay in the history behind that.
 * @param otherwise where to go when one was on none of them
 * @returns what goes there, and before that calls back with its path
 */
export function useReturn(
  isWanted: (pathname: string) => boolean,
  otherwise: string,
): (beforeLeaving?: (pathname: string) => void) => Promise<void> {
  const navigate = useNavigate();
  return async (beforeLeaving) => {
    const found = findVisit(readVisits(safeSessionStorage), historyIndex(), isWanted);
    beforeLeaving?.(found?.visit.pathname ?? otherwise);
    if (found?.isBefore) return navigate(-1);
    const { pathname, search, scrollKey } = found?.visit ?? {};
    await navigate(pathname ? { pathname, search: search ?? "" } : otherwise, {
      replace: true,
      state: scrollKey ? ({ scrollKey } satisfies ReturnState) : null,
    });
  };
}
