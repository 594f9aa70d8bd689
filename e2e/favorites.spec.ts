import { intercept, noNetwork, refusal } from "./graphql";
import { type Account, enter, nameOf } from "./people";
import { card, linkOf, openRecipe } from "./list";
import { expect, test } from "./test";

const add = { name: "Add to Favorites" };
const remove = { name: "Remove from Favorites" };

for (const account of ["member", "contributor", "admin"] as const) {
  test(`The ${account} keeps a favourite and takes it back on its page`, async ({ page }) => {
    await enter(page, account);
    await openRecipe(page, "Sernik");
    await page.getByRole("button", add).click();
    await expect(page.getByRole("button", remove)).toBeVisible();
    await expect(page.getByRole("button", add)).toHaveCount(0);
    await page.reload();
    await page.getByRole("button", remove).click();
    await expect(page.getByRole("button", add)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", add)).toBeVisible();
  });

  test(`The ${account} keeps a favourite and takes it back in the list`, async ({ page }) => {
    const name = "Fattoush";
    await enter(page, account);
    await page.goto(`/recipes?search=${name}`);
    const heart = card(page, name).getByRole("button", { name: /favorites$/ });
    await expect(heart).toHaveAccessibleName(`Add ${name} to favorites`);
    await heart.click();
    await expect(heart).toHaveAccessibleName(`Remove ${name} from favorites`);
    await expect(page).toHaveURL(`/recipes?search=${name}`);
    await page.reload();
    await expect(heart).toHaveAccessibleName(`Remove ${name} from favorites`);
    await card(page, name).getByRole("link", { name, exact: true }).click();
    await page.getByRole("button", remove).click();
    await expect(page.getByRole("button", add)).toBeVisible();
    await page.goBack();
    await expect(heart).toHaveAccessibleName(`Add ${name} to favorites`);
  });
}

test("A favourite changes at once, before the server has answered", async ({ page }) => {
  await enter(page, "member");
  await openRecipe(page, "Moussaka");
  let answered = false;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await intercept(page, "AddFavorite", async (route) => {
    await held;
    answered = true;
    await route.continue();
  });
  await page.getByRole("button", add).click();
  await expect(page.getByRole("button", remove)).toBeVisible();
  expect(answered).toBe(false);
  const answer = page.waitForResponse((response) => response.url().endsWith("/graphql"));
  letGo();
  await answer;
  await expect(page.getByRole("button", remove)).toBeVisible();
  await page.getByRole("button", remove).click();
  await expect(page.getByRole("button", add)).toBeVisible();
});

const failures = [
  {
    how: "the server refuses it",
    answer: refusal("NOT_FOUND", 404, "Recipe not found."),
    words: "Recipe not found.",
  },
  {
    how: "the network fails",
    answer: noNetwork,
    words: "Your favourites could not be changed. Please try again.",
  },
];
for (const { how, answer, words } of failures) {
  test(`A favourite is undone with a word when ${how}`, async ({ page }) => {
    await enter(page, "member");
    await openRecipe(page, "Tom kha gai");
    await intercept(page, "AddFavorite", answer);
    await page.getByRole("button", add).click();
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.getByRole("button", add)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", add)).toBeVisible();
  });

  test(`A favourite of before stays one when ${how}`, async ({ page }) => {
    await enter(page, "member");
    await openRecipe(page, "Garlic naan");
    await intercept(page, "RemoveFavorite", answer);
    await page.getByRole("button", remove).click();
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.getByRole("button", remove)).toBeVisible();
  });
}

test("A visitor has no favourites to change", async ({ page }) => {
  await page.goto("/recipes?search=sernik");
  await expect(linkOf(card(page, "Sernik"))).toBeVisible();
  await expect(card(page, "Sernik").getByRole("button", { name: /favorites/i })).toHaveCount(0);
  await linkOf(card(page, "Sernik")).click();
  await expect(page.getByRole("heading", { name: "Sernik", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /favorites/i })).toHaveCount(0);
});

test.describe("Notes", () => {
  const notes: Record<Account, { recipe: string; text: string }> = {
    member: { recipe: "Apple crumble", text: "Double topping, always." },
    contributor: { recipe: "Cardamom buns", text: "Overnight in the fridge after shaping works." },
    admin: { recipe: "Crème caramel", text: "The six blue moulds hold 140 ml" },
  };
  for (const account of ["member", "contributor", "admin"] as const) {
    test(`show the ${account} what they wrote, and where they have not`, async ({ page }) => {
      const { recipe, text } = notes[account];
      const note = page.getByRole("region", { name: "Notes" });
      const title = note.getByRole("heading", { name: `${nameOf[account]}'s Notes` });
      await enter(page, account);
      await openRecipe(page, recipe);
      await expect(title).toBeVisible();
      await expect(note).toContainText(text);
      await openRecipe(page, "Yellow pea soup");
      await expect(title).toBeVisible();
      await expect(note).toContainText("No note yet.");
    });
  }

  test("are not for visitors", async ({ page }) => {
    await openRecipe(page, "Apple crumble");
    await expect(page.getByRole("region", { name: "Notes" })).toHaveCount(0);
    await expect(page.getByText("Double topping, always.")).toHaveCount(0);
  });
});
