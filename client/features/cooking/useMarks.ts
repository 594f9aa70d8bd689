import { useEffect, useMemo } from "react";
import { forget, keep, useKept } from "../../shared/kept";
import { isForgotten, isMarksKey, marksKey, readMarks, toggled, writeMarks } from "./marks";

/** What somebody has checked off in a recipe, on this device and for a day. */
export function useMarks({ recipeId, version }: { recipeId: number; version: number }) {
  const key = marksKey(recipeId);
  const kept = useKept(key);
  const done = useMemo(() => readMarks(kept, version), [kept, version]);
  useEffect(() => {
    const now = Date.now();
    forget((name, text) => isMarksKey(name) && isForgotten(text, now));
  }, []);
  return {
    done,
    toggle: (mark: string) => keep(key, writeMarks(toggled(done, mark), version, Date.now())),
    startAgain: () => keep(key, null),
  };
}
