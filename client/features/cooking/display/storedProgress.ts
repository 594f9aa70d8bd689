import { maxCount } from "../../../../shared/inputLimits";
import {
  checkedAt,
  checkedItemsKey,
  readCheckedItems,
  serializeCheckedItems,
  stepKey,
} from "./checkedItems";

/** How far somebody has come with a recipe, as the server has it. */
export interface Progress {
  recipeVersion: number;
  done: string[];
  step: number | null;
  changedAt: string;
}

type ProgressStorage = Pick<Storage, "getItem" | "setItem">;

const keysOf = (recipeId: number) => [checkedItemsKey(recipeId), stepKey(recipeId)];

/** When something was last checked off or cleared in this browser, in milliseconds; 0 if nothing is stored. */
export const progressAt = (storage: ProgressStorage, recipeId: number): number =>
  Math.max(...keysOf(recipeId).map((key) => checkedAt(storage.getItem(key))));

/** What is checked off in this browser. */
export function readProgress(
  storage: ProgressStorage,
  recipeId: number,
  version: number,
): Omit<Progress, "changedAt"> {
  const done = readCheckedItems(storage.getItem(checkedItemsKey(recipeId)), version);
  const [step] = readCheckedItems(storage.getItem(stepKey(recipeId)), version);
  return {
    recipeVersion: version,
    done: [...done].slice(0, maxCount.checkedItems),
    step: step === undefined ? null : Number(step),
  };
}

/**
 * Takes over what was checked off on another device, unless something was checked off here later.
 * @returns whether it was taken over
 */
export function adoptProgress(
  storage: ProgressStorage,
  recipeId: number,
  version: number,
  { changedAt, done, recipeVersion, step }: Progress,
): boolean {
  const at = Date.parse(changedAt);
  if (recipeVersion !== version || progressAt(storage, recipeId) >= at) return false;
  const texts = [done, step === null ? [] : [String(step)]].map((items) =>
    serializeCheckedItems(new Set(items), version, at),
  );
  for (const [i, key] of keysOf(recipeId).entries()) storage.setItem(key, texts[i]!);
  return true;
}
