import type { Page } from "@playwright/test";

/**
 * Keeps the script of the next page back until it is let go.
 * @param name what the names of its files begin with; all of them by default
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

/** Opens an address and does not wait until it answers. */
export const look = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });
