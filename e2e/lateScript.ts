import type { Page } from "@playwright/test";

/**
 * Holds back the script of the next page until it is released.
 * @param name the prefix of the files' names; all of them by default
 */
export async function withoutItsScript(page: Page, name = "") {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/assets/${name}*.js`, async (route) => {
    await until;
    await route.fallback();
  });
  return { letGo: () => letGo() };
}

/** Opens an address without waiting for hydration. */
export const look = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });
