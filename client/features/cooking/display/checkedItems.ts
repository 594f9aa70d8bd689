import { parseJson } from "../../../shared/parseJson";
import { personKey, type PersonKey } from "../../../shared/storedKeys";

const EXPIRES_AFTER_MS = 24 * 60 * 60 * 1000;

/** The checked items of a recipe, as stored in the browser. */
interface CheckedItems {
  /** The time of the last mark, in milliseconds. */
  at: number;
  /** The version of the recipe: after an edit, the third step may be another. */
  version: number;
  done: string[];
}

/** The storage key of a recipe's checked items. */
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

/** The checked items of a recipe in this version. */
export function readCheckedItems(text: string | null, version: number): ReadonlySet<string> {
  const checkedItems = parse(text);
  return new Set(checkedItems?.version === version ? checkedItems.done : []);
}

/**
 * The text to store for the checked items. An empty set is stored too, because the server may not have
 * received it yet.
 */
export const serializeCheckedItems = (
  items: ReadonlySet<string>,
  version: number,
  at: number,
): string => JSON.stringify({ at, version, done: [...items] });

/** The time of the last check or clear, in milliseconds; 0 if nothing is stored. */
export const checkedAt = (text: string | null): number => parse(text)?.at ?? 0;

/** True if the stored items are from another day, or invalid. */
export function isExpired(text: string | null, now: number): boolean {
  const checkedItems = parse(text);
  return checkedItems === null || now - checkedItems.at > EXPIRES_AFTER_MS;
}

/** The checked items after one is checked or unchecked. */
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
