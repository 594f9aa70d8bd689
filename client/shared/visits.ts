import { parseJson } from "./parseJson";
import type { KeyedStorage } from "./storage";
import { personKey, VISITOR } from "./storedKeys";

/** A screen visited in this tab. */
export interface Visit {
  pathname: string;
  search: string;
  /** The router's key of the scroll position. */
  scrollKey: string;
  /** The index of the screen in the history. */
  index: number;
}

const MAX_VISITS = 30;

const visitsKey = (userId: number) => personKey(userId, "visits");

function readStored(storage: KeyedStorage, userId: number): Visit[] {
  const visits = parseJson(storage.getItem(visitsKey(userId)));
  return Array.isArray(visits) ? (visits as Visit[]) : [];
}

/** Reads the viewer's visits in this tab, the latest last; visits before the login come first. */
export const readVisits = (storage: KeyedStorage, viewerId: number): Visit[] =>
  [...new Set([VISITOR, viewerId])].flatMap((userId) => readStored(storage, userId));

/** Adds the viewer's latest visit. */
export function addVisit(storage: KeyedStorage, viewerId: number, visit: Visit): void {
  const visits = [...readStored(storage, viewerId), visit].slice(-MAX_VISITS);
  storage.setItem(visitsKey(viewerId), JSON.stringify(visits));
}

/**
 * The latest visit to one of some screens.
 * @param index of the current screen in the history
 * @returns the visit, and true if it is one step back
 */
export function findVisit(
  visits: readonly Visit[],
  index: number,
  isWanted: (pathname: string) => boolean,
): { visit: Visit; isBefore: boolean } | null {
  const visit = visits.findLast(({ pathname }) => isWanted(pathname));
  if (!visit) return null;
  const before = visits.findLast((one) => one.index === index - 1);
  return { visit, isBefore: visit === before };
}
