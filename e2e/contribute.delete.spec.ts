import type { Page, Route } from "@playwright/test";
import { expectActFirst } from "./actionPair";
import { AT_ONCE, scrolled } from "./browser";
import { broken, held, intercept, noNetwork, refusal } from "./graphql";
import { cook, remove as removePast } from "./kitchen";
import { enter, newMember } from "./people";
import { unique } from "./unique";
import { expect, test } from "./test";

/** The tolerance in pixels for the height of the list. */
const A_CARD = 900;

const question = "Delete this recipe? This cannot be undone.";
const dialog = (page: Page) => page.getByRole("dialog", { name: question });
const card = (page: Page, name: string) => page.getByRole("article", { name });
const remove = (page: Page, name: string) =>
  page.getByRole("button", { name: `Delete: ${name}`, exact: true });

const expectFound = (page: Page, words: string) =>
  expect(page.getByRole("status").getByText(words, { exact: true })).toBeVisible();

/** The text of a list without the recipe: other tests add recipes with some of its words. */
const nothingFound = (page: Page) =>
  page.getByRole("main").getByText(/^No recipe(s found for| has all of these words)/);

/** Opens a list of two recipes that only this test uses. */
async function openList(page: Page): Promise<[string, string]> {
  const both = unique("Twin");
  const [name, other] = [`${both} one`, `${both} two`] as const;
  await cook(page, name);
  await cook(page, other);
  await enter(page, "contributor");
  await page.goto(`/recipes?search=${encodeURIComponent(both)}`);
  await expectFound(page, "2 recipes");
  return [name, other];
}

/** A number of recipes that exceeds a page of the list. */
const LONG = 30;

/** Opens a list that no other test changes; its last recipe is also the last by name. */
async function openLongList(page: Page) {
  const all = unique("Many");
  const recipes = [];
  for (let i = LONG; i > 0; i--) recipes.push(await cook(page, `${all} ${i + 10}`));
  const list = `/recipes?search=${encodeURIComponent(all)}&sort=name-desc`;
  await enter(page, "contributor");
  await page.goto(list);
  await expectFound(page, `${LONG} recipes`);
  return { list, last: recipes.at(-1)! };
}

async function confirm(page: Page, name: string): Promise<void> {
  await remove(page, name).click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
}

