import type { Page } from "@playwright/test";
import { intercept, noNetwork } from "./graphql";
import { enter } from "./people";
import { makeOne, openAsAdmin, tags } from "./referenceScreens";
import { expect, test } from "./test";
import { unique } from "./unique";

const names = (page: Page) => page.getByRole("row").getByRole("cell").filter({ hasText: /thing/i });
const head = (page: Page, name: string) => page.getByRole("columnheader", { name });
const sortBy = (page: Page, name: string) => head(page, name).getByRole("button").click();

test("A table is sorted by the server in the chosen order, and loads more rows on request", async ({
  page,
}) => {
  const mark = unique("thing");
  await makeOne(page, tags, `${mark} b`);
  await makeOne(page, tags, `${mark} a`);
  await enter(page, "admin");
  await page.goto(`/tags?search=${encodeURIComponent(mark)}`);
  await expect(head(page, "Name")).toHaveAttribute("aria-sort", "ascending");
  await sortBy(page, "ID");
  await expect(head(page, "ID")).toHaveAttribute("aria-sort", "ascending");
  await sortBy(page, "ID");
  await expect(head(page, "ID")).toHaveAttribute("aria-sort", "descending");
  await expect(names(page)).toHaveText([`${mark} a`, `${mark} b`]);
  await sortBy(page, "Name");
  await expect(head(page, "Name")).toHaveAttribute("aria-sort", "ascending");
  await sortBy(page, "Name");
  await expect(names(page)).toHaveText([`${mark} b`, `${mark} a`]);
  await expect(page).toHaveURL(/sort=name-desc/);

  await openAsAdmin(page, "Difficulty Levels");
  await expect(head(page, "ID")).toHaveAttribute("aria-sort", "ascending");

  await openAsAdmin(page, "Ingredients");
  const all = page.getByRole("row");
  await expect(all).toHaveCount(51);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(all).toHaveCount(101);
  await expect(page.getByRole("status").filter({ hasText: /^100 of \d+ shown$/ })).toBeVisible();
  await intercept(page, "IngredientsPage", noNetwork);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached.");
  await expect(all).toHaveCount(101);

  // Editing a row keeps the position in the list.
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
