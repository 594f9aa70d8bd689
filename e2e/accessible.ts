import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { coloursOf, wide } from "./browser";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** Shows screens in a scheme's colours, without movement; the application follows the device. */
export async function inColours(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // A screen that is there already changes a moment later.
  if (page.url() !== "about:blank") await expect.poll(() => coloursOf(page)).toBe(colorScheme);
}

/** Finds nothing that keeps people out. */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    // No page has frames of another origin: without them it needs no second page of its own.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found, where).toEqual([]);
}

/** Nothing scrolls sideways, not even on the narrowest phone. */
export async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // Script-driven layout follows a moment later.
  await expect.poll(() => wide(page), { timeout: 5_000 }).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}
