import { countStored, countPictures, workerIsReady } from "./stored";
import { card, cards, heading, linkOf } from "./list";
import { expect, test } from "./test";

test.use({ freshContext: true, serviceWorkers: "allow" });

test("A visited list opens without a connection, with the recipes that it showed", async ({
  page,
  context,
}) => {
  await page.goto("/recipes");
  await workerIsReady(page);
  await expect.poll(() => countStored(page, "lists")).toBe(2);
  await page.goto("/recipes/1");
  await expect.poll(() => countStored(page, "recipes")).toBe(1);
  await page.goto("/recipes?search=soup");
  await expect.poll(() => countStored(page, "lists")).toBe(4);
  await expect.poll(() => countPictures(page)).toBeGreaterThan(12);
  await context.setOffline(true);

  await page.goto("/recipes");
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(card(page, "Akara")).toContainText("Soak the beans overnight.");

  await page.goto("/recipes?search=soup");
  await expect(cards(page).first()).toBeVisible();
  await linkOf(cards(page).first()).click();
  await expect(page.getByRole("heading", { name: "You are offline", level: 1 })).toBeVisible();

  await page.goto("/recipes?search=bread");
  await expect(page.getByRole("heading", { name: "You are offline", level: 1 })).toBeVisible();
});
