import type { Page } from "@playwright/test";
import { ask, broken, intercept, noNetwork } from "./graphql";
import { cook, enter, newMember, tokenOf, writeReview } from "./kitchen";
import { expect, test } from "./test";

const addReview = (page: Page) => page.getByRole("link", { name: "Add Review" });
const score = (page: Page) => page.getByRole("spinbutton", { name: "Score" });
const text = (page: Page) => page.getByRole("textbox", { name: "Review" });
const save = (page: Page) => page.getByRole("button", { name: "Save review" });
const reviews = (page: Page) => page.getByRole("region", { name: "Reviews" });
/** Each review says its score in words. */
const items = (page: Page) =>
  reviews(page)
    .getByRole("listitem")
    .filter({ hasText: /Score: \d\/5/ });

const UPDATE = `mutation ($reviewId: Int!, $input: ReviewInput!) {
  updateReview(reviewId: $reviewId, input: $input) { reviewId }
}`;

async function write(page: Page, points: string, words: string): Promise<void> {
  await score(page).fill(points);
  await text(page).fill(words);
  await save(page).click();
}

/** A new recipe, with somebody new who may review it. */
async function cookFor(page: Page) {
  const person = await newMember(page);
  await enter(page, person);
  return { ...(await cook(page)), person };
}

/** The same with that person's review, at one of its addresses. */
async function withReview(page: Page, screen: "edit" | "delete") {
  const made = await cookFor(page);
  const reviewId = await writeReview(page, made.recipeId, made.person, 2);
  await page.goto(`/recipes/${made.recipeId}`);
  await items(page)
    .getByRole("link", { name: screen === "edit" ? "Edit" : "Delete" })
    .click();
  await expect(page).toHaveURL(`/reviews/${reviewId}/${screen}`);
  return { ...made, reviewId };
}

