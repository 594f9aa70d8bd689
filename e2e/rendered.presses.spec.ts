import { cookMode } from "./cooking";
import { coloursOf, isReady } from "./browser";
import { look, withoutItsScript } from "./lateScript";
import { choose, filterField } from "./list";
import { enter, newMember, tokenOf } from "./people";
import { expect, test } from "./withPictures";

test("A button that is pressed before the script has loaded is marked as busy, and takes effect afterwards", async ({
  page,
}) => {
  await enter(page, await newMember(page));
  const script = await withoutItsScript(page);
  await look(page, "/recipes/1");
  const heart = page.getByRole("button", { name: "Add to Favorites" });
  const colours = page.getByRole("button", { name: "Switch to dark colors" });
  for (const button of [heart, colours]) {
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
  }
  expect(await coloursOf(page)).toBe("light");
  script.letGo();
  await isReady(page);
  await expect(page.getByRole("button", { name: "Remove from Favorites" })).toBeVisible();
  expect(await coloursOf(page)).toBe("dark");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("A button is not marked as busy on a page that was rendered for another user", async ({
  page,
}) => {
  const reader = await newMember(page);
  await enter(page, reader);
  // The cookie, by which the server renders, is that of the last login.
  await tokenOf(page, await newMember(page));
  await page.goto("/recipes/1");
  await page.getByRole("button", { name: "Switch to dark colors" }).click();
  expect(await coloursOf(page)).toBe("dark");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("An empty page and cook mode show that they load until their scripts have loaded", async ({
  page,
}) => {
  const hasBar = () =>
    page.evaluate<boolean>(`document.getAnimations().some(({ effect }) =>
      effect.target && getComputedStyle(effect.target, effect.pseudoElement).height === "3px")`);
  const script = await withoutItsScript(page);
  await look(page, "/login");
  await expect.poll(hasBar).toBe(true);
  script.letGo();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  expect(await hasBar()).toBe(false);

  await page.goto("/recipes/1");
  await isReady(page);
  const code = await withoutItsScript(page, "CookMode");
  await page.getByRole("button", { name: "Cook", exact: true }).first().click();
  await expect.poll(hasBar).toBe(true);
  code.letGo();
  await expect(cookMode(page).getByRole("heading", { name: "Gather" })).toBeVisible();
  expect(await hasBar()).toBe(false);
});

test("Cook mode opens for a visitor who presses Cook before the script has loaded", async ({
  page,
}) => {
  const script = await withoutItsScript(page);
  await look(page, "/recipes/1");
  await page.getByRole("button", { name: "Cook", exact: true }).first().click();
  script.letGo();
  await expect(cookMode(page).getByRole("heading", { name: "Gather" })).toBeVisible();
});

test("Filters that are chosen before the script has loaded are applied to the list", async ({
  page,
}) => {
  const script = await withoutItsScript(page);
  await look(page, "/recipes");
  await choose(filterField(page, "Category"), "Soups");
  const sort = page.getByRole("search").getByRole("combobox", { name: "Sort" });
  await sort.selectOption("Z–A");
  script.letGo();
  await expect(page).toHaveURL(/categoryId=\d+/);
  await expect(page).toHaveURL(/sort=name-desc/);
  await expect(filterField(page, "Category")).toHaveValue(/^\d+$/);
  await expect(sort).toHaveValue("name-desc");
});

test("A density that is chosen before the script has loaded is applied and remembered", async ({
  page,
}) => {
  const script = await withoutItsScript(page);
  const press = (name: string) =>
    page.getByRole("group", { name: "Density" }).getByRole("link", { name, exact: true }).click();
  await look(page, "/recipes?search=soup");
  await press("Compact");
  await expect(page).toHaveURL("/recipes?search=soup&density=compact");
  await look(page, "/recipes");
  await expect(page).toHaveURL("/recipes?density=compact");
  await press("Full");
  await expect(page).toHaveURL("/recipes");
  script.letGo();
  await isReady(page);
  await page.reload();
  await expect(page).toHaveURL("/recipes");
});

test("Check marks and measures that are set before the script has loaded are kept", async ({
  page,
}) => {
  const script = await withoutItsScript(page);
  await look(page, "/recipes/1");
  const boxesOf = (name: string) => page.getByRole("region", { name }).getByRole("checkbox");
  const metric = page.getByRole("radio", { name: "Metric" });
  const twice = boxesOf("Ingredients").first();
  const all = [
    boxesOf("Ingredients").nth(1),
    boxesOf("Ingredients").nth(2),
    boxesOf("Instructions").first(),
  ];
  for (const one of all) await one.check();
  await twice.check();
  await twice.uncheck();
  await page.getByRole("radio", { name: "US" }).check();
  await metric.check();
  script.letGo();
  await isReady(page);
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    for (const one of all) await expect(one).toBeChecked();
    await expect(twice).not.toBeChecked();
    await expect(metric).toBeChecked();
  }
});

test("A stored check mark is kept if its line is checked again before the script has loaded", async ({
  page,
}) => {
  const line = page.getByRole("region", { name: "Ingredients" }).getByRole("checkbox").first();
  await page.goto("/recipes/1");
  await line.check();
  const script = await withoutItsScript(page);
  await look(page, "/recipes/1");
  await expect(line).not.toBeChecked();
  await line.check();
  script.letGo();
  await isReady(page);
  await expect(line).toBeChecked();
});

test("A recipe that is scaled before the script has loaded stays scaled", async ({ page }) => {
  const script = await withoutItsScript(page);
  await look(page, "/recipes/1");
  const servings = page.getByRole("group", { name: "Servings" });
  const number = servings.getByRole("textbox");
  const before = Number(await number.inputValue());
  await servings.getByRole("button", { name: "More" }).click();
  const box = page.getByRole("region", { name: "Instructions" }).getByRole("checkbox").first();
  await box.check();
  script.letGo();
  await expect(number).toHaveValue(String(before + 1));
  await expect(box).toBeChecked();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.reload();
  await expect(box).toBeChecked();
  await expect(number).toHaveValue(String(before + 1));
});
