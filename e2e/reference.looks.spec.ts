import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { wide } from "./browser";
import { enter } from "./kitchen";
import { expect, test } from "./test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const screens = [
  "/users",
  "/categories",
  "/ingredients?search=plutonium",
  "/tags/new",
  "/tags/1/edit",
  "/tags/1/delete",
  "/admin",
];

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`Accessible to everybody in ${colorScheme} colours, ${width} wide`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 844 });
      await enter(page, "admin");
      for (const path of screens) {
        await test.step(path, async () => {
          await open(page, path);
          await expectAccessible(page);
          expect(await wide(page)).toBeLessThanOrEqual(width);
          if (process.env["SHOTS"])
            await page.screenshot({
              path: `${process.env["SHOTS"]}/${path.replace(/\W/g, "_")}-${width}-${colorScheme}.png`,
            });
        });
      }
    });
  }
}

test("The tables stand in cards on a phone, with a field to sort them", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, "admin");
  await open(page, "/users");
  await expect(page.getByRole("columnheader")).toHaveCount(0);
  await page.getByLabel("Sort by").selectOption({ label: "Username, descending" });
  await expect(page).toHaveURL("/users?sort=name-desc");
  for (const path of screens) {
    await open(page, path);
    expect(await wide(page), path).toBeLessThanOrEqual(320);
  }
});

test("The menu of admins works without a mouse, and on a phone", async ({ page }) => {
  await enter(page, "admin");
  await open(page, "/forbidden");
  const opener = page.getByRole("banner").getByRole("button", { name: "Admin" });
  await opener.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Users" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the menu" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await sheet.getByRole("link", { name: "Difficulty Levels" }).click();
  await expect(page).toHaveURL("/difficulty-levels");
  await expect(sheet).toBeHidden();
});
