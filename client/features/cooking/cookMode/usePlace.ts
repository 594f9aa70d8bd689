import { keep, useKept } from "../../../shared/kept";
import { placeKey, readMarks, writeMarks } from "../marks";

interface Place {
  /** Which step is on the screen, from 0. */
  place: number;
  go: (place: number) => void;
  /** Begins at the first step next time. */
  forgetPlace: () => void;
}

/** How far somebody has come with a recipe, on this device and for a day. */
export function usePlace(
  { recipeId, version }: { recipeId: number; version: number },
  steps: number,
): Place {
  const key = placeKey(recipeId);
  const [kept] = [...readMarks(useKept(key), version)];
  const isStep = (place: number) => Number.isInteger(place) && place >= 0 && place < steps;
  return {
    place: isStep(Number(kept)) ? Number(kept) : 0,
    go: (place) => {
      if (isStep(place)) keep(key, writeMarks(new Set([String(place)]), version, Date.now()));
    },
    forgetPlace: () => keep(key, null),
  };
}
