import type { Page } from "@playwright/test";
import { intercept, noNetwork } from "./graphql";
import { changeRecipe, cook } from "./kitchen";
import { demoPassword, enter, newMember, tryToLogIn } from "./people";
import { unique } from "./unique";
import { recipeForm } from "./recipeForm";
import { expect, test } from "./test";
import { expectFailure } from "./toasts";

const edit = (page: Page) => page.getByRole("link", { name: "Edit Recipe" });
const heading = (page: Page) => page.getByRole("heading", { name: "Edit Recipe", level: 1 });
/** Finds the section of the note, which only logged-in users have. */
const slip = (page: Page) => page.getByRole("region", { name: "Notes" });
const theirs = (page: Page) => page.getByRole("region", { name: "Current version" });

/** Edits a recipe while another user saves it first, and tries to save. */
async function beLate(page: Page, recipeId: number) {
  const form = recipeForm(page);
  const other = unique("Other");
  const mine = unique("Mine");
  await edit(page).click();
  await form.title.fill(mine);
  await form.instructions.fill("Do it my way.");
  await changeRecipe(page, recipeId, { name: other, instructions: "Do it their way." });
  await form.save.click();
  await expect(page.getByRole("alert")).toContainText(
    "This recipe was changed elsewhere while you were editing it. Your changes are kept.",
  );
  return { mine, other };
}

test.describe("Editing a recipe", () => {
  test("is offered to its owner, also on the recipe's card, and to admins", async ({ page }) => {
    const { name, recipeId } = await cook(page);
    const better = `${name}, better`;
    const form = recipeForm(page);
    const lines = page.getByRole("region", { name: "Ingredients" });

    await enter(page, "contributor");
    await page.goto(`/recipes?search=${encodeURIComponent(name)}`);
    await page.getByRole("article", { name }).getByRole("link", { name: "Edit Recipe" }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}/edit`);
    await expect(heading(page)).toBeVisible();
    await expect(form.title).toHaveValue(name);
    await expect(form.category.locator("option:checked")).toHaveText("Breakfast");
    await expect(form.quantity(1)).toHaveValue("1/2");
    await expect(form.unit(1)).toHaveValue("cup");
    await expect(form.notes).toHaveValue("The freshest there are.");
    await expect(form.instructions).toHaveValue("Stir.\nServe.");
    await form.title.fill(better);
    await form.quantity(1).fill("3/4");
    await form.save.click();
    await expect(page.getByText("Recipe saved.")).toBeVisible();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { name: better, level: 1 })).toBeVisible();
    await expect(lines).toContainText("¾ cup");

    await enter(page, "admin");
    await page.goto(`/recipes/${recipeId}`);
    await edit(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(form.title).toHaveValue(better);
    await form.quantity(1).fill("1/4");
    await form.save.click();
    await expect(page.getByText("Recipe saved.")).toBeVisible();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(lines).toContainText("¼ cup");
  });

  test("is not offered to visitors and other members", async ({ page }) => {
    const { name, recipeId } = await cook(page);
    const person = await newMember(page);
    await page.goto(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(edit(page)).toHaveCount(0);
    await page.goto(`/recipes/${recipeId}/edit`);
    await expect(page).toHaveURL("/login");

    await tryToLogIn(page, person.email, demoPassword);
    await expect(page).toHaveURL("/forbidden");
    await page.goto(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(slip(page)).toBeVisible();
    await expect(edit(page)).toHaveCount(0);
  });

  test("reports a missing recipe and an invalid ID", async ({ page }) => {
    await enter(page, "contributor");
    await page.goto("/recipes/999999/edit");
    await expect(page).toHaveURL("/not-found");
    await expect(page.getByText("Recipe not found.")).toBeVisible();
    await page.goto("/recipes/abc/edit");
    await expect(page.getByText("Invalid recipe Id")).toBeVisible();
  });

  test("keeps a draft for each recipe, and later reports if the recipe was changed meanwhile", async ({
    page,
  }) => {
    const form = recipeForm(page);
    const stew = await cook(page);
    const soup = await cook(page, unique("Soup"));
    const screenOf = ({ recipeId }: { recipeId: number }) => `/recipes/${recipeId}/edit`;
    await enter(page, "contributor");
    await page.goto(screenOf(stew));
    await form.title.fill("Half a stew");
    await page.goto(screenOf(soup));
    await expect(form.title).toHaveValue(soup.name);
    await form.title.fill("Half a soup");

    const other = unique("Other");
    await changeRecipe(page, stew.recipeId, { name: other });
    await page.goto(screenOf(stew));
    await expect(form.title).toHaveValue("Half a stew");
    await form.save.click();
    await expect(theirs(page)).toContainText(other);

    await page.goto(screenOf(soup));
    await expect(form.title).toHaveValue("Half a soup");
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await expect(form.title).toHaveValue(soup.name);
  });
});

test("Of two users who edit a recipe at once, the second sees both versions and can use either", async ({
  page,
}) => {
  const { recipeId } = await cook(page);
  const form = recipeForm(page);
  await enter(page, "contributor");
  await page.goto(`/recipes/${recipeId}`);

  await test.step("They see both texts, and can save theirs over it", async () => {
    const { mine, other } = await beLate(page, recipeId);
    await expect(theirs(page)).toContainText(other);
    await expect(theirs(page)).toContainText("Do it their way.");
    await expect(form.title).toHaveValue(mine);
    await expect(form.instructions).toHaveValue("Do it my way.");
    await page.getByRole("button", { name: "Replace with my version" }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { name: mine })).toBeVisible();
    await expect(page.getByRole("region", { name: "Instructions" })).toContainText("my way");
  });

  await test.step("They can go on from what the first has saved", async () => {
    const { other } = await beLate(page, recipeId);
    await page.getByRole("button", { name: "Use the current version" }).click();
    await expect(theirs(page)).toBeHidden();
    await expect(form.title).toHaveValue(other);
    await expect(form.instructions).toHaveValue("Do it their way.");
    await form.notes.fill("And mine.");
    await form.save.click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { name: other })).toBeVisible();
    await expect(page.getByText("And mine.")).toBeVisible();
  });

  await test.step("They lose nothing when the other text cannot be fetched", async () => {
    await edit(page).click();
    await form.title.fill("Mine");
    await changeRecipe(page, recipeId, {});
    await intercept(page, "RecipeNow", noNetwork);
    await form.save.click();
    await expectFailure(page, "The server cannot be reached.");
    await expect(form.title).toHaveValue("Mine");
  });
});
