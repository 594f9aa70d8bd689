import type { Page } from "@playwright/test";
import { intercept, noNetwork } from "./graphql";
import { enter } from "./people";
import {
  categories,
  difficultyLevels,
  ingredients,
  makeOne,
  search,
  tags,
} from "./referenceScreens";
import { expect, test } from "./test";
import { unique } from "./unique";

const names = (page: Page) => page.getByRole("row").getByRole("cell").filter({ hasText: /thing/i });

for (const kind of [tags, categories, difficultyLevels, ingredients]) {
  test.describe(`${kind.title}:`, () => {
    test("the table has its columns, and says when nothing is found", async ({ page }) => {
      await enter(page, "admin");
      await page.goto("/");
      await page.getByRole("banner").getByRole("button", { name: "Admin" }).click();
      await page.getByRole("menuitem", { name: kind.title }).click();
      await expect(page).toHaveURL(kind.path);
      await expect(page.getByRole("columnheader")).toHaveText(kind.heads);
      await search(page).fill("plutonium");
      await expect(page.getByText(kind.empty)).toBeVisible();
      await expect(page).toHaveURL(`${kind.path}?search=plutonium`);
    });

    test("the server sorts by a click on a head", async ({ page }) => {
      const mark = unique("thing");
      await makeOne(page, kind, `${mark} b`);
      await makeOne(page, kind, `${mark} a`);
      await enter(page, "admin");
      await page.goto(`${kind.path}?search=${encodeURIComponent(mark)}`);
      const head = (name: string) => page.getByRole("columnheader", { name });
      await head("ID").getByRole("button").click();
      if (kind !== difficultyLevels) {
        await expect(head("ID")).toHaveAttribute("aria-sort", "ascending");
        await head("ID").getByRole("button").click();
      }
      await expect(head("ID")).toHaveAttribute("aria-sort", "descending");
      await expect(names(page)).toHaveText([`${mark} a`, `${mark} b`]);
      await head("Name").getByRole("button").click();
      await expect(head("Name")).toHaveAttribute("aria-sort", "ascending");
      await head("Name").getByRole("button").click();
      await expect(names(page)).toHaveText([`${mark} b`, `${mark} a`]);
      await expect(page).toHaveURL(/sort=name-desc/);
    });
  });
}

test("A table goes on where its page ends", async ({ page }) => {
  await enter(page, "admin");
  await page.goto("/ingredients");
  const all = page.getByRole("row");
  await expect(all).toHaveCount(51);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(all).toHaveCount(101);
  await expect(page.getByRole("status").filter({ hasText: /^100 of \d+ shown$/ })).toBeVisible();
  await intercept(page, "IngredientsPage", noNetwork);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached.");
  await expect(all).toHaveCount(101);

  // Whoever has edited one of them is where they were.
  const last = all.last();
  const name = await last.getByRole("cell").nth(1).innerText();
  await last.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("Ingredient name")).toHaveValue(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ingredient updated successfully.")).toBeVisible();
  await expect(page).toHaveURL("/ingredients");
  await expect(all).toHaveCount(101);
  await expect(all.last()).toBeInViewport();
});
