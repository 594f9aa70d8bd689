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
  const entries = await page.getByRole("menuitem").allTextContents();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the menu" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await expect(sheet.getByRole("link")).toHaveText([
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

test("Toasts are shown at the top right, at most twenty at once", async ({ page }) => {
  await enter(page, "admin");
  await page.goto("/tags/new");
  await page.getByLabel("Tag name").fill("Unheard of");
  await intercept(page, "AddTag", broken);
  const toasts = toast(page, "Error creating tag.");
  await save(page).click();
  const { x, y, width } = (await toasts.boundingBox())!;
  expect(y).toBeLessThan(100);
  expect(x + width).toBeGreaterThan(page.viewportSize()!.width - 100);
  for (let sent = 1; sent <= 20; sent++) {
    const answer = page.waitForResponse("**/graphql");
    await page.getByLabel("Tag name").press("Enter");
    await answer;
    await expect(save(page)).toBeEnabled();
  }
  await expect(toasts).toHaveCount(20);
});
