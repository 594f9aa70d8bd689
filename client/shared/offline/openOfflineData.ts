import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OutboxEntry } from "./OutboxEntry";
import type { StoredList, StoredRecipe } from "./StoredRecipe";

/** The session with which the service worker sends the outbox. */
export interface Credentials {
  viewerId: number;
  token: string;
}

export interface OfflineData extends DBSchema {
  recipes: { key: [viewerId: number, recipeId: number]; value: StoredRecipe };
  lists: { key: [viewerId: number, query: string]; value: StoredList };
  outbox: { key: number; value: OutboxEntry };
  /** The user who owns the stored data; one value per name. */
  owner: { key: "viewerId"; value: number };
  credentials: { key: "current"; value: Credentials };
  /** The tokens of logged-out users, until the server has ended their sessions. */
  logouts: { key: string; value: { token: string } };
}

export type OfflineDatabase = IDBPDatabase<OfflineData>;

let opened: Promise<OfflineDatabase> | null = null;

/** Opens the browser's database of offline data. Rejects without IndexedDB. */
export function openOfflineData(): Promise<OfflineDatabase> {
  const forget = () => void (opened = null);
  opened ??= openDB<OfflineData>("potluck", 3, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        db.createObjectStore("recipes", { keyPath: ["viewerId", "recipeId"] });
        db.createObjectStore("outbox", { keyPath: "id", autoIncrement: true });
        db.createObjectStore("owner");
        db.createObjectStore("credentials");
      }
      if (oldVersion < 2) db.createObjectStore("logouts", { keyPath: "token" });
      db.createObjectStore("lists", { keyPath: ["viewerId", "query"] });
    },
    // The connection is closed if another tab has a newer version of the application.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}
