import type { Page } from "@playwright/test";
import { ask, broken, intercept, noNetwork } from "./graphql";
import { writeReview } from "./kitchen";
import { tokenOf } from "./people";
import { addReview, cookFor, items, reviews, save, score, text, write } from "./reviewScreens";
import { expect, test } from "./test";

const UPDATE = `mutation ($reviewId: Int!, $input: ReviewInput!) {
  updateReview(reviewId: $reviewId, input: $input) { reviewId }
}`;

/** A new recipe with that person's review, at one of its addresses. */
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
