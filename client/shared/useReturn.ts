import { useEffect } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { addVisit, findVisit, readVisits } from "./visits";

/** What a location carries that leads back to a screen. */
interface Returned {
  place?: string;
}

const historyIndex = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/** What the place on a screen is remembered by: on the way back to it, as it was left. */
export const placeOf = ({ key, state }: Pick<Location, "key" | "state">): string =>
  (state as Returned | null)?.place ?? key;

/** Notes each screen that somebody comes to; once in the application. */
export function useVisits(): void {
  const location = useLocation();
  const { pathname, search } = location;
  const place = placeOf(location);
  useEffect(() => {
    addVisit(sessionStorage, { pathname, search, place, index: historyIndex() });
  }, [pathname, search, place]);
}

/**
 * Back to the latest of some screens, with its search, its filters and its place, from one that should
 * not be come back to: nothing of it stays in the history behind that.
 * @param otherwise where to go when one was on none of them
 * @returns what goes there, and tells before where that is
 */
export function useReturn(
  isWanted: (pathname: string) => boolean,
  otherwise: string,
): (beforeLeaving?: (pathname: string) => void) => Promise<void> {
  const navigate = useNavigate();
  return async (beforeLeaving) => {
    const found = findVisit(readVisits(sessionStorage), historyIndex(), isWanted);
    beforeLeaving?.(found?.visit.pathname ?? otherwise);
    if (found?.isBefore) return navigate(-1);
    const { pathname, search, place } = found?.visit ?? {};
    await navigate(pathname ? { pathname, search: search ?? "" } : otherwise, {
      replace: true,
      state: place ? { place } : null,
    });
  };
}