test.describe("Deleting a recipe from its card", () => {
  test("asks first, removes the card immediately, and restores it with the reason after a failure", async ({
    page,
  }) => {
    const [name, other] = await openList(page);

    await test.step("It asks first, and keeps the recipe when canceled", async () => {
      await remove(page, name).click();
      await expect(dialog(page)).toContainText(question);
      await expectActFirst(dialog(page), "Delete");
      await expect(dialog(page).getByRole("button", { name: "Cancel" })).toBeFocused();
      await dialog(page).getByRole("button", { name: "Cancel" }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(card(page, name)).toBeVisible();
      await remove(page, name).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(card(page, name)).toBeVisible();
    });

    const FAILED = "Failed to delete recipe";
    const fault = refusal("INTERNAL_SERVER_ERROR", 500, "Something went wrong.");
    for (const [answer, message, reason] of [
      [refusal("FORBIDDEN", 403, "Not yours."), "Not yours.", ""],
      [refusal("CONFLICT", 409, "It is in use."), "It is in use.", ""],
      [fault, FAILED, "HTTP 500 Something went wrong."],
      [broken, FAILED, "HTTP 500 The kitchen is on fire."],
      [noNetwork, FAILED, "The server cannot be reached."],
    ] as [(route: Route) => Promise<void>, string, string][]) {
      await test.step(`It says “${reason || message}”, and the recipe is back`, async () => {
        const mend = await intercept(page, "DeleteRecipe", answer);
        await confirm(page, name);
        const failure = page.getByRole("alertdialog", { name: message });
        await expect(failure).toContainText(message);
        await expect(failure).toContainText(reason);
        await failure.getByRole("button", { name: "OK" }).click();
        await expect(failure).toBeHidden();
        await expect(card(page, name)).toBeVisible();
        await expectFound(page, "2 recipes");
        mend();
      });
    }

    await test.step("The recipe is gone before the server has answered, and stays so", async () => {
      // The canceled deletions must not have deleted the recipe.
      await page.reload();
      await expectFound(page, "2 recipes");
      const { answer, letGo } = held();
      await intercept(page, "DeleteRecipe", answer);
      await confirm(page, name);
      await expect(card(page, name)).toBeHidden();
      await expectFound(page, "1 recipe");
      const answered = page.waitForResponse("**/graphql");
      letGo();
      await answered;
      await expectFound(page, "1 recipe");
      await expect(card(page, other)).toBeVisible();
      await page.reload();
      await expectFound(page, "1 recipe");
      await expect(card(page, name)).toBeHidden();
    });
  });

  test("is offered to admins, and not to visitors and members", async ({ page }) => {
    const { name } = await cook(page);
    const list = `/recipes?search=${encodeURIComponent(name)}`;
    for (const who of ["visitor", "member"] as const) {
      if (who === "member") await enter(page, await newMember(page));
      await page.goto(list);
      await expect(card(page, name)).toBeVisible();
      await expect(remove(page, name)).toHaveCount(0);
      await card(page, name).getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await expect(remove(page, name)).toHaveCount(0);
    }
    await enter(page, "admin");
    await page.goto(list);
    // The card disappears before the server's response.
    const deleted = page.waitForResponse(
      (response) => response.request().postData()?.includes("DeleteRecipe") ?? false,
    );
    await confirm(page, name);
    await expect(nothingFound(page)).toBeVisible();
    await deleted;
    await page.reload();
    await expect(nothingFound(page)).toBeVisible();
  });
});

test("A deleted recipe can be restored by Undo or from the list of deleted recipes", async ({
  page,
}) => {
  const [name] = await openList(page);

  await test.step("By Undo, within ten seconds", async () => {
    await confirm(page, name);
    await expectFound(page, "1 recipe");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Recipe restored.")).toBeVisible();
    await expectFound(page, "2 recipes");
    await expect(card(page, name)).toBeVisible();
  });

  await test.step("From the list, which says for how long", async () => {
    await card(page, name).getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await confirm(page, name);
    await expectFound(page, "1 recipe");
    await page.getByRole("button", { name: /^Hello, / }).click();
    await page.getByRole("menuitem", { name: "View Profile" }).click();
    await page.getByRole("link", { name: "Deleted recipes" }).click();
    await expect(page).toHaveURL("/recipes/deleted");
    const item = page.getByRole("listitem").filter({ hasText: name });
    await expect(item).toContainText("30 days left");
    const restore = page.getByRole("button", { name: `Restore ${name}` });
    const mend = await intercept(
      page,
      "RestoreRecipe",
      refusal("CONFLICT", 409, "One of its tags has been deleted."),
    );
    await restore.click();
    await expect(page.getByRole("alert")).toContainText("One of its tags has been deleted.");
    mend();
    await restore.click();
    await expect(item).toHaveCount(0);
    await page.goto(`/recipes?search=${encodeURIComponent(name)}`);
    await expect(card(page, name)).toBeVisible();
  });
});

test("A recipe that an admin has deleted is listed for its owner and for admins, and only admins can restore it", async ({
  page,
}) => {
  const { name, recipeId } = await cook(page);
  await removePast(page, recipeId);
  const item = page.getByRole("listitem").filter({ hasText: name });

  await enter(page, "contributor");
  await page.goto("/recipes/deleted");
  await expect(item).toContainText("Deleted by an admin");
  await expect(item).toContainText("Only an admin can restore this recipe.");
  await expect(item.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Deleted by admins" })).toHaveCount(0);

  await enter(page, "admin");
  await page.goto("/recipes/deleted");
  const byAdmins = page.getByRole("list", { name: "Deleted by admins" });
  await expect(byAdmins.filter({ has: item })).toContainText("tomasz_bakes");
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(item).toHaveCount(0);
  await page.goto(`/recipes/${recipeId}`);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
});

test.describe("Deleting a recipe from its own screen", () => {
  test("asks first, stays on the screen after a failure, and leads back to the list, which offers Undo", async ({
    page,
  }) => {
    const { list, last } = await openLongList(page);
    const { name, recipeId } = last;
    const title = page.getByRole("heading", { name, level: 1 });
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(card(page, name)).toBeInViewport({ timeout: 500 });
    }).toPass(AT_ONCE);
    await expect(page.getByRole("article")).toHaveCount(LONG);
    const before = await scrolled(page);
    await card(page, name).getByRole("link", { name, exact: true }).click();
    await remove(page, name).click();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(title).toBeVisible();

    const mend = await intercept(page, "DeleteRecipe", noNetwork);
    await confirm(page, name);
    const failure = page.getByRole("alertdialog", { name: "Failed to delete recipe" });
    await failure.getByRole("button", { name: "OK" }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await expect(title).toBeVisible();
    mend();

    await confirm(page, name);
    await expect(page).toHaveURL(list);
    await expect(page.getByText("Recipe deleted.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "All Recipes" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(LONG - 1);
    await expectFound(page, `${LONG - 1} recipes`);
    await expect(card(page, name)).toHaveCount(0);
    await expect.poll(async () => before - (await scrolled(page))).toBeLessThan(A_CARD);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, name)).toHaveCount(1);
    await expect(page.getByRole("article")).toHaveCount(LONG);
    await expectFound(page, `${LONG} recipes`);
    await expect.poll(async () => before - (await scrolled(page))).toBeLessThan(A_CARD);
  });

  test("leaves no page of the recipe that Back or the browser's cache can show", async ({
    page,
  }) => {
    const name = unique("Gone");
    const { recipeId } = await cook(page, name);
    await enter(page, "contributor");
    await page.goto(`/recipes?search=${encodeURIComponent(name)}`);
    await card(page, name).getByRole("link", { name, exact: true }).click();
    // The heading identifies the screen, because the recipe's card in the list has the same link to
    // the form.
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await page.getByRole("link", { name: `Edit Recipe: ${name}` }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await confirm(page, name);
    await expect(page).toHaveURL(/\/recipes\?search=/);
    await expect(nothingFound(page)).toBeVisible();
    for (const left of ["the form", "the recipe"]) {
      await page.goBack();
      await expect(page, left).toHaveURL("/not-found");
      await expect(page.getByText("Recipe not found.")).toBeVisible();
    }

    const other = await cook(page);
    await page.goto(`/recipes/${other.recipeId}`);
    await expect(page.getByRole("heading", { name: other.name, level: 1 })).toBeVisible();
    await removePast(page, other.recipeId);
    await page.evaluate(`dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`);
    await expect(page).toHaveURL("/not-found");
  });
});
