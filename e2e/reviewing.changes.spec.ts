import { ask, broken, intercept, noNetwork } from "./graphql";
import { writeReview } from "./kitchen";
import { tokenOf } from "./people";
import { addReview, cookFor, items, pickedStar, reviews, save, text, write } from "./reviewScreens";
import { expect, test } from "./test";
import { expectFailure } from "./toasts";

const UPDATE = `mutation ($reviewId: Int!, $input: ReviewInput!) {
  updateReview(reviewId: $reviewId, input: $input) { reviewId }
}`;

test("A review can be edited and deleted only by its author, and Cancel leads to the recipe", async ({
  page,
}) => {
  const { recipeId, person } = await cookFor(page);
  const theirs = await writeReview(page, recipeId, "contributor", 2);
  await page.goto(`/recipes/${recipeId}`);
  await expect(items(page)).toHaveCount(1);
  await expect(addReview(page)).toBeVisible();
  await expect(reviews(page).getByRole("link", { name: /^(Edit|Delete)$/ })).toHaveCount(0);
  for (const screen of ["edit", "delete"]) {
    await page.goto(`/reviews/${theirs}/${screen}`);
    await expect(page).toHaveURL("/forbidden");
  }
  const own = await writeReview(page, recipeId, person, 2);
  await page.goto(`/reviews/${own}/delete`);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(`/recipes/${recipeId}`);
});

test("Editing a review reports failures and concurrent changes, and updates the text and the rating", async ({
  page,
}) => {
  const { name, person, recipeId } = await cookFor(page);
  const reviewId = await writeReview(page, recipeId, person, 2);
  const changeElsewhere = async (input: object) =>
    ask(page, UPDATE, { reviewId, input }, await tokenOf(page, person));
  await page.goto(`/recipes/${recipeId}`);
  const edit = items(page).getByRole("link", { name: "Edit" });
  await edit.click();
  await expect(page).toHaveURL(`/reviews/${reviewId}/edit`);
  await expect(page.getByRole("heading", { name: `Edit your review of ${name}` })).toBeVisible();
  await expect(pickedStar(page)).toHaveValue("2");
  await expect(text(page)).toHaveValue("I give it 2.");

  await test.step("A failure is reported, and the text stays", async () => {
    const mend = await intercept(page, "UpdateReview", broken);
    await write(page, "4", "Better the second time.");
    await expectFailure(page, "Error updating review");
    await expect(text(page)).toHaveValue("Better the second time.");
    mend();
  });

  await test.step("It changes its words and the rating", async () => {
    await save(page).click();
    await expect(page.getByText("Review updated successfully.")).toBeVisible();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveText([/Your review.*Score: 4\/5.*Better the second time\./]);
    await expect(reviews(page)).toContainText("4.0");
  });

  await test.step("A review that was changed elsewhere cannot be fetched", async () => {
    await edit.click();
    await expect(text(page)).toHaveValue("Better the second time.");
    await changeElsewhere({ score: 1, text: "From my phone." });
    const mend = await intercept(page, "ReviewNow", noNetwork);
    await write(page, "5", "From here.");
    await expectFailure(page, "Error updating review");
    await expect(text(page)).toHaveValue("From here.");
    mend();
  });

  await test.step("A review that was changed elsewhere is shown, then saved", async () => {
    await save(page).click();
    const notice = page.getByRole("alert").filter({ hasText: "changed elsewhere" });
    await expect(notice).toContainText("Score: 1/5, “From my phone.”");
    await expect(text(page)).toHaveValue("From here.");
    await save(page).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveText([/Score: 5\/5.*From here\./]);
  });
});

test("Deleting a review asks first, reports failures in a dialog, and allows its author to write another review", async ({
  page,
}) => {
  const { name, person, recipeId } = await cookFor(page);
  const reviewId = await writeReview(page, recipeId, person, 2);
  const remove = page.getByRole("button", { name: "Delete" });
  await page.goto(`/recipes/${recipeId}`);

  await test.step("It asks first; Cancel goes back", async () => {
    await items(page).getByRole("link", { name: "Delete" }).click();
    await expect(page).toHaveURL(`/reviews/${reviewId}/delete`);
    await expect(
      page.getByText(`Are you sure you want to delete your review of ${name}?`),
    ).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveCount(1);
  });

  await test.step("A failure is reported in a dialog, and nothing is deleted", async () => {
    await items(page).getByRole("link", { name: "Delete" }).click();
    const mend = await intercept(page, "DeleteReview", noNetwork);
    await remove.click();
    const dialog = page.getByRole("alertdialog", { name: "Failed to delete review." });
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/reviews/${reviewId}/delete`);
    mend();
  });

  await test.step("It takes the review away, and another may be written", async () => {
    await remove.click();
    await expect(page.getByText("Review deleted successfully.")).toBeVisible();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(reviews(page)).toContainText("No reviews.");
    await expect(items(page)).toHaveCount(0);
    await expect(addReview(page)).toBeVisible();
  });
});
