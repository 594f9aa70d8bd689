import type { Page } from "@playwright/test";

// These run in the browser as text, since our types know no browser here.

/** How many things the page's database has in one of its stores. */
export const countStored = (page: Page, store: "recipes" | "outbox" | "credentials") =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
    const open = indexedDB.open("potluck");
    open.onerror = reject;
    open.onsuccess = () => {
      const db = open.result;
      if (!db.objectStoreNames.contains(${JSON.stringify(store)})) return resolve(0);
      const count = db.transaction(${JSON.stringify(store)}).objectStore(${JSON.stringify(store)}).count();
      count.onsuccess = () => { db.close(); resolve(count.result); };
    };
  })`);

/** How many pictures of recipes are stored. */
export const countPictures = (page: Page) =>
  page.evaluate<number>(
    `caches.has("pictures").then(async (is) => is ? (await (await caches.open("pictures")).keys()).length : 0)`,
  );

/** Waits until the service worker shows pages. */
export const workerIsReady = (page: Page) =>
  page.evaluate(`navigator.serviceWorker.ready.then(() =>
    navigator.serviceWorker.controller ?? new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve)))`);
