import { onPhone } from "./bar";
import { card, cards, choose, expectFound, filterBy, openFilters, optionIn, search } from "./list";
import { expect, patient, test } from "./test";

test(
  "The order and the filters of the list are in its address, and Back undoes one change at a time",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/recipes");
    const sort = page.getByRole("combobox", { name: "Sort" });
    await sort.selectOption({ label: "Z–A" });
    await expect(page).toHaveURL("/recipes?sort=name-desc");
    await expect(cards(page).first()).toContainText("Yellow pea soup");
    await sort.selectOption({ label: "A–Z" });
    await expect(page).toHaveURL("/recipes");
    await expect(cards(page).first()).toContainText("Agua de jamaica");
    await filterBy(page, "Difficulty", "Hard");
    await expectFound(page, 8);
    await search(page).fill("bakl");
    await expectFound(page, 1);
    await page.goBack();
    await expectFound(page, 8);
    await expect(search(page)).toHaveValue("");
    await page.goBack();
    await expectFound(page, 60);
  },
);

test("A list without recipes offers the reset, and invalid parts of its address are ignored", async ({
  page,
}) => {
  await page.goto("/recipes?search=plutonium&maxMinutes=15");
  await expect(page.getByRole("heading", { name: "No recipes match your filters." })).toBeVisible();
  await expectFound(page, 0);
  await page.getByRole("main").getByRole("button", { name: "Reset Filters" }).last().click();
  await expectFound(page, 60);
  await expect(page).toHaveURL("/recipes");
  await page.goto("/recipes?tagId=soup&categoryId=-1&sort=upwards&search=irish");
  await expectFound(page, 1);
  await expect(card(page, "Irish soda bread")).toBeVisible();
});

test("A link to a filtered list shows the same list to other users", async ({ page, browser }) => {
  await page.goto("/recipes");
  await search(page).fill("a");
  await expect(page).toHaveURL("/recipes?search=a");
  await filterBy(page, "Tag", "Winter");
  await page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Z–A" });
  await expect(page).toHaveURL(/sort=name-desc/);
  await expect(cards(page).first()).toContainText("Yellow pea soup");
  const mine = await cards(page).getByRole("heading").allTextContents();

  const elsewhere = await browser.newContext();
  const theirs = patient(await elsewhere.newPage());
  await theirs.goto(page.url());
  await expect(cards(theirs).getByRole("heading")).toHaveText(mine);
  await expect(search(theirs)).toHaveValue("a");
  await elsewhere.close();
});

test(
  "A filter that is chosen before a typed search is sent is combined with the search",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/recipes");
    if (onPhone()) {
      await optionIn(await openFilters(page), "Difficulty", "Hard").click();
      await page.keyboard.press("Escape");
      await search(page).fill("bakl");
    } else {
      await search(page).fill("bakl");
      const difficulty = page.getByRole("search").getByRole("combobox", { name: "Difficulty" });
      await choose(difficulty, "Hard");
    }
    await expect(page).toHaveURL(/search=bakl.*difficultyLevelId=\d+/);
    await expectFound(page, 1);
  },
);

test("On a phone, a button opens the filters and shows the number of active ones", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/recipes");
  await expect(page.getByRole("combobox", { name: "Tag" })).toBeHidden();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await optionIn(sheet, "Category", "Soups").check();
  await sheet.getByRole("button", { name: "Show 6 recipes" }).click();
  await expect(sheet).toBeHidden();
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole("button", { name: "Filters (1)" }).click();
  await sheet.getByRole("button", { name: "Reset Filters" }).click();
  await expect(sheet.getByRole("button", { name: "Show 60 recipes" })).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeVisible();
});
