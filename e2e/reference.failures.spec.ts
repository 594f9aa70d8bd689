import { broken, intercept, noNetwork, refusal } from "./graphql";
import { enter } from "./people";
import { at, categories, difficultyLevels, ingredients, tags, toast } from "./referenceScreens";
import { expect, test } from "./test";

for (const { kind, failed } of [
  { kind: tags, failed: "Failed to delete tag" },
  { kind: categories, failed: "Failed to delete category" },
  { kind: difficultyLevels, failed: "Failed to delete difficulty level." },
]) {
  test.describe(`${kind.title} that cannot be deleted`, () => {
    test("because recipes use them say so in a dialog", async ({ page }) => {
      await enter(page, "admin");
      await page.goto(`${kind.path}/1/delete`);
      await page.getByRole("button", { name: "Delete" }).click();
      const dialog = page.getByRole("alertdialog", { name: failed });
      await expect(dialog).toContainText(kind.inUse);
      await dialog.getByRole("button", { name: "OK" }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${kind.path}/1/delete`);
    });

    for (const [what, answer] of [
      ["a server that fails", broken],
      ["no network", noNetwork],
    ] as const) {
      test(`for ${what} say so in a dialog`, async ({ page }) => {
        await at(page, kind, "Delete");
        await intercept(page, `Delete${kind.type}`, answer);
        await page.getByRole("button", { name: "Delete" }).click();
        await expect(
          page.getByRole("alertdialog").getByText(failed, { exact: true }),
        ).toBeVisible();
      });
    }
  });
}

test.describe("Ingredients that cannot be deleted", () => {
  test("because recipes use them say so in a toast", async ({ page }) => {
    await enter(page, "contributor");
    await page.goto("/ingredients/1/delete");
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, ingredients.inUse)).toBeVisible();
    await expect(page).toHaveURL("/ingredients/1/delete");
  });

  for (const { code, status, message, leadsTo } of [
    { code: "FORBIDDEN", status: 403, message: "No.", leadsTo: "/forbidden" },
    { code: "NOT_FOUND", status: 404, message: "Ingredient not found.", leadsTo: "/not-found" },
  ]) {
    test(`with ${status} lead to ${leadsTo}`, async ({ page }) => {
      await at(page, ingredients, "Delete");
      await intercept(page, "DeleteIngredient", refusal(code, status, message));
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(page).toHaveURL(leadsTo);
    });
  }

  test("say with which status, or that there is no network", async ({ page }) => {
    await at(page, ingredients, "Delete");
    const mend = await intercept(page, "DeleteIngredient", broken);
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Request failed (500)")).toBeVisible();
    mend();
    await intercept(page, "DeleteIngredient", noNetwork);
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Network error. Please try again.")).toBeVisible();
  });
});
