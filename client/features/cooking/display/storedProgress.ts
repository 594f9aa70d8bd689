import { maxCount } from "../../../../shared/inputLimits";
import type { KeyedStorage } from "../../../shared/storage";
import {
  checkedAt,
  checkedItemsKey,
  readCheckedItems,
  serializeCheckedItems,
  stepKey,
} from "./checkedItems";

/** The viewer's progress in a recipe, as stored on the server. */
export interface Progress {
  recipeVersion: number;
  done: string[];
  step: number | null;
  changedAt: string;
}

/** The viewer and recipe of a progress. */
interface Cooking {
  userId: number;
  recipeId: number;
}

const progressKeys = ({ userId, recipeId }: Cooking) => [
  checkedItemsKey(userId, recipeId),
  stepKey(userId, recipeId),
];

/** The time of the last check or clear in this browser, in milliseconds; 0 if nothing is stored. */
export const progressAt = (storage: KeyedStorage, cooking: Cooking): number =>
  Math.max(...progressKeys(cooking).map((key) => checkedAt(storage.getItem(key))));

/** The items checked in this browser. */
export function readProgress(
  storage: KeyedStorage,
  cooking: Cooking,
  version: number,
): Omit<Progress, "changedAt"> {
  const [done = new Set<string>(), steps = []] = progressKeys(cooking).map((key) =>
    readCheckedItems(storage.getItem(key), version),
  );
  const [step] = steps;
  return {
    recipeVersion: version,
    done: [...done].slice(0, maxCount.checkedItems),
    step: step === undefined ? null : Number(step),
  };
}

/**
 * Applies progress from another device, unless items were checked here later.
 * @returns true if it was applied
 */
export function adoptProgress(
  storage: KeyedStorage,
  cooking: Cooking,
  version: number,
  { changedAt, done, recipeVersion, step }: Progress,
): boolean {
  const at = Date.parse(changedAt);
  if (recipeVersion !== version || progressAt(storage, cooking) >= at) return false;
  const texts = [done, step === null ? [] : [String(step)]].map((items) =>
    serializeCheckedItems(new Set(items), version, at),
  );
  for (const [i, key] of progressKeys(cooking).entries()) storage.setItem(key, texts[i]!);
  return true;
}
