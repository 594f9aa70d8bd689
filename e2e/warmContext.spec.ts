import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { keeperOf } from "./warmContext";

// The tests run one after the other in one worker, and so in one context.
test.describe.configure({ mode: "serial" });

/** Lists a page's stored data: the names of cookies and databases, and the keys of storages. */
const stored = (page: Page) =>
  page.evaluate<string[]>(`(async () => [
    ...document.cookie.split("; ").filter(Boolean),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ])()`);

let keeper: Page | undefined;

test("A test can store data in its browser", async ({ context, page }) => {
  keeper = keeperOf(context);
  await page.goto("/favicon.svg");
  await page.evaluate(`(async () => {
    document.cookie = "cookie=1";
    localStorage.local = sessionStorage.session = "1";
    await caches.open("cache");
    await new Promise((resolve) => (indexedDB.open("database").onsuccess = resolve));
  })()`);
  expect(await stored(page)).toEqual(["cookie=1", "local", "session", "database", "cache"]);
  await context.newPage();
});

test("The next test in the same process finds no stored data", async ({ context, page }) => {
  expect(keeperOf(context)).toBe(keeper);
  expect(context.pages()).toEqual([keeper, page]);
  await page.goto("/favicon.svg");
  expect(await stored(page)).toEqual([]);
  // The context ends with this test, because a fake clock cannot be removed.
  await page.clock.setFixedTime(0);
});

test("A context with a changed clock is not used again", async ({ context, page }) => {
  expect(keeperOf(context)).not.toBe(keeper);
  await page.goto("/favicon.svg");
  expect(await page.evaluate<number>("Date.now()")).toBeGreaterThan(1e12);
});
