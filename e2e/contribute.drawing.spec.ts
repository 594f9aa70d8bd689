import { onPhone } from "./bar";
import { enter } from "./people";
import { fillIn, recipeForm } from "./recipeForm";
import { expect, test } from "./test";

test(
  "The author of a recipe without photos can choose its drawing, also by keyboard",
  { tag: "@phone" },
  async ({ page }) => {
    await enter(page, "contributor");
    await page.goto("/recipes/new");
    const form = recipeForm(page);
    const chosen = (name: string) => form.drawings.getByRole("radio", { name, exact: true });
    const preview = page.locator("aside", { hasText: "Preview" });
    await fillIn(page, "Tomato soup");
    await form.drawing.click();
    await expect(chosen("Automatic")).toBeChecked();
    const byName = form.drawings.locator("img").first();
    await expect(byName).toHaveAttribute("src", /\/soup/);
    await chosen("Automatic").press("ArrowDown");
    await expect(chosen("Ingredients")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(chosen("Automatic")).toBeChecked();
    await form.drawings.getByText("Tart", { exact: true }).click();
    await expect(chosen("Tart")).toBeChecked();
    if (!onPhone()) {
      await expect(preview.locator("img")).toHaveAttribute("src", /\/tart\./);
    }

    await page.reload();
    await expect(page.getByText("Drawing: Tart", { exact: true })).toBeVisible();
    await expect(chosen("Tart")).toBeChecked();
    // The test adds no recipe on phones, because tests that count the recipes run in parallel.
    if (onPhone()) return;
    await form.save.click();
    await expect(page.getByRole("img", { name: "Drawn: a tart" })).toHaveAttribute(
      "src",
      /\/tart\./,
    );
  },
);
