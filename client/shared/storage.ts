import { useSyncExternalStore } from "react";
import type { StoredKey } from "./storedKeys";

/**
 * A browser storage that never throws: if it is full or forbidden, values last as long as the page. On a
 * server it is empty.
 */
class SafeStorage {
  private readonly notStored = new Map<string, string | null>();
  private readonly listeners = new Set<() => void>();

  /** @param open returns the storage, and throws if the browser forbids it */
  constructor(private readonly open: () => Storage) {}

  /**
   * Returns the current text. It is meant for handlers, because it does not subscribe to changes.
   */
  readonly getItem = (key: StoredKey): string | null => {
    try {
      return this.notStored.has(key) ? (this.notStored.get(key) ?? null) : this.open().getItem(key);
    } catch {
      return null;
    }
  };

  /** Stores a text; null removes it. */
  readonly setItem = (key: StoredKey, text: string | null): void => {
    try {
      if (text === null) this.open().removeItem(key);
      else this.open().setItem(key, text);
      this.notStored.delete(key);
    } catch {
      this.notStored.set(key, text);
    }
    this.listeners.forEach((listener) => listener());
  };

  readonly removeItem = (key: StoredKey): void => this.setItem(key, null);

  /** Finds the keys that match a predicate. */
  readonly findKeys = (isChosen: (key: string, text: string | null) => boolean): StoredKey[] => {
    const keys = new Set([...this.storedKeys(), ...this.notStored.keys()]) as Set<StoredKey>;
    return [...keys].filter((key) => isChosen(key, this.getItem(key)));
  };

  /** Removes the items that match a predicate. */
  readonly removeItems = (isChosen: (key: string, text: string | null) => boolean): void =>
    this.findKeys(isChosen).forEach(this.removeItem);

  private storedKeys(): string[] {
    try {
      return Object.keys(this.open());
    } catch {
      // Reading may fail, because browsers can forbid storage.
      return [];
    }
  }

  /** Subscribes to changes, including those of other tabs. */
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

/** The part of a storage passed to functions, limited to declared keys. */
export type KeyedStorage = Pick<SafeStorage, "getItem" | "setItem">;

/** The storage of this browser. */
export const safeLocalStorage = new SafeStorage(() => localStorage);

/** The storage of this tab. */
export const safeSessionStorage = new SafeStorage(() => sessionStorage);

/** Returns a stored text; null if there is none, and on the server. */
export const useLocalStorage = (key: StoredKey): string | null =>
  useSyncExternalStore(
    safeLocalStorage.subscribe,
    () => safeLocalStorage.getItem(key),
    () => null,
  );
