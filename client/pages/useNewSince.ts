import { useEffect, useState } from "react";
import { formatDate } from "../shared/dates";
import { useHydrated } from "../shared/hydration/useHydrated";
import { readPreviousVisit, recordVisit } from "../shared/lastVisit";
import { t } from "../shared/messages/t";
import { safeLocalStorage } from "../shared/storage";

/**
 * Returns a function that labels what was added since the member's previous visit with this browser; null for what is
 * older. Records the current visit.
 */
export function useNewSince(isMember: boolean): (createdAt: string) => string | null {
  const isHydrated = useHydrated();
  const [now] = useState(Date.now);
  useEffect(() => {
    if (isMember) recordVisit(safeLocalStorage, now);
  }, [isMember, now]);
  const since = isMember && isHydrated ? readPreviousVisit(safeLocalStorage, now) : null;
  if (since === null) return () => null;
  const label = t("home.newSince", { date: formatDate(new Date(since).toISOString()) });
  return (createdAt) => (Date.parse(createdAt) > since ? label : null);
}
