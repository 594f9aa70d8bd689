import type { Page } from "@playwright/test";
import { held, intercept, noNetwork, refusal } from "./graphql";
import { type Account, enter, nameOf } from "./people";
import { card, linkOf, openRecipe, search } from "./list";
import { expect, test } from "./test";

const add = { name: "Add to Favorites" };
const remove = { name: "Remove from Favorites" };

/** Waits for the server's response to a change, which the screen shows earlier. */
const answered = (page: Page, operation: "AddFavorite" | "RemoveFavorite") =>
  page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes(`"operationName":"${operation}"`),
  );

test("A favorite can be added and removed in the list and on its page", async ({ page }) => {
  const name = "Fattoush";
  await enter(page, "member");
  await page.goto(`/recipes?search=${name}`);
  const heart = card(page, name).getByRole("button", { name: /favorites$/ });
  await expect(heart).toHaveAccessibleName(`Add ${name} to favorites`);
  const addedInList = answered(page, "AddFavorite");
  await heart.click();
  await expect(heart).toHaveAccessibleName(`Remove ${name} from favorites`);
  await expect(page).toHaveURL(`/recipes?search=${name}`);
  await addedInList;
  await page.reload();
  await expect(heart).toHaveAccessibleName(`Remove ${name} from favorites`);
  await card(page, name).getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", remove).click();
  await expect(page.getByRole("button", add)).toBeVisible();
  await page.goBack();
  await expect(heart).toHaveAccessibleName(`Add ${name} to favorites`);

  await card(page, name).getByRole("link", { name, exact: true }).click();
  const added = answered(page, "AddFavorite");
  await page.getByRole("button", add).click();
  await expect(page.getByRole("button", remove)).toBeVisible();
  await expect(page.getByRole("button", add)).toHaveCount(0);
  await added;
  await page.reload();
  const removed = answered(page, "RemoveFavorite");
  await page.getByRole("button", remove).click();
  await expect(page.getByRole("button", add)).toBeVisible();
  await removed;
  await page.reload();
  await expect(page.getByRole("button", add)).toBeVisible();
});

test("A favorite changes before the server responds, and is reverted with a message after a failure", async ({
  page,
}) => {
  const offline = "Your favorites could not be changed. Please try again.";
  const failures = [
    ["refused", refusal("NOT_FOUND", 404, "Recipe not found."), "Recipe not found."],
    ["without network", noNetwork, offline],
  ] as const;
  await enter(page, "member");
  await openRecipe(page, "Moussaka");

  for (const [how, answer, words] of failures) {
    await test.step(`One that is ${how} is taken back`, async () => {
      const mend = await intercept(page, "AddFavorite", answer);
      await page.getByRole("button", add).click();
      await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
      await expect(page.getByRole("button", add)).toBeVisible();
      mend();
    });
  }

  await test.step("One changes before the server has answered", async () => {
    await page.reload();
    const { answer, letGo } = held();
    await intercept(page, "AddFavorite", answer);
    const answered = page.waitForResponse("**/graphql");
    await page.getByRole("button", add).click();
    await expect(page.getByRole("button", remove)).toBeVisible();
    letGo();
    await answered;
    await expect(page.getByRole("button", remove)).toBeVisible();
  });

  for (const [how, answer, words] of failures) {
    await test.step(`One of before stays when taking it back is ${how}`, async () => {
      const mend = await intercept(page, "RemoveFavorite", answer);
      await expect(page.getByRole("alert").filter({ hasText: words })).toHaveCount(0);
      await page.getByRole("button", remove).click();
      await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
      await expect(page.getByRole("button", remove)).toBeVisible();
      mend();
    });
  }

  await page.getByRole("button", remove).click();
  await expect(page.getByRole("button", add)).toBeVisible();
});

test("A visitor sees no notes, and is redirected to the login to add a favorite", async ({
  page,
}) => {
  await page.goto("/recipes?search=crumble");
  const crumble = card(page, "Apple crumble");
  await expect(linkOf(crumble)).toBeVisible();
  await expect(crumble.getByRole("button", { name: /favorites/i })).toHaveCount(0);
  await expect(crumble.getByRole("link", { name: /favorites/i })).toHaveAttribute("href", "/login");
  await linkOf(crumble).click();
  await expect(page.getByRole("heading", { name: "Apple crumble", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /favorites/i })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Notes" })).toHaveCount(0);
  await expect(page.getByText("Double topping, always.")).toHaveCount(0);
});

test("A user sees only their own notes, or a message that there is none", async ({ page }) => {
  const notes: [Account, string, string][] = [
    ["member", "Apple crumble", "Double topping, always."],
    ["contributor", "Cardamom buns", "Overnight in the fridge after shaping works."],
    ["admin", "Crème caramel", "The six blue molds hold 140 ml"],
  ];
  const note = page.getByRole("region", { name: "Notes" });
  for (const [account, recipe, text] of notes) {
    await test.step(`The ${account} does`, async () => {
      const title = note.getByRole("heading", { name: `${nameOf[account]}'s Notes` });
      await enter(page, account);
      await openRecipe(page, recipe);
      await expect(title).toBeVisible();
      await expect(note).toContainText(text);
      await page.goBack();
      await search(page).fill("Yellow pea soup");
      await linkOf(card(page, "Yellow pea soup")).click();
      await expect(title).toBeVisible();
      await expect(note).toContainText("No note yet.");
    });
  }
});

test(
  "The favorites are linked in the bar, and are selected by a filter in the address of the list",
  { tag: "@phone" },
  async ({ page }) => {
    const bar = page.getByRole("banner");
    const favorites = bar.getByRole("link", { name: "Favorites" });
    const title = page.getByRole("heading", { level: 1 });
    await page.goto("/");
    await expect(favorites).toHaveCount(0);
    await page.goto("/recipes?favorites=true");
    await expect(title).toHaveText("Login");

    await enter(page, "member");
    await page.goto("/");
    const own = page.getByRole("region", { name: "Your favorites", exact: true });
    await expect(own.getByRole("article")).toHaveCount(4);
    await expect(own.getByRole("link", { name: "See all favorites" })).toHaveAttribute(
      "href",
      "/recipes?favorites=true",
    );
    await favorites.filter({ visible: true }).click();
    await expect(page).toHaveURL("/recipes?favorites=true");
    await expect(title).toHaveText("My favorites");
    await expect(favorites.filter({ visible: true })).toHaveAttribute("aria-current", "page");
    await expect(
      page
        .getByRole("list", { name: "All Recipes" })
        .getByRole("button", { name: /^Remove .+ from favorites$/ }),
    ).not.toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Add .+ to favorites$/ })).toHaveCount(0);
    await page.reload();
    await expect(title).toHaveText("My favorites");

    await page.getByRole("button", { name: "Remove filter My favorites" }).click();
    await expect(page).toHaveURL("/recipes");
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page
      .getByRole("dialog", { name: "Filters" })
      .getByRole("switch", { name: "My favorites" })
      .click();
    await expect(page).toHaveURL("/recipes?favorites=true");
  },
);
