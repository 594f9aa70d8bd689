import { useSyncExternalStore } from "react";

/** What this page has written: also there when the browser's storage is full or forbidden. */
const written = new Map<string, string | null>();
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/** What the browser keeps at this moment; for handlers, since nobody is told when it changes. */
export function readStorage(key: string): string | null {
  try {
    return written.get(key) ?? (written.has(key) ? null : localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keeps a text in the browser, or with null forgets it. */
export function writeStorage(key: string, text: string | null): void {
  written.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // This page remembers it by itself.
  }
  notify();
}

/** Forgets what is kept under some keys. */
export function removeFromStorage(shall: (key: string, text: string | null) => boolean): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => shall(key, readStorage(key)));
    for (const key of keys) writeStorage(key, null);
  } catch {
    // Nothing is kept where nothing may be.
  }
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) written.clear();
    else written.delete(key);
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
