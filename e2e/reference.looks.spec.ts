import { broken, intercept } from "./graphql";
import { enter } from "./people";
import { save, toast } from "./referenceScreens";
import { expect, test } from "./test";

test("The menu of admins works by keyboard and on phones, where rows of tables are shown as cards", async ({
  page,
}) => {
  await enter(page, "admin");
  await page.goto("/forbidden");
  const opener = page.getByRole("banner").getByRole("button", { name: "Admin" });
  await opener.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Users" })).toBeVisible();
  // Requests of other tests may be open.
  const other = { hasNotText: /^Requests/ };
  const entries = await page.getByRole("menuitem").filter(other).allTextContents();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the menu" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await expect(sheet.getByRole("link").filter(other)).toHaveText([
    "Home",
    "Recipes",
    "Favorites",
    "Add Recipe",
    ...entries,
    ...["View Profile", "My recipes", "Import", "Settings"],
  ]);
  await expect(sheet.getByRole("button", { name: "Logout" })).toBeVisible();
  await sheet.getByRole("link", { name: "Users" }).click();
  await expect(page).toHaveURL("/users");
  await expect(sheet).toBeHidden();

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(0);
  await page.getByLabel("Sort by").selectOption({ label: "Username, descending" });
  await expect(page).toHaveURL("/users?sort=name-desc");
});

test("Toasts are shown at the top right below the menus, at most twenty at once, and for at most ten seconds", async ({
  page,
}) => {
  await enter(page, "admin");
  await page.clock.install();
  await page.goto("/tags/new");
  await page.getByLabel("Tag name").fill("Unheard of");
  await intercept(page, "AddTag", broken);
  const toasts = toast(page, "Error creating tag.");
  const expectToasts = (count: number) =>
    expect(async () => {
      await page.clock.runFor(20);
      await expect(toasts).toHaveCount(count, { timeout: 100 });
    }).toPass({ timeout: 20_000 });
  // The time is frozen, so that no toast disappears before the last one appears.
  await page.clock.pauseAt(Date.now() + 60_000);
  await save(page).click();
  await expectToasts(1);
  const bar = (await page.getByRole("banner").boundingBox())!;
  const { x, y, width } = (await toasts.boundingBox())!;
  expect(y).toBeGreaterThan(bar.y + bar.height);
  expect(y).toBeLessThan(120);
  expect(x + width).toBeGreaterThan(page.viewportSize()!.width - 100);

  await page.getByRole("button", { name: /^Hello, / }).click();
  const entry = page.getByRole("menuitem", { name: "My recipes" });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(entry).toBeVisible({ timeout: 100 });
    await entry.click({ trial: true, timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press("Escape");

  for (let sent = 2; sent <= 21; sent++) {
    const answer = page.waitForResponse("**/graphql");
    await page.getByLabel("Tag name").press("Enter");
    await answer;
    await expectToasts(Math.min(sent, 20));
    await expect(save(page)).toBeEnabled();
  }
  await toasts.first().hover();
  // The last toast appears after the others.
  await page.clock.runFor(11_000);
  await page.clock.runFor(11_000);
  await expectToasts(0);
});
