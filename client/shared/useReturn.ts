import { useEffect } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { sessionStore } from "./session";
import { safeSessionStorage } from "./storage";
import { addVisit, findVisit, readVisits } from "./visits";

/** The location state of a return to a screen. */
interface ReturnState {
  scrollKey?: string;
}

const historyIndex = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Returns the key of a screen's scroll position; a return to a screen reuses its former key. */
export const makeScrollKey = ({ key, state }: Pick<Location, "key" | "state">): string =>
  (state as ReturnState | null)?.scrollKey ?? key;

/** Records each visited screen. The application uses it once. */
export function useVisits(): void {
  const location = useLocation();
  const { pathname, search } = location;
  const scrollKey = makeScrollKey(location);
  useEffect(() => {
    addVisit(safeSessionStorage, sessionStore.viewerId(), {
      pathname,
      search,
      scrollKey,
      index: historyIndex(),
    });
  }, [pathname, search, scrollKey]);
}

/**
 * Returns to the most recently visited of some screens, with its search, filters and scroll position. The
 * current screen is removed from the history.
 * @param otherwise the target without such a visit
 * @returns a function that navigates, after calling back with the target's path
 */
export function useReturn(
  isWanted: (pathname: string) => boolean,
  otherwise: string,
): (beforeLeaving?: (pathname: string) => void) => Promise<void> {
  const navigate = useNavigate();
  return async (beforeLeaving) => {
    const visit = findVisit(
      readVisits(safeSessionStorage, sessionStore.viewerId()),
      historyIndex(),
      isWanted,
    );
    beforeLeaving?.(visit?.visit.pathname ?? otherwise);
    if (visit?.isBefore) return navigate(-1);
    const { pathname, search, scrollKey } = visit?.visit ?? {};
    await navigate(pathname ? { pathname, search: search ?? "" } : otherwise, {
      replace: true,
      state: scrollKey ? ({ scrollKey } satisfies ReturnState) : null,
    });
  };
}
