import { expectAccessible, expectNarrow } from "./accessible";
import { enter } from "./people";
import { fillIn, pick, recipeForm } from "./recipeForm";
import { expect, test } from "./test";
import { unique } from "./unique";

test("hints at a recipe can be mended or dismissed, and never prevent saving", async ({ page }) => {
  await enter(page, "contributor");
  await page.goto("/recipes/new");
  const form = recipeForm(page);
  const hints = page.getByRole("region", { name: "Hints" });
  const hint = (text: string) => hints.getByRole("listitem").filter({ hasText: text });
  await fillIn(
    page,
    unique("Soup"),
    "Fry the onion in butter at 350°F for 90 minutes.\nAdd the carrots.",
  );
  await pick(page, 1, "Butter");
  await form.addRow.click();
  await pick(page, 2, "Onion");
  await form.total.fill("30");

  await test.step("Each hint has one press to mend it", async () => {
    await hint("350°F has no °C.").getByRole("button", { name: "Add °C" }).click();
    await expect(form.instructions).toHaveValue(/at 350°F \(\d+ °C\) for/);
    await expect(hint("350°F has no °C.")).toBeHidden();

    await hint("Step 1 takes").getByRole("button", { name: "Set the total" }).click();
    await expect(form.total).toHaveValue("90");
    await expect(hint("Step 1 takes")).toBeHidden();

    await hint("Step 2 uses Carrot")
      .getByRole("button", { name: "Add to the ingredients" })
      .click();
    await expect(form.ingredient(3)).toHaveValue("Carrot");
    await expect(hint("Step 2 uses Carrot")).toBeHidden();

    await hint("How many servings").getByRole("button", { name: "Fill in" }).click();
    await expect(form.servings).toBeFocused();
  });

  await test.step("Dismissing is remembered after a reload, and the focus stays", async () => {
    await expectAccessible(page);
    await expectNarrow(page);
    await hint("How many servings").getByRole("button", { name: "Dismiss" }).click();
    await expect(hints).toBeHidden();
    await expect(form.save).toBeFocused();
    await page.reload();
    await expect(form.total).toHaveValue("90");
    await form.total.fill("");
    await expect(hint("How long does it take?")).toBeVisible();
    await expect(hint("How many servings")).toBeHidden();
  });

  await test.step("The recipe is saved with hints, and its dismissed hints stay so", async () => {
    await form.save.click();
    await expect(page.getByText("Recipe saved.")).toBeVisible();
    await page.getByRole("link", { name: "Edit Recipe" }).click();
    await expect(hint("How long does it take?")).toBeVisible();
    await expect(hint("How many servings")).toBeHidden();
  });
});
