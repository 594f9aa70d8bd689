import type { Page } from "@playwright/test";

// Functions that run in the browser are strings, because the tests' types lack the DOM.

/** Returns the number of records in a store of the page's database. */
export const countStored = (
  page: Page,
  store: "recipes" | "lists" | "outbox" | "credentials" | "logouts",
) =>
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

/** Returns true if a recipe's page is stored for any viewer. Does not create a missing database. */
export const isStored = (page: Page, recipeId: number) =>
  page.evaluate<boolean>(`(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "potluck")) return false;
    const result = (request) => new Promise((resolve, reject) => {
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
    });
    const db = await result(indexedDB.open("potluck"));
    const keys = await result(db.transaction("recipes").objectStore("recipes").getAllKeys());
    db.close();
    return keys.some(([, id]) => id === ${recipeId});
  })()`);

/** Returns the number of stored recipe pictures. */
export const countPictures = (page: Page) =>
  page.evaluate<number>(
    `caches.has("pictures").then(async (is) => is ? (await (await caches.open("pictures")).keys()).length : 0)`,
  );

/** Waits until the service worker controls the page. */
export const workerIsReady = (page: Page) =>
  page.evaluate(`navigator.serviceWorker.ready.then(() =>
    navigator.serviceWorker.controller ?? new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve)))`);

/** Lists all stored data of the browser, except for the contents of shared caches. */
export async function listStored(page: Page) {
  const stored = await page.evaluate<{
    localStorage: string[];
    sessionStorage: string[];
    database: Record<string, number>;
    caches: string[];
  }>(`(async () => {
    const result = (request) => new Promise((resolve, reject) => {
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
    });
    const database = {};
    for (const { name } of await indexedDB.databases()) {
      const db = await result(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const label = name === "potluck" ? store : name + "." + store;
        const keys = await result(db.transaction(store).objectStore(store).getAllKeys());
        // Public recipes and lists that a visitor has opened belong to the device.
        database[label] = keys.filter((key) => !["recipes", "lists"].includes(label) || key[0] !== 0).length;
      }
      db.close();
    }
    return {
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      database,
      caches: await caches.keys(),
    };
  })()`);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return { ...stored, cookies };
}
