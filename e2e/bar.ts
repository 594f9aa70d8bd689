import { expect, type Locator, type Page, test } from "@playwright/test";

/** Returns true on a phone, where the entries are in a sheet. */
export const onPhone = () => test.info().project.use.isMobile === true;

/** The entries of the bar; on a phone this opens their sheet. */
export async function entries(page: Page): Promise<Locator> {
  if (!onPhone()) return page.getByRole("banner");
  const sheet = page.getByRole("dialog", { name: "Menu" });
  if (!(await sheet.isVisible())) {
    await page.getByRole("button", { name: "Open the menu" }).click();
  }
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Opens a screen by its entry in the bar. */
export async function goTo(page: Page, entry: string): Promise<void> {
  await (await entries(page)).getByRole("link", { name: entry, exact: true }).click();
}

/** Opens one of the viewer's own screens: by the menu of the greeting, or by the sheet on a phone. */
export async function goToOwn(page: Page, entry: string): Promise<void> {
  const bar = await entries(page);
  if (onPhone()) return bar.getByRole("link", { name: entry, exact: true }).click();
  await bar.getByRole("button", { name: /^Hello, / }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Expects the greeting in the bar. */
export async function expectGreeting(page: Page, name: string): Promise<void> {
  await expect((await entries(page)).getByText(`Hello, ${name}`)).toBeVisible();
  await closeSheet(page);
}

/** Expects a visitor's bar. */
export async function expectVisitor(page: Page): Promise<void> {
  const bar = await entries(page);
  await expect(bar.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Register" })).toBeVisible();
  await expect(bar.getByText("Hello")).toHaveCount(0);
  await closeSheet(page);
}

async function closeSheet(page: Page): Promise<void> {
  if (!onPhone()) return;
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await sheet.getByRole("button", { name: "Close the menu" }).click();
  await expect(sheet).toBeHidden();
}

/** Logs out through the bar. */
export async function logOut(page: Page): Promise<void> {
  const bar = await entries(page);
  if (onPhone()) return bar.getByRole("button", { name: "Logout" }).click();
  await bar.getByRole("button", { name: /^Hello, / }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
}
