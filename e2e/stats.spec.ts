import { follow } from "./browser";
import { intercept, noNetwork } from "./graphql";
import { enter, nameOf } from "./people";
import { expect, test } from "./test";

test("Admins see statistics as charts and tables for a chosen period, or the reason if they cannot be loaded", async ({
  page,
}) => {
  await enter(page, "admin");
  await page.goto("/forbidden");
  await page.getByRole("banner").getByRole("button", { name: "Admin" }).click();
  await page.getByRole("menuitem", { name: "Statistics" }).click();
  await expect(page).toHaveURL("/stats");
  await expect(page.getByRole("heading", { name: "Statistics", level: 1 })).toBeVisible();
  for (const total of ["Users", "Recipes", "Reviews", "Favorites", "Notes"]) {
    await expect(page.getByRole("term").filter({ hasText: total })).toBeVisible();
  }
  const chart = page.getByRole("img", {
    name: /^New recipes: \d+ in 30 days, at most \d+ on one$/,
  });
  await expect(chart).toBeVisible();
  const sum = Number(/: (\d+) in/.exec((await chart.getAttribute("aria-label")) ?? "")?.[1]);
  await page.getByText("Show as table").click();
  const days = page.getByRole("table", { name: "Per day" });
  await expect(days.getByRole("row")).toHaveCount(31);
  const recipes = await days.locator("tbody tr td:nth-child(3)").allInnerTexts();
  expect(recipes.map(Number).reduce((all, one) => all + one, 0)).toBe(sum);
  await expect(page.getByRole("link", { name: nameOf.contributor })).toBeVisible();
  const storage = page.getByRole("table", { name: "Storage (for operators)" });
  await expect(storage).toBeHidden();
  await page.getByText("Storage (for operators)").click();
  await expect(storage).toContainText("kB");

  await test.step("The work that waits leads to the list of it", async () => {
    const work = page.getByRole("list", { name: "To do" });
    const waiting = work.getByRole("listitem").filter({ hasText: /recipes? without a photo/ });
    const count = Number.parseInt((await waiting.innerText()).replace(",", ""), 10);
    await waiting.getByRole("link").click();
    await expect(page).toHaveURL("/recipes?withoutPhoto=true");
    await expect(page.getByText(new RegExp(`^${count} recipes?$`)).first()).toBeVisible();
    await page.getByRole("button", { name: "Remove filter Without a photo" }).click();
    await expect(page).toHaveURL("/recipes");
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/stats");
  });

  await test.step("The period is chosen; what it cannot be is as good as left out", async () => {
    await follow(page, "/admin");
    await expect(page).toHaveURL("/stats");
    await follow(page, "/stats?days=8");
    await expect(page.getByLabel("Period")).toHaveValue("30");
    await page.getByLabel("Period").selectOption({ label: "Last 7 days" });
    await expect(page).toHaveURL("/stats?days=7");
    await expect(page.getByRole("img", { name: /in 7 days/ })).toHaveCount(4);
  });

  await test.step("Stats that cannot be loaded say why", async () => {
    await follow(page, "/forbidden");
    await expect(page.getByRole("heading", { name: "Forbidden" })).toBeVisible();
    await intercept(page, "StatsPage", noNetwork);
    await follow(page, "/stats");
    await expect(page.getByText(/^Error: The server cannot be reached/)).toBeVisible();
  });
});
