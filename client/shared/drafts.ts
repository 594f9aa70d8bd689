import { safeLocalStorage, safeSessionStorage } from "./storage";
import { personKey, type PersonKey, type StoredKey } from "./storedKeys";

/** A stored draft. */
export interface StoredDraft {
  key: StoredKey;
  text: string;
}

const TAB_KEY = "tab";

/** Returns the ID of this tab, which is the same after a reload. */
function tabId(): string {
  const storedId = safeSessionStorage.getItem(TAB_KEY);
  if (storedId) return storedId;
  const id = Math.random().toString(36).slice(2);
  safeSessionStorage.setItem(TAB_KEY, id);
  return id;
}

const draftKeys = (userId: number) => personKey(userId, "draft:");

/**
 * The storage key of this tab's draft, so that tabs do not overwrite each other.
 * @param name the subject of the draft
 */
export const draftKey = (userId: number, name: string): PersonKey =>
  `${draftKeys(userId)}${name}:${tabId()}`;

/** Finds the drafts that the user's other tabs have stored for the same subject. */
export const draftsOfOtherTabs = (userId: number, name: string): StoredDraft[] =>
  safeLocalStorage
    .findKeys(
      (key) => key.startsWith(`${draftKeys(userId)}${name}:`) && key !== draftKey(userId, name),
    )
    .map((key) => ({ key, text: safeLocalStorage.getItem(key) ?? "" }));

/**
 * Finds the user's drafts of any tab, the latest first, one for each subject.
 * @param getTime returns a draft's save time in milliseconds
 */
export function findDrafts(
  userId: number,
  getTime: (text: string) => number,
): { name: string; text: string; savedAt: number }[] {
  const drafts = safeLocalStorage
    .findKeys((key) => key.startsWith(draftKeys(userId)))
    .map((key) => {
      const text = safeLocalStorage.getItem(key) ?? "";
      const name = key.slice(draftKeys(userId).length, key.lastIndexOf(":"));
      return { name, text, savedAt: getTime(text) };
    })
    .sort((one, other) => other.savedAt - one.savedAt);
  return drafts.filter(({ name }, i) => drafts.findIndex((one) => one.name === name) === i);
}
