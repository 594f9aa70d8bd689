import { broken, intercept, noNetwork } from "./graphql";
import { cook, writeReview } from "./kitchen";
import { demoPassword, enter, newMember, tryToLogIn } from "./people";
import {
  addReview,
  cookFor,
  items,
  pickedStar,
  reviews,
  save,
  star,
  text,
  write,
} from "./reviewScreens";
import { expect, test } from "./test";
import { expectFailure } from "./toasts";

test.describe("A review", () => {
  test("requires a login, reports errors and failures, and can be written only once", async ({
    page,
  }) => {
    const { recipeId } = await cook(page);
    const person = await newMember(page);

    await test.step("It is not for visitors", async () => {
      await page.goto(`/recipes/${recipeId}`);
      await expect(reviews(page)).toContainText("No reviews.");
      await page.goto(`/reviews/${recipeId}/new`);
      await expect(page).toHaveURL("/login");
      await page.goto(`/recipes/${recipeId}`);
      await addReview(page).click();
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("alert")).toHaveText("Log in to write a review.");
      await tryToLogIn(page, person.email, demoPassword);
      await expect(page).toHaveURL(`/reviews/${recipeId}/new`);
    });

    await test.step("A missing field is reported and focused", async () => {
      await write(page, "", "");
      await expect(star(page, "1")).toBeFocused();
      await expect(page.getByText("Score is required.")).toBeVisible();
      await expect(page.getByText("Review is required.")).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      const left = async (words: string) => (await page.getByText(words).boundingBox())?.x;
      await expect.poll(() => left("Choose a score")).toBe(await left("Score is required."));
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.keyboard.press("ArrowRight");
      await expect(pickedStar(page)).toHaveValue("2");
      await expect(page.getByText("Fair", { exact: true })).toBeVisible();
      await write(page, "4", "  ");
      await expect(page.getByText("Review is required.")).toBeVisible();
      await expect(text(page)).toBeFocused();
      await expect(page).toHaveURL(`/reviews/${recipeId}/new`);
    });

    for (const [how, answer] of [
      ["a failing server", broken],
      ["no network", noNetwork],
    ] as const) {
      await test.step(`A review that cannot be saved for ${how} stays as it was typed`, async () => {
        const words = `I would cook it again, with ${how}.`;
        const mend = await intercept(page, "CreateReview", answer);
        await write(page, "5", words);
        await expectFailure(page, "Error creating review");
        await expect(pickedStar(page)).toHaveValue("5");
        await expect(text(page)).toHaveValue(words);
        await expect(save(page)).toBeEnabled();
        mend();
      });
    }

    await test.step("It is written once, also in two tabs", async () => {
      await writeReview(page, recipeId, person, 4);
      await write(page, "5", "The same again.");
      await expect(page.getByText("You have already reviewed this recipe.")).toBeVisible();
      await expect(text(page)).toHaveValue("The same again.");
    });
  });

  test("is listed first and counted after it is added", async ({ page }) => {
    const { name, recipeId, person } = await cookFor(page);
    await writeReview(page, recipeId, person, 3);
    const me = await newMember(page);
    await writeReview(page, recipeId, await newMember(page), 3);
    await enter(page, me);
    await page.goto(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveCount(2);
    await addReview(page).click();
    await expect(page.getByRole("heading", { name: `Review ${name}`, level: 1 })).toBeVisible();
    await star(page, "5").click();
    await expect(page.getByText("Excellent", { exact: true })).toBeVisible();
    await text(page).fill("I would cook it again.");
    await save(page).click();
    await expect(page.getByText("Review created successfully.")).toBeVisible();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(items(page)).toHaveCount(3);
    await expect(items(page).first()).toContainText("Your review");
    await expect(items(page).first()).toBeInViewport();
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

  test("requires an existing recipe, and can be changed only if it exists", async ({ page }) => {
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