test.describe("A review", () => {
  test("is not for visitors", async ({ page }) => {
    const { recipeId } = await cook(page);
    await page.goto(`/recipes/${recipeId}`);
    await expect(reviews(page)).toContainText("No reviews.");
    await expect(addReview(page)).toHaveCount(0);
    await page.goto(`/reviews/${recipeId}/new`);
    await expect(page).toHaveURL("/login");
  });

  test("is added once, stands first and counts", async ({ page }) => {
    const { name, recipeId, person } = await cookFor(page);
    await writeReview(page, recipeId, person, 3);
    const me = await newMember(page);
    await writeReview(page, recipeId, await newMember(page), 3);
    await enter(page, me);
    await page.goto(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveCount(2);
    await addReview(page).click();
    await expect(page.getByRole("heading", { name: `Review ${name}`, level: 1 })).toBeVisible();
    await write(page, "5", "I would cook it again.");
    await expect(page.getByText("Review created successfully.")).toBeVisible();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveCount(3);
    await expect(items(page).first()).toContainText("Your review");
    await expect(items(page).first()).toContainText("Score: 5/5");
    await expect(items(page).first()).toContainText("I would cook it again.");
    await expect(reviews(page)).toContainText("3 reviews");
    await expect(reviews(page)).toContainText("3.7");
    await expect(addReview(page)).toHaveCount(0);
    await page.reload();
    await expect(items(page).first()).toContainText("Score: 5/5");
    await expect(items(page)).toHaveCount(3);
    await page.goto(`/reviews/${recipeId}/new`);
    await expect(page).toHaveURL(/\/reviews\/\d+\/edit$/);
  });

  test("says what is missing, with the focus there", async ({ page }) => {
    const { recipeId } = await cookFor(page);
    await page.goto(`/reviews/${recipeId}/new`);
    await write(page, "", "");
    await expect(score(page)).toBeFocused();
    await expect(page.getByText("Score is required.")).toBeVisible();
    await expect(page.getByText("Review is required.")).toBeVisible();
    await write(page, "0", "Good.");
    await expect(page.getByText("Score must be at least 1.")).toBeVisible();
    await expect(score(page)).toBeFocused();
    await write(page, "6", "Good.");
    await expect(page.getByText("Score must be at most 5.")).toBeVisible();
    await write(page, "2.5", "Good.");
    await expect(page.getByText("Score must be a whole number.")).toBeVisible();
    await write(page, "4", "  ");
    await expect(page.getByText("Review is required.")).toBeVisible();
    await expect(text(page)).toBeFocused();
    await expect(page).toHaveURL(`/reviews/${recipeId}/new`);
  });

  test("is written once, also in two tabs", async ({ page }) => {
    const { recipeId, person } = await cookFor(page);
    await page.goto(`/reviews/${recipeId}/new`);
    await expect(score(page)).toBeVisible();
    await writeReview(page, recipeId, person, 4);
    await write(page, "5", "The same again.");
    await expect(page.getByText("You have already reviewed this recipe.")).toBeVisible();
    await expect(text(page)).toHaveValue("The same again.");
  });

  for (const [how, answer] of [
    ["a failing server", broken],
    ["no network", noNetwork],
  ] as const) {
    test(`that cannot be saved for ${how} stays as it was typed`, async ({ page }) => {
      const { recipeId } = await cookFor(page);
      await page.goto(`/reviews/${recipeId}/new`);
      await intercept(page, "CreateReview", answer);
      await write(page, "5", "I would cook it again.");
      await expect(page.getByText("Error creating review")).toBeVisible();
      await expect(score(page)).toHaveValue("5");
      await expect(text(page)).toHaveValue("I would cook it again.");
      await expect(save(page)).toBeEnabled();
    });
  }

  test("needs a recipe, or a review, that is there", async ({ page }) => {
    await enter(page, "member");
    await page.goto("/reviews/abc/new");
    await expect(page.getByText("Missing user or recipe ID")).toBeVisible();
    for (const [address, message] of [
      ["/reviews/999999/new", "Recipe not found."],
      ["/reviews/999999/edit", "Review not found."],
      ["/reviews/999999/delete", "Review not found."],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL("/not-found");
      await expect(page.getByText(message)).toBeVisible();
    }
  });
});

test.describe("Editing a review", () => {
  test("is for its author only", async ({ page }) => {
    const { recipeId } = await cookFor(page);
    const reviewId = await writeReview(page, recipeId, "contributor", 2);
    await page.goto(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveCount(1);
    await expect(reviews(page).getByRole("link", { name: /^(Edit|Delete)$/ })).toHaveCount(0);
    await page.goto(`/reviews/${reviewId}/edit`);
    await expect(page).toHaveURL("/forbidden");
    await page.goto(`/reviews/${reviewId}/delete`);
    await expect(page).toHaveURL("/forbidden");
  });

  test("changes its words and the rating", async ({ page }) => {
    const { name, recipeId } = await withReview(page, "edit");
    await expect(page.getByRole("heading", { name: `Edit your review of ${name}` })).toBeVisible();
    await expect(score(page)).toHaveValue("2");
    await expect(text(page)).toHaveValue("I give it 2.");
    await write(page, "4", "Better the second time.");
    await expect(page.getByText("Review updated successfully.")).toBeVisible();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveText([/Your review.*Score: 4\/5.*Better the second time\./]);
    await expect(reviews(page)).toContainText("4.0");
  });

  test("tells what was changed elsewhere meanwhile, then saves", async ({ page }) => {
    const { person, recipeId, reviewId } = await withReview(page, "edit");
    const input = { score: 1, text: "From my phone." };
    await ask(page, UPDATE, { reviewId, input }, await tokenOf(page, person));
    await write(page, "4", "From here.");
    const told = page.getByRole("alert").filter({ hasText: "changed elsewhere" });
    await expect(told).toContainText("Score: 1/5, “From my phone.”");
    await expect(text(page)).toHaveValue("From here.");
    await save(page).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveText([/Score: 4\/5.*From here\./]);
  });

  test("says so when what was changed elsewhere cannot be fetched", async ({ page }) => {
    const { person, reviewId } = await withReview(page, "edit");
    const input = { score: 1, text: "From my phone." };
    await ask(page, UPDATE, { reviewId, input }, await tokenOf(page, person));
    await intercept(page, "ReviewNow", noNetwork);
    await write(page, "4", "From here.");
    await expect(page.getByText("Error updating review")).toBeVisible();
    await expect(text(page)).toHaveValue("From here.");
  });

  test("that fails says so and keeps the words", async ({ page }) => {
    await withReview(page, "edit");
    await intercept(page, "UpdateReview", broken);
    await write(page, "4", "Better the second time.");
    await expect(page.getByText("Error updating review")).toBeVisible();
    await expect(text(page)).toHaveValue("Better the second time.");
  });
});

test.describe("Deleting a review", () => {
  test("asks first; Cancel goes back", async ({ page }) => {
    const { name, recipeId } = await withReview(page, "delete");
    await expect(
      page.getByText(`Are you sure you want to delete your review of ${name}?`),
    ).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveCount(1);
  });

  test("cancelled leads to the recipe when one came from nowhere", async ({ page }) => {
    const { recipeId, person } = await cookFor(page);
    const reviewId = await writeReview(page, recipeId, person, 2);
    await page.goto(`/reviews/${reviewId}/delete`);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
  });

  test("takes it away, and another may be written", async ({ page }) => {
    const { recipeId } = await withReview(page, "delete");
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Review deleted successfully.")).toBeVisible();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(reviews(page)).toContainText("No reviews.");
    await expect(items(page)).toHaveCount(0);
    await expect(addReview(page)).toBeVisible();
  });

  test("that fails says so in a dialog and stays", async ({ page }) => {
    const { recipeId, reviewId } = await withReview(page, "delete");
    await intercept(page, "DeleteReview", noNetwork);
    await page.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Failed to delete review." });
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/reviews/${reviewId}/delete`);
    await page.goto(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveCount(1);
  });
});
