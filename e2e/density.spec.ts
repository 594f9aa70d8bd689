import type { Page } from "@playwright/test";
import { goTo, onPhone } from "./bar";
import { AT_ONCE, scrolled, shifted } from "./browser";
import { card, cards, expectFound, heading, linkOf, search } from "./list";
import { enter } from "./people";
import { expect, test } from "./withPictures";

const inDensity = (page: Page, name: string) =>
  page.getByRole("group", { name: "Density" }).getByRole("link", { name, exact: true });

/** Counts the fully visible cards. */
async function countInSight(page: Page): Promise<number> {
  const { height } = page.viewportSize()!;
  const boxes = await Promise.all((await cards(page).all()).map((one) => one.boundingBox()));
  return boxes.filter((box) => box && box.y + box.height <= height).length;
}

const expectCompact = async (page: Page) => {
  await expect(inDensity(page, "Compact")).toHaveAttribute("aria-current", "true");
  await expect(cards(page).first().getByRole("list", { name: "Ingredients" })).toHaveCount(0);
};

test(
  "The density of the list is part of its address, and is remembered on the device",
  { tag: "@phone" },
  async ({ page }) => {
    if (!onPhone()) await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/recipes");
    await expect(inDensity(page, "Full")).toHaveAttribute("aria-current", "true");
    await inDensity(page, "Compact").click();
    await expect(page).toHaveURL("/recipes?density=compact");
    await expectCompact(page);
    expect(await countInSight(page)).toBeGreaterThanOrEqual(onPhone() ? 4 : 8);

    const crumble = card(page, "Apple crumble");
    await expect(crumble).toContainText("1 h 5 min");
    await expect(crumble).toContainText("4.8 (4)");
    await expect(
      crumble.getByRole("link", { name: "Add Apple crumble to favorites" }),
    ).toBeVisible();

    await test.step("Filters keep it, and their reset too", async () => {
      await search(page).fill("soup");
      await expect(page).toHaveURL("/recipes?search=soup&density=compact");
      await expectFound(page, 6);
      await page.getByRole("button", { name: "Remove filter “soup”" }).click();
      await expect(page).toHaveURL("/recipes?density=compact");
    });

    await test.step("It is remembered, and nothing moves when the page comes alive", async () => {
      await page.goto("/");
      await goTo(page, "Recipes");
      await expect(page).toHaveURL("/recipes?density=compact");
      await expectCompact(page);
      await page.goto("/recipes?search=soup");
      await expect(page).toHaveURL("/recipes?search=soup&density=compact");
      await expectCompact(page);
      // The tolerance is for fonts that arrive late, which are slightly wider than their fallbacks.
      expect(await shifted(page)).toBeLessThan(0.02);
      await page.goBack();
      await expect(page).toHaveURL("/recipes?density=compact");
    });

    await test.step("The full list comes back, and stays", async () => {
      await inDensity(page, "Full").click();
      await expect(page).toHaveURL("/recipes");
      await expect(cards(page).first().getByRole("list", { name: "Ingredients" })).toBeVisible();
      await page.goto("/recipes");
      await expect(inDensity(page, "Full")).toHaveAttribute("aria-current", "true");
      await expect(page).toHaveURL("/recipes");
    });

    await test.step("An address goes before what is remembered, and changes nothing of it", async () => {
      await page.goto("/recipes?density=compact");
      await expectCompact(page);
      await page.goto("/recipes");
      await expect(inDensity(page, "Full")).toHaveAttribute("aria-current", "true");
    });
  },
);

/** The tolerance in pixels for the changing height of the bar. */
const A_LITTLE = 16;

/** Returns the top of a card relative to the window. */
const topOf = async (page: Page, name: string) => (await card(page, name).boundingBox())?.y ?? NaN;

/** Loads the complete list and scrolls to a card. */
async function scrollToCard(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    await expect(cards(page)).toHaveCount(60, { timeout: 500 });
  }).toPass(AT_ONCE);
  await linkOf(card(page, name)).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  // The pause covers the scroll event of a later frame; no reader reloads that soon.
  await page.waitForTimeout(300);
}

/** The tests cover pairwise combinations of viewer, list and device: phones test the other list. */
for (const viewer of ["visitor", "member"] as const) {
  test(
    `A ${viewer} who reloads the list or returns to it stays at the same card`,
    { tag: "@phone" },
    async ({ page }) => {
      const name = "Suya skewers";
      const isFull = (viewer === "visitor") !== onPhone();
      const address = isFull ? "/recipes" : "/recipes?density=compact";
      if (viewer === "member") await enter(page, viewer);
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await scrollToCard(page, name);
      const top = await topOf(page, name);
      const expectSamePlace = () =>
        expect
          .poll(async () => Math.abs((await topOf(page, name)) - top), { timeout: 10_000 })
          .toBeLessThan(A_LITTLE);
      await page.reload();
      await expectSamePlace();
      await page.reload();
      await expectSamePlace();

      await linkOf(card(page, name)).click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await page.reload();
      await page.goBack();
      await expectSamePlace();

      await page.goto(address);
      await expect(cards(page).first()).toBeInViewport();
      expect(await scrolled(page)).toBe(0);
    },
  );
}
