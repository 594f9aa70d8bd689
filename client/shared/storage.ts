import { useSyncExternalStore } from "react";

/**
 * One of the browser's storages, which never throws: what cannot be stored, since the storage is full or
 * forbidden, lasts as long as the page. On a server it is empty.
 */
class SafeStorage implements Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  private readonly notStored = new Map<string, string | null>();
  private readonly listeners = new Set<() => void>();

  /** @param open gives the storage; a browser that forbids it throws already then */
  constructor(private readonly open: () => Storage) {}

  /** The text at this moment; for handlers, since it does not render again when the text changes. */
  readonly getItem = (key: string): string | null => {
    try {
      return this.notStored.has(key) ? (this.notStored.get(key) ?? null) : this.open().getItem(key);
    } catch {
      return null;
    }
  };

  /** Stores a text; null removes it. */
  readonly setItem = (key: string, text: string | null): void => {
    try {
      if (text === null) this.open().removeItem(key);
      else this.open().setItem(key, text);
      this.notStored.delete(key);
    } catch {
      this.notStored.set(key, text);
    }
    this.listeners.forEach((listener) => listener());
  };

  readonly removeItem = (key: string): void => this.setItem(key, null);

  /** The keys of the items that a predicate chooses. */
  readonly findKeys = (isChosen: (key: string, text: string | null) => boolean): string[] => {
    try {
      return Object.keys(this.open()).filter((key) => isChosen(key, this.getItem(key)));
    } catch {
      // Nothing is stored where nothing may be.
      return [];
    }
  };

  /** Removes the items that a predicate chooses. */
  readonly removeItems = (isChosen: (key: string, text: string | null) => boolean): void =>
    this.findKeys(isChosen).forEach(this.removeItem);

  /** Listens to changes, also to those that other tabs make. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null) this.notStored.clear();
      else this.notStored.delete(key);
      listener();
    };
    this.listeners.add(listener);
    addEventListener("storage", onStorage);
    return () => {
      this.listeners.delete(listener);
      removeEventListener("storage", onStorage);
    };
  };
}

/** What this browser stores. */
export const safeLocalStorage = new SafeStorage(() => localStorage);

/** What this tab stores. */
export const safeSessionStorage = new SafeStorage(() => sessionStorage);

/** A text in the browser's storage; null without one, and where a page is rendered on the server. */
export const useLocalStorage = (key: string): string | null =>
  useSyncExternalStore(
    safeLocalStorage.subscribe,
    () => safeLocalStorage.getItem(key),
    () => null,
  );
