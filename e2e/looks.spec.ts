import type { Page } from "@playwright/test";
import { entries, onPhone } from "./bar";
import { hiddenFormButtons, hidesFocus, longestMovement, shifted } from "./browser";
import { intercept, noNetwork } from "./graphql";
import { look, withoutItsScript } from "./lateScript";
import { card, cards } from "./list";
import { enter } from "./people";
import { expect, test } from "./withPictures";

const HOME = { path: "/", heading: "Share what you cook" };
const LIST = { path: "/recipes", heading: "All Recipes" };
const FORBIDDEN = { path: "/forbidden", heading: "Forbidden" };

/** Opens a screen and waits until it is complete. */
async function open(page: Page, { path, heading }: { path: string; heading: string }) {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
}

test.describe("Without a mouse", () => {
  test("the focus moves to the heading of the next screen", async ({ page }) => {
    await open(page, HOME);
    const browse = page.getByRole("main").getByRole("link", { name: "Just browse" });
    await browse.press("Enter");
    await expect(page.getByRole("heading", { name: "All Recipes" })).toBeFocused();
    await cards(page)
      .first()
      .getByRole("link", { name: "Agua de jamaica", exact: true })
      .press("Enter");
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
    await expect(page.getByRole("link", { name: "Back to the home page" })).toBeFocused();
  });

  test(
    "the focus returns from a sheet or menu to the button that opened it",
    { tag: "@phone" },
    async ({ page }) => {
      await enter(page, "member");
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
    },
  );
});

test("Screens with little content use the width of the window, or its middle", async ({ page }) => {
  await enter(page, "admin");
  for (const address of [
    "/offline",
    "/recipes/own",
    "/recipes/deleted",
    "/recipes/import",
    "/auth/sessions",
    "/reviews/3/new",
  ]) {
    await page.goto(address);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    const screen = page.locator("main > *").filter({ has: heading });
    const { x, width } = (await screen.boundingBox())!;
    expect(Math.abs(x + width / 2 - page.viewportSize()!.width / 2), address).toBeLessThan(10);
  }
});

test("No sticky bar hides the focused element", { tag: "@phone" }, async ({ page }) => {
  await enter(page, "admin");
  const hidden: string[] = [];
  const walk = async (key: string, steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      const what = await hidesFocus(page);
      if (what) hidden.push(`${new URL(page.url()).pathname}, ${key}: ${what}`);
    }
  };
  for (const [path, heading, steps] of [
    ["/recipes", "All Recipes", 25],
    ["/recipes/1", "Shakshuka with feta", 40],
    ["/recipes/1/edit", "Edit Recipe", 50],
    ["/ingredients", "Ingredients", 25],
  ] as const) {
    await open(page, { path, heading });
    await walk("Tab", steps);
    await walk("Shift+Tab", steps - 10);
  }
  expect(hidden).toEqual([]);
});

test("A short screen that loads late shifts no visible content", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { letGo } = await withoutItsScript(page, "LoginPage");
  await look(page, "/login");
  await expect(page.getByRole("status", { name: "Loading…" })).toBeVisible();
  letGo();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  expect(await shifted(page)).toBeLessThan(0.02);
});

test("Toasts never cover the buttons of a form", { tag: "@phone" }, async ({ page }) => {
  await enter(page, "contributor");
  // The time is frozen, so that no toast disappears before the last one appears, even on a slow
  // machine.
  await page.clock.install();
  await open(page, { path: "/ingredients/new", heading: "Add Ingredient" });
  await intercept(page, "AddIngredient", noNetwork);
  const save = page.getByRole("button", { name: "Save" });
  await page.getByLabel("Ingredient name").fill("Salt of the sea");
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let time = 1; time <= 5; time += 1) {
    await save.click();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page.getByRole("alert")).toHaveCount(time, { timeout: 200 });
    }).toPass({ timeout: 20_000 });
  }
  expect(await hiddenFormButtons(page)).toEqual([]);
});

test(
  "The bookmarklet is hidden where it cannot be dragged",
  { tag: "@phone" },
  async ({ page }) => {
    await enter(page, "member");
    await open(page, { path: "/recipes/import", heading: "Import recipes" });
    const link = page.getByText("Import to Potluck", { exact: true });
    await expect(link).toBeAttached();
    await expect(link).toBeVisible({ visible: !onPhone() });
  },
);

test("Colors follow the setting of the device until the user changes them", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, FORBIDDEN);
  await page.getByRole("button", { name: "Switch to light colors" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Switch to dark colors" })).toBeVisible();
});

test("No element moves for users who prefer reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/recipes?search=sernik");
  await card(page, "Sernik").hover();
  expect(await longestMovement(page)).toBeLessThan(1);
});
