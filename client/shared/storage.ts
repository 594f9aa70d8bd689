import { useSyncExternalStore } from "react";

/** What the browser could not store, being full or forbidden to: there for this page alone. */
const notStored = new Map<string, string | null>();
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/** Reads a stored value. For event handlers: components are not updated when it changes. */
export function readStorage(key: string): string | null {
  try {
    return notStored.has(key) ? (notStored.get(key) ?? null) : localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in the browser, or with null forgets it. */
export function writeStorage(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    notStored.delete(key);
  } catch {
    notStored.set(key, text);
  }
  notify();
}

/** Removes the values for which the predicate is true. */
export function removeFromStorage(shall: (key: string, text: string | null) => boolean): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => shall(key, readStorage(key)));
    for (const key of keys) writeStorage(key, null);
  } catch {
    // Storage may be unavailable.
  }
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) notStored.clear();
    else notStored.delete(key);
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/** A text that the browser keeps; null without one, and where a page is rendered on the server. */
export const useLocalStorage = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStorage(key),
    () => null,
  );
