/** A screen that somebody was on in this tab. */
export interface Visit {
  pathname: string;
  search: string;
  /** What the place on it is remembered by. */
  place: string;
  /** Where it stands in the history. */
  index: number;
}

const KEY = "visits";
const MOST = 30;

type Keep = Pick<Storage, "getItem" | "setItem">;

export function readVisits(kept: Keep): Visit[] {
  try {
    const visits: unknown = JSON.parse(kept.getItem(KEY) ?? "[]");
    return Array.isArray(visits) ? (visits as Visit[]) : [];
  } catch {
    return [];
  }
}

/** Notes where somebody is, the latest last. */
export function addVisit(kept: Keep, visit: Visit): void {
  const visits = [...readVisits(kept), visit].slice(-MOST);
  try {
    kept.setItem(KEY, JSON.stringify(visits));
  } catch {
    // Then one returns to where things are listed, not to where one was there.
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
