import { onPhone } from "./bar";
import { enter } from "./people";
import { fillIn, pickTags, recipeForm } from "./recipeForm";
import { expect, test } from "./test";

test(
  "A preview without interaction is shown next to the form of a recipe if there is room",
  { tag: "@phone" },
  async ({ page }) => {
    await enter(page, "contributor");
    await page.goto("/recipes/new");
    const form = recipeForm(page);
    const preview = page.locator("aside", { hasText: "Preview" });
    await fillIn(page, "Onion soup", "Chop.\nBroth:\nBoil it for an hour.");
    if (onPhone()) {
      await expect(preview).toHaveCount(0);
      return;
    }
    for (const words of ["Onion soup", "Soups", "Medium", "Broth", "Boil it for an hour."]) {
      await expect(preview).toContainText(words);
    }
    await form.lines.fill("2 onions, finely chopped");
    await form.lines.press("Enter");
    await expect(preview).toContainText(/2\s*onions, finely chopped/);
    await pickTags(page, "Vegan");
    await expect(preview).toContainText("Vegan");
    await form.title.fill("Leek soup");
    await expect(preview).toContainText("Leek soup");
    await expect(preview).not.toContainText("Onion soup");
    await expect(preview).not.toContainText("Uploaded by");

    await expect(preview).toHaveAttribute("inert");
    await expect(page.getByRole("region", { name: "Instructions" })).toHaveCount(0);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(preview).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(preview).toContainText("Leek soup");
  },
);
