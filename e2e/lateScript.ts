import type { Page } from "@playwright/test";

/** Keeps the script of the next page back until it is let go, or only that of a screen. */
export async function withoutItsScript(page: Page, screen = "") {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/assets/${screen}*.js`, async (route) => {
    await until;
    await route.fallback();
  });
  return { letGo: () => letGo() };
}

/** Opens an address and does not wait until it answers. */
export const look = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });
