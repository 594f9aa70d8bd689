import type { Page } from "@playwright/test";
import { entries, onPhone } from "./bar";
import { longestMovement } from "./browser";
import { card, cards } from "./list";
import { enter } from "./people";
import { expect, test } from "./test";

const HOME = { path: "/", heading: "Share what you cook" };
const LIST = { path: "/recipes", heading: "All Recipes" };
const FORBIDDEN = { path: "/forbidden", heading: "Forbidden" };

/** Opens a screen and waits until it is all there. */
async function open(page: Page, { path, heading }: { path: string; heading: string }) {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
}

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

  test(
    "the focus returns from a sheet or menu to what opened it",
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
