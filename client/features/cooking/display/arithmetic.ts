import { useEffect, useSyncExternalStore } from "react";
import { makeObservable } from "../../../shared/observable";
import { showErrorToast } from "../../../shared/showError";
import type { lineAmount } from "../amounts/lineAmount";
import type { stepPieces } from "../amounts/stepPieces";
import type { hasUnscaledAmounts } from "../amounts/unscaledAmounts";

/** The functions that scale and convert amounts. Recipes as written need none of them. */
export interface Arithmetic {
  lineAmount: typeof lineAmount;
  stepPieces: typeof stepPieces;
  hasUnscaledAmounts: typeof hasUnscaledAmounts;
}

const loaded = makeObservable<Arithmetic | null>(null);

/** Loads the functions, if they are not loaded yet. */
export async function loadArithmetic(): Promise<void> {
  if (loaded.get()) return;
  const [{ lineAmount }, { stepPieces }, { hasUnscaledAmounts }] = await Promise.all([
    import("../amounts/lineAmount"),
    import("../amounts/stepPieces"),
    import("../amounts/unscaledAmounts"),
  ]);
  loaded.set({ lineAmount, stepPieces, hasUnscaledAmounts });
}

/** Returns true if a URL scales a recipe, so that its first rendering needs the functions. */
export const isScaled = (searchParams: URLSearchParams): boolean =>
  searchParams.has("servings") || searchParams.has("times");

let waiting: Promise<void> | null = null;

/** Loads the functions for all components that wait for them. A failure is shown once. */
function loadForDisplay(): void {
  waiting ??= loadArithmetic()
    .catch(showErrorToast)
    .finally(() => (waiting = null));
}

/** Returns the functions once they are needed and loaded; until then, amounts are shown as written. */
export function useArithmetic(isNeeded: boolean): Arithmetic | null {
  const arithmetic = useSyncExternalStore(loaded.subscribe, loaded.get, loaded.get);
  useEffect(() => {
    if (isNeeded) loadForDisplay();
  }, [isNeeded]);
  return isNeeded ? arithmetic : null;
}
