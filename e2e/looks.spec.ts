import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { entries, onPhone } from "./bar";
import { longestMovement, wide } from "./browser";
import { card, cards, openFilters } from "./list";
import { enterAs } from "./people";
import { expect, test } from "./test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const HOME = { path: "/", heading: "Share what you cook", title: "Potluck" };
const LIST = { path: "/recipes", heading: "All Recipes", title: "All Recipes · Potluck" };
const SHORT_LIST = { ...LIST, path: "/recipes?search=soup" };
const EMPTY_LIST = { ...LIST, path: "/recipes?search=plutonium" };
const A_RECIPE = {
  path: "/recipes/1",
  heading: "Shakshuka with feta",
  title: "Shakshuka with feta · Potluck",
};
const LOGIN = { path: "/login", heading: "Login", title: "Login · Potluck" };
const REGISTER = { path: "/register", heading: "Register", title: "Register · Potluck" };
const FORBIDDEN = { path: "/forbidden", heading: "Forbidden", title: "Forbidden · Potluck" };
const NOT_FOUND = {
  path: "/not-found",
  heading: "Page not found",
  title: "Page not found · Potluck",
};
const screens = [HOME, LIST, EMPTY_LIST, A_RECIPE, LOGIN, REGISTER, FORBIDDEN, NOT_FOUND];

/** Opens a screen and waits until it is all there. */
async function open(page: Page, { path, heading }: { path: string; heading: string }) {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
}

/** Finds nothing that keeps people out. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`Accessible to everybody in ${colorScheme} colours`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme, reducedMotion: "reduce" }));

    for (const screen of screens) {
      test(`is ${screen.path}`, async ({ page }) => {
        // All words of a page of recipes take a while.
        test.slow(screen.path === "/recipes");
        await open(page, screen);
        await expect(page).toHaveTitle(screen.title);
        const other = colorScheme === "light" ? "dark" : "light";
        await expect(page.getByRole("button", { name: `Switch to ${other}` })).toBeVisible();
        await expectAccessible(page);
      });
    }

    for (const screen of [SHORT_LIST, A_RECIPE]) {
      test(`is ${screen.path} for a member`, async ({ page }) => {
        await enterAs(page, "member");
        await open(page, screen);
        await expect(page.getByRole("button", { name: /favorites$/i }).first()).toBeVisible();
        await expectAccessible(page);
      });
    }

    test("are the filters", async ({ page }) => {
      await open(page, SHORT_LIST);
      await openFilters(page);
      await expectAccessible(page);
    });

    test("is the menu of a visitor", async ({ page }) => {
      await open(page, FORBIDDEN);
      await entries(page);
      await expectAccessible(page);
    });

    test("is the menu of somebody who is logged in", async ({ page }) => {
      await enterAs(page, "member");
      await open(page, FORBIDDEN);
      const bar = await entries(page);
      if (!onPhone()) await bar.getByRole("button", { name: /^Hello/ }).click();
      await expect(page.getByText("Logout", { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("No screen scrolls sideways on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const screen of screens) {
    await open(page, screen);
    expect(await wide(page), screen.path).toBeLessThanOrEqual(320);
  }
});

test.describe("Without a mouse", () => {
  test("the focus goes to the heading of the next screen", async ({ page }) => {
    await open(page, HOME);
    const browse = page.getByRole("main").getByRole("link", { name: "Just browse" });
    await browse.press("Enter");
    await expect(page.getByRole("heading", { name: "All Recipes" })).toBeFocused();
    await cards(page).first().getByRole("link", { name: "Agua de jamaica" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Agua de jamaica", level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "All Recipes" })).toBeFocused();
  });

  test("the focus stays on a filter that was changed", async ({ page }) => {
    await open(page, LIST);
    const sort = page.getByRole("combobox", { name: "Sort" });
    await sort.focus();
    await sort.selectOption({ label: "Z–A" });
    await expect(cards(page).first()).toContainText("Yellow pea soup");
    await expect(sort).toBeFocused();
  });

  test("the bar can be skipped", async ({ page }) => {
    await open(page, FORBIDDEN);
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await skip.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Back to the start" })).toBeFocused();
  });

  test("the focus returns from a sheet or menu to what opened it", async ({ page }) => {
    await enterAs(page, "member");
    await open(page, FORBIDDEN);
    const bar = await entries(page);
    const opener = onPhone()
      ? page.getByRole("button", { name: "Open the menu" })
      : bar.getByRole("button", { name: /^Hello/ });
    if (!onPhone()) await opener.press("Enter");
    const logout = page.getByRole(onPhone() ? "button" : "menuitem", { name: "Logout" });
    await expect(logout).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(logout).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test("Colours follow the device until they are switched", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, FORBIDDEN);
  await page.getByRole("button", { name: "Switch to light colours" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Switch to dark colours" })).toBeVisible();
});

test("Nothing moves for people who ask for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/recipes?search=sernik");
  await card(page, "Sernik").hover();
  expect(await longestMovement(page)).toBeLessThan(1);
});
