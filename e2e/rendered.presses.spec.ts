import { cookMode } from "./cooking";
import { coloursOf, isReady } from "./browser";
import { look, withoutItsScript } from "./lateScript";
import { choose, filterField } from "./list";
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

test("what is checked off and chosen on a recipe before the script arrives stays so", async ({
  page,
}) => {
  const script = await withoutItsScript(page);
  await look(page, "/recipes/1");
  const line = page.getByRole("region", { name: "Ingredients" }).getByRole("checkbox").nth(1);
  const metric = page.getByRole("radio", { name: "Metric" });
  const twice = page.getByRole("region", { name: "Ingredients" }).getByRole("checkbox").first();
  await line.check();
  await twice.check();
  await twice.uncheck();
  await page.getByRole("radio", { name: "US" }).check();
  await metric.check();
  script.letGo();
  await isReady(page);
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(line).toBeChecked();
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
  await asked;
  const card = page.getByRole("article").first();
  const ingredients = card.getByRole("list", { name: "Ingredients" });
  await expect(ingredients).toContainText("dried hibiscus flowers");
  await card.getByRole("button", { name: /^Show more/ }).click();
  await expect(card.getByRole("button", { name: /^Show less/ })).toBeVisible();
  await expect(ingredients).toContainText("dried hibiscus flowers");
});
