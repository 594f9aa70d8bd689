import type { Page } from "@playwright/test";
import { changeRecipe, cook, writeReview } from "./kitchen";
import { enter, newMember } from "./people";
import { cookFor, items, reviews, save, star, text } from "./reviewScreens";
import { expect, test } from "./test";

const outcome = (page: Page) => page.getByRole("group", { name: "How did you cook it?" });
const lessOf = (subject: string) => ({
  outcome: "WITH_CHANGES",
  changes: [{ kind: "LESS", subject, detail: "half" }],
});

test("A review states two changes in at most five presses, and keeps them", async ({ page }) => {
  const { recipeId } = await cookFor(page);
  await page.goto(`/reviews/${recipeId}/new`);
  await save(page).click();
  await expect(page.getByText("Score is required.")).toBeVisible();
  let presses = 0;
  const press = async (name: string | RegExp) => {
    await outcome(page).getByRole("button", { name }).first().click();
    presses++;
  };
  await press("With changes");
  // The errors of other fields stay.
  await expect(page.getByText("Score is required.")).toBeVisible();
  await star(page, "4").click();
  await text(page).fill("Better with less.");
  await press(/: Less$/);
  await outcome(page).getByText("Changed a step").click();
  presses++;
  await press("Serve.: Did it differently");
  expect(presses).toBeLessThanOrEqual(5);
  await save(page).click();
  const review = items(page).first();
  await expect(review).toContainText("With changes");
  await expect(review.getByRole("list", { name: "Changes" })).toContainText("another way: Serve.");

  await review.getByRole("link", { name: "Edit" }).click();
  await expect(
    outcome(page).getByRole("button", { name: "Serve.: Did it differently" }),
  ).toHaveAttribute("aria-pressed", "true");
  await outcome(page).getByRole("button", { name: "As written" }).click();
  await save(page).click();
  await expect(items(page).first()).toContainText("As written");
  await expect(items(page).first().getByRole("list", { name: "Changes" })).toHaveCount(0);
});

test("A recipe shows what cooks changed, and both scores if they differ", async ({ page }) => {
  const { recipeId } = await cook(page);
  for (let i = 0; i < 3; i++) {
    await writeReview(page, recipeId, await newMember(page), 5, lessOf("Sugar"));
  }
  await writeReview(page, recipeId, await newMember(page), 2);
  await page.goto(`/recipes/${recipeId}`);
  await expect(reviews(page)).toContainText("as written 2");
  await expect(page.getByRole("link", { name: "See the reviews" })).toContainText("as written 2");
  const common = page.getByRole("button", { name: "3 of 3: less sugar (half)" });
  await common.click();
  await expect(common).toHaveAttribute("aria-pressed", "true");
  await expect(items(page)).toHaveCount(3);
  await common.click();
  await expect(items(page)).toHaveCount(4);
  await page.getByLabel("Sort reviews").selectOption("Highest score");
  await expect(items(page).first()).toContainText("Score: 5/5");
  await expect(items(page).last()).toContainText("Score: 2/5");
  await changeRecipe(page, recipeId, { instructions: "Stir well.\nServe." });
  await page.reload();
  await expect(items(page).first()).toContainText("The recipe has changed since.");
});

test("A review is marked as helpful and answered by the author of the recipe", async ({ page }) => {
  const { recipeId } = await cook(page);
  await writeReview(page, recipeId, await newMember(page), 3);
  await enter(page, await newMember(page));
  await page.goto(`/recipes/${recipeId}`);
  const helpful = page.getByRole("button", { name: / is helpful$/ });
  await helpful.click();
  await expect(items(page)).toContainText("1 member finds this helpful");
  await expect(page.getByRole("button", { name: "Reply", exact: true })).toHaveCount(0);

  await enter(page, "contributor");
  await page.goto(`/recipes/${recipeId}`);
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByRole("textbox", { name: "Your reply" }).fill("Thank you!");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(items(page)).toContainText("Reply by the author of the recipe");
  await expect(items(page)).toContainText("Thank you!");

  await enter(page, "admin");
  await page.goto(`/recipes/${recipeId}`);
  await page.getByRole("button", { name: "Hide reply" }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("Off topic");
  await page.getByRole("button", { name: "Hide reply" }).click();
  await expect(items(page)).toContainText("Hidden from others: Off topic");
});
