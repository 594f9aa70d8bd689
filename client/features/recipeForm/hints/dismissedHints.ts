import { parseJson } from "../../../shared/parseJson";
import { safeLocalStorage } from "../../../shared/storage";
import { personKey, type PersonKey } from "../../../shared/storedKeys";

/**
 * The storage key of the dismissed hints of a recipe.
 * @param name the subject of the recipe's draft
 */
export const dismissedHintsKey = (userId: number, name: string): PersonKey =>
  personKey(userId, `hints:${name}`);

/** Reads the keys of dismissed hints from a stored text. */
export function readDismissedHints(text: string | null): string[] {
  const keys = parseJson(text);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
}

/** Remembers in this browser that a hint was dismissed. */
export function dismissHint(storageKey: PersonKey, key: string): void {
  const keys = readDismissedHints(safeLocalStorage.getItem(storageKey));
  safeLocalStorage.setItem(storageKey, JSON.stringify([...keys, key]));
}

/** Moves the dismissed hints of a new recipe to the key of the saved one. */
export function moveDismissedHints(from: PersonKey, to: PersonKey): void {
  const text = safeLocalStorage.getItem(from);
  if (text === null || from === to) return;
  safeLocalStorage.setItem(to, text);
  safeLocalStorage.removeItem(from);
}
