import { parseJson } from "./parseJson";

/** A screen that somebody was on in this tab. */
export interface Visit {
  pathname: string;
  search: string;
  /** The key under which the router remembers how far it was scrolled. */
  scrollKey: string;
  /** Its index in the history. */
  index: number;
}

const KEY = "visits";
const MAX_VISITS = 30;

type VisitStorage = Pick<Storage, "getItem" | "setItem">;

export function readVisits(storage: VisitStorage): Visit[] {
  const visits = parseJson(storage.getItem(KEY));
  return Array.isArray(visits) ? (visits as Visit[]) : [];
}

/** Notes where somebody is, the latest last. */
export function addVisit(storage: VisitStorage, visit: Visit): void {
  const visits = [...readVisits(storage), visit].slice(-MAX_VISITS);
  storage.setItem(KEY, JSON.stringify(visits));
}

/**
 * The latest visit to one of some screens.
 * @param index of the current screen in the history
 * @returns the visit, and whether it is just one step back
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
