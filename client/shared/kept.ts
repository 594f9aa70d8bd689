import { useSyncExternalStore } from "react";

/** What this page has written: also there when the browser's storage is full or forbidden. */
const own = new Map<string, string | null>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** What the browser keeps at this moment; for handlers, since nobody is told when it changes. */
export function keptNow(key: string): string | null {
  try {
    return own.get(key) ?? (own.has(key) ? null : localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keeps a text in the browser, or with null forgets it. */
export function keep(key: string, text: string | null): void {
  own.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // This page remembers it by itself.
  }
  tell();
}

/** Forgets what is kept under some keys. */
export function forget(shall: (key: string, text: string | null) => boolean): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => shall(key, keptNow(key)));
    for (const key of keys) keep(key, null);
  } catch {
    // Nothing is kept where nothing may be.
  }
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) own.clear();
    else own.delete(key);
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
export const useKept = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => keptNow(key),
    () => null,
  );
