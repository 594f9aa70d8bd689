import { useViewerId } from "../../../shared/session";
import { safeLocalStorage, useLocalStorage } from "../../../shared/storage";
import { stepKey, readCheckedItems, serializeCheckedItems } from "../display/checkedItems";
import { announceProgressChange } from "../display/progressChanges";

interface CurrentStep {
  /** The index of cook mode's screen, from 0. */
  step: number;
  go: (index: number) => void;
  /** Returns to the first screen for the next time. */
  reset: () => void;
}

/** The viewer's current step in a recipe, on this device and for a day. */
export function useCurrentStep(
  { recipeId, version }: { recipeId: number; version: number },
  screens: number,
): CurrentStep {
  const key = stepKey(useViewerId(), recipeId);
  const [storedStep] = [...readCheckedItems(useLocalStorage(key), version)];
  const isStep = (index: number) => Number.isInteger(index) && index >= 0 && index < screens;
  const store = (steps: readonly string[]) => {
    safeLocalStorage.setItem(key, serializeCheckedItems(new Set(steps), version, Date.now()));
    announceProgressChange(recipeId);
  };
  return {
    step: isStep(Number(storedStep)) ? Number(storedStep) : 0,
    go: (index) => {
      if (isStep(index)) store([String(index)]);
    },
    reset: () => store([]),
  };
}
