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
 * Returns to the most recently visited of some screens, with its search, filters and scroll position. The
 * current screen is removed from the history.
 * @param otherwise where to go if none was visited
 * @returns a function that navigates, after calling back with the target's path
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
