import { parseJson } from "../../../shared/parseJson";
import { personKey, type PersonKey } from "../../../shared/storedKeys";

const EXPIRES_AFTER_MS = 24 * 60 * 60 * 1000;

/** What has been done of a recipe, as a browser keeps it. */
interface CheckedItems {
  /** When the last mark was made, in milliseconds. */
  at: number;
  /** Of which version of the recipe: after an edit the third step may be another. */
  version: number;
  done: string[];
}

/** The storage key of what a person has checked off in a recipe. */
export const checkedItemsKey = (userId: number, recipeId: number): PersonKey =>
  personKey(userId, `cooking:${recipeId}`);

/**
 * The storage key of the current step of a recipe, stored like a checked item, so that it belongs to one
 * version and is removed with the others.
 */
export const stepKey = (userId: number, recipeId: number): PersonKey =>
  `${checkedItemsKey(userId, recipeId)}:step`;

export const isCheckedItemsKey = (key: string): boolean => /^person:\d+:cooking:/.test(key);

function parse(text: string | null): CheckedItems | null {
  const checkedItems = parseJson(text) as Partial<CheckedItems> | null;
  const isWhole = Number.isFinite(checkedItems?.at) && Array.isArray(checkedItems?.done);
  return isWhole ? (checkedItems as CheckedItems) : null;
}

/** What has been done of a recipe in this version. */
export function readCheckedItems(text: string | null, version: number): ReadonlySet<string> {
  const checkedItems = parse(text);
  return new Set(checkedItems?.version === version ? checkedItems.done : []);
}

/** What to store of what has been done. That it is nothing any more is stored, too: the server may not know it yet. */
export const serializeCheckedItems = (
  done: ReadonlySet<string>,
  version: number,
  at: number,
): string => JSON.stringify({ at, version, done: [...done] });

/** When items were last checked off or cleared, in milliseconds; 0 if nothing is stored. */
export const checkedAt = (text: string | null): number => parse(text)?.at ?? 0;

/** Whether the stored items are from another day, or invalid. */
export function isExpired(text: string | null, now: number): boolean {
  const checkedItems = parse(text);
  return checkedItems === null || now - checkedItems.at > EXPIRES_AFTER_MS;
}

/** What has been done once an item is checked off, or not any more. */
export function withItem(
  done: ReadonlySet<string>,
  item: string,
  isDone: boolean,
): ReadonlySet<string> {
  const next = new Set(done);
  if (isDone) next.add(item);
  else next.delete(item);
  return next;
}
