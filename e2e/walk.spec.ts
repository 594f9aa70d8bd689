import { displayName as brand } from "../package.json";
import { expectGreeting, expectVisitor, goTo, onPhone } from "./bar";
import { card, cards, expectFound, filterBy, search } from "./list";
import { type Account, enter, nameOf } from "./people";
import { expect, test } from "./withPictures";

const walkers: (Account | null)[] = [null, "member", "contributor", "admin"];

/**
 * Returns the recipe to search for. It differs on phones, because both projects favorite it as the
 * same user.
 */
const wanted = () =>
  onPhone() ? { text: "am", recipe: "Som tam" } : { text: "an", recipe: "Panzanella" };

for (const account of walkers) {
  test(
    `The ${account ?? "visitor"} can find and open a recipe, and return to the list`,
    { tag: "@phone" },
    async ({ page }) => {
      const { text, recipe } = wanted();
      if (account) await enter(page, account);
      await page.goto("/");
      await expect(page.getByRole("banner")).toContainText(brand);
      await expect(page.getByRole("contentinfo")).toContainText(brand);
      await (account ? expectGreeting(page, nameOf[account]) : expectVisitor(page));
      await goTo(page, "Recipes");
      await expect(page.getByRole("heading", { name: "All Recipes", level: 1 })).toBeVisible();
      await search(page).fill(text);
      await expect(page).toHaveURL(`/recipes?search=${text}`);
      await filterBy(page, "Category", "Salads");
      const list = page.url();
      await expectFound(page, 1);
      await card(page, recipe).getByRole("link", { name: recipe, exact: true }).click();
      await expect(page.getByRole("heading", { name: recipe, level: 1 })).toBeVisible();
      const heart = page.getByRole("button", { name: /(Add to|Remove from) Favorites/ });
      if (account) {
        await heart.click();
        await expect(heart).toHaveText(/Remove/);
        await heart.click();
        await expect(heart).toHaveText(/Add/);
      } else {
        await expect(heart).toHaveCount(0);
      }
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect(cards(page)).toHaveCount(1);
      await expect(search(page)).toHaveValue(text);
    },
  );
}
