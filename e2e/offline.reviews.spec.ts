import { ask } from "./graphql";
import { cook } from "./kitchen";
import { enter, newMember, tokenOf } from "./people";
import { save, star, text } from "./reviewScreens";
import { countStored, workerIsReady } from "./stored";
import { expect, test } from "./test";

test.use({ freshContext: true, serviceWorkers: "allow" });

const STATE = `query ($recipeId: Int!) {
  recipe(recipeId: $recipeId) {
    viewerReview { score text }
    diaryEntries { edges { node { text } } }
  }
}`;
const WAITS = "Will be sent when you are back online.";

test("A review and a diary entry that were written offline are sent once", async ({
  page,
  context,
}) => {
  const { recipeId } = await cook(page);
  const person = await newMember(page);
  await enter(page, person);
  await page.goto(`/recipes/${recipeId}`);
  await workerIsReady(page);
  await expect.poll(() => countStored(page, "recipes")).toBe(1);
  await context.setOffline(true);

  await page.getByRole("link", { name: "Add Review" }).click();
  await star(page, "4").click();
  await text(page).fill("Written in the cellar.");
  await save(page).click();
  const reviews = page.getByRole("region", { name: "Reviews" });
  await expect(reviews).toContainText(WAITS);

  await page.getByRole("link", { name: "I made it" }).first().click();
  await page.getByLabel("A line for your diary").fill("In the cellar, too.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Reviews" }).scrollIntoViewIfNeeded();
  const madeIt = page.getByRole("region", { name: "Made it" });
  await expect(madeIt).toContainText("In the cellar, too.");
  await expect(madeIt).toContainText(WAITS);

  await context.setOffline(false);
  await expect(page.getByText("2 offline changes sent.")).toBeVisible();
  await expect(reviews).toContainText("Written in the cellar.");
  await expect(reviews).not.toContainText(WAITS);
  await expect(madeIt).not.toContainText(WAITS);
  const { recipe } = await ask(page, STATE, { recipeId }, await tokenOf(page, person));
  expect(recipe).toEqual({
    viewerReview: { score: 4, text: "Written in the cellar." },
    diaryEntries: { edges: [{ node: { text: "In the cellar, too." } }] },
  });
});
