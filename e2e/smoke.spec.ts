import { expect, test } from "@playwright/test";
import { displayName as brand } from "../package.json";

test("the welcome page shows the brand in header and footer", async ({ page }) => {
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("banner")).toContainText(brand);
  await expect(page.getByRole("contentinfo")).toContainText(brand);
});
