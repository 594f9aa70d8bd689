import { expectGreeting, expectVisitor, goTo } from "./bar";
import { card, cards, expectFound, filterBy, search } from "./list";
import { type Account, enterAs, nameOf } from "./people";
import { expect, test } from "./test";

/** Who walks, and which recipe they mark; nobody else marks it. */
const walkers: { account: Account | null; recipe: string }[] = [
  { account: null, recipe: "Panzanella" },
  { account: "member", recipe: "Panzanella" },
  { account: "contributor", recipe: "Panzanella" },
  { account: "admin", recipe: "Panzanella" },
];

for (const { account, recipe } of walkers) {
  test(`The ${account ?? "visitor"} finds, opens and marks a recipe, and returns`, async ({
    page,
  }) => {
    if (account) await enterAs(page, account);
    await page.goto("/");
    await (account ? expectGreeting(page, nameOf[account]) : expectVisitor(page));
    await goTo(page, "Recipes");
    await search(page).fill("an");
    await expect(page).toHaveURL("/recipes?search=an");
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
    await expect(search(page)).toHaveValue("an");
  });
}
