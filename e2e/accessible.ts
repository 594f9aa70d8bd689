import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { coloursOf, wide } from "./browser";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** Emulates a color scheme without motion; the application follows the device. */
export async function inColours(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // An open screen changes a moment later.
  if (page.url() !== "about:blank") await expect.poll(() => coloursOf(page)).toBe(colorScheme);
}

/** Waits until elements have faded in; before, their colors have less contrast. */
const settle = (page: Page) =>
  page.evaluate(`Promise.allSettled(
    document.getAnimations()
      .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  )`);

/** Expects no accessibility violations. */
export async function expectAccessible(page: Page, where?: string): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    // No page has frames of another origin, so the legacy mode, which opens no second page, is enough.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found, where).toEqual([]);
}

/** Expects no horizontal scrolling, even on the narrowest phone. */
export async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // Script-driven layout follows a moment later.
  await expect.poll(() => wide(page), { timeout: 5_000 }).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}

/** Checks the screen in both color schemes and on a narrow phone. */
export async function expectLooks(page: Page): Promise<void> {
  for (const scheme of schemes) {
    await inColours(page, scheme);
    await expectAccessible(page, scheme);
  }
  await expectNarrow(page);
}
