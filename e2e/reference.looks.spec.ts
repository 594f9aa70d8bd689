import type { Page } from "@playwright/test";
import { enter } from "./people";
import { expect, test } from "./test";

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("The tables stand in cards on a phone, with a field to sort them", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, "admin");
  await open(page, "/users");
  await expect(page.getByRole("columnheader")).toHaveCount(0);
  await page.getByLabel("Sort by").selectOption({ label: "Username, descending" });
  await expect(page).toHaveURL("/users?sort=name-desc");
});

test("The menu of admins works without a mouse, and on a phone", async ({ page }) => {
  await enter(page, "admin");
  await open(page, "/forbidden");
  const opener = page.getByRole("banner").getByRole("button", { name: "Admin" });
  await opener.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Users" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the menu" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await sheet.getByRole("link", { name: "Difficulty Levels" }).click();
  await expect(page).toHaveURL("/difficulty-levels");
  await expect(sheet).toBeHidden();
});
