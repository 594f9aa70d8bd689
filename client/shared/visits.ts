/** A screen visited in this tab. */
export interface Visit {
  pathname: string;
  search: string;
  /** The key of the stored scroll position. */
  place: string;
  /** The position in the history. */
  index: number;
}

const KEY = "visits";
const MOST = 30;

type VisitStorage = Pick<Storage, "getItem" | "setItem">;

export function readVisits(storage: VisitStorage): Visit[] {
  try {
    const visits: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(visits) ? (visits as Visit[]) : [];
  } catch {
    return [];
  }
}

/** Appends a visit. */
export function addVisit(storage: VisitStorage, visit: Visit): void {
  const visits = [...readVisits(storage), visit].slice(-MOST);
  try {
    storage.setItem(KEY, JSON.stringify(visits));
  } catch {
    // Without storage, returning leads to the list without its position.
  }
}

/**
 * The latest visit to one of some screens.
 * @param index where in the history one is now
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
