import type { Page } from "@playwright/test";
import { cookMode } from "./cooking";
import { coloursOf, isReady } from "./browser";
import { look, withoutItsScript } from "./lateScript";
import { choose, filterField, use } from "./list";
import { enter, newMember } from "./people";
import { expect, test } from "./withPictures";

test("what is pressed before the script arrives shows that it waits, and is done", async ({
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

test("cook mode opens for a visitor who pressed Cook early", async ({ page }) => {
  const script = await withoutItsScript(page);
  await look(page, "/recipes/1");
  await page.getByRole("button", { name: "Cook", exact: true }).first().click();
  script.letGo();
  await expect(cookMode(page).getByRole("heading", { name: "Gather" })).toBeVisible();
});

test("what is chosen in the list's filters before the script arrives filters it", async ({
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

test("the density that is pressed before the script arrives is the list's, and stays so", async ({
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

test("what is checked off and chosen on a recipe before the script arrives stays so", async ({
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

test("a line that was checked off before stays so when it is checked before the script arrives", async ({
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

test("a card keeps the ingredients that the server has written while the code for them is on its way", async ({
  page,
}) => {
  await page.route("**/assets/CardLines*.js", () => undefined);
  const asked = page.waitForRequest("**/assets/CardLines*.js");
  await page.goto("/recipes");
  await use(page);
  await asked;
  const card = page.getByRole("article").first();
  const ingredients = card.getByRole("list", { name: "Ingredients" });
  await expect(ingredients).toContainText("dried hibiscus flowers");
  await card.getByRole("button", { name: /^Show more/ }).click();
  await expect(card.getByRole("button", { name: /^Show less/ })).toBeVisible();
  await expect(ingredients).toContainText("dried hibiscus flowers");
});

/** Holds back what shows the ingredients and steps of a recipe, and says how often it was asked for. */
async function withoutItsDisplay(page: Page) {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const seen = { requests: 0 };
  await page.route("**/assets/display*.js", async (route) => {
    seen.requests += 1;
    await until;
    await route.fallback();
  });
  return { letGo: () => letGo(), seen };
}

test("what scales a recipe is fetched when somebody uses the page, and does then what was pressed", async ({
  page,
}) => {
  const display = await withoutItsDisplay(page);
  await page.goto("/recipes/1");
  await page.waitForLoadState("networkidle");
  expect(display.seen.requests).toBe(0);
  const servings = page.getByRole("group", { name: "Servings" });
  const number = servings.getByRole("textbox");
  const before = Number(await number.inputValue());
  const more = servings.getByRole("button", { name: "More" });
  await more.click();
  await expect(more).toHaveAttribute("aria-busy", "true");
  const box = page.getByRole("region", { name: "Instructions" }).getByRole("checkbox").first();
  await box.check();
  display.letGo();
  await expect(number).toHaveValue(String(before + 1));
  await expect(box).toBeChecked();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.reload();
  await expect(box).toBeChecked();
  await expect(number).toHaveValue(String(before + 1));
});

test("a press that comes without a pointer counts as use", async ({ page }) => {
  await page.goto("/recipes/1");
  const servings = page.getByRole("group", { name: "Servings" });
  const before = Number(await servings.getByRole("textbox").inputValue());
  await servings.getByRole("button", { name: "More" }).dispatchEvent("click");
  await expect(servings.getByRole("textbox")).toHaveValue(String(before + 1));
});

test("a recipe keeps what the server has written while the page changes and the code is on its way", async ({
  page,
}) => {
  const display = await withoutItsDisplay(page);
  await page.goto("/recipes/1");
  const lines = page.getByRole("region", { name: "Ingredients" }).getByRole("listitem");
  const before = await lines.allTextContents();
  await page.getByRole("button", { name: "Switch to dark colors" }).click();
  expect(await coloursOf(page)).toBe("dark");
  expect(await lines.allTextContents()).toEqual(before);
  const done = [lines.getByRole("checkbox").nth(1), lines.getByRole("checkbox").nth(2)];
  for (const box of done) await box.check();
  display.letGo();
  await expect(page.locator("[data-late]:not([data-arrived])")).toHaveCount(0);
  expect(await lines.allTextContents()).toEqual(before);
  for (const box of done) await expect(box).toBeChecked();
});
