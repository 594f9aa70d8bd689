import type { Page } from "@playwright/test";
import { expectLooks } from "./accessible";
import { ask } from "./graphql";
import { enter, newMember, tokenOf } from "./people";
import { recipeForm } from "./recipeForm";
import { expect, test } from "./test";
import { unique } from "./unique";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

const INPUT = {
  ...{ categoryId: 1, difficultyLevelId: 1, servings: 4, instructions: "Stir.\nBake." },
  lines: [
    { ingredientId: 1, quantity: "200", unit: "g" },
    { ingredientId: 2, quantity: "3" },
  ],
};
const CREATE = "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";
const UPDATE = `mutation ($recipeId: Int!, $input: RecipeInput!) {
  updateRecipe(recipeId: $recipeId, input: $input) { version } }`;

test("A member suggests an edit, and the author accepts what still fits", async ({ page }) => {
  const name = unique("Plum tart");
  const token = await tokenOf(page, "contributor");
  const { createRecipe } = await ask(page, CREATE, { input: { ...INPUT, name } }, token);
  const { recipeId } = createRecipe;
  const member = await newMember(page);
  await enter(page, member);

  await test.step("The form refuses a suggestion without a reason, and without a change", async () => {
    await page.goto(`/recipes/${recipeId}`);
    await page.getByRole("link", { name: "Suggest an edit" }).click();
    await expect(heading(page, "Suggest an edit")).toBeVisible();
    const send = page.getByRole("button", { name: "Send suggestion" });
    await send.click();
    const why = page.getByRole("textbox", { name: "Why do you suggest this?" });
    await expect(why).toHaveAccessibleDescription(/Please say why in one sentence\./);
    await why.fill("Less butter is enough.");
    await send.click();
    await expect(page.getByText("Your suggestion changes nothing.")).toBeVisible();
    await expectLooks(page);
    const form = recipeForm(page);
    await form.quantity(1).fill("150");
    await form.quantity(2).fill("4");
    await form.instructions.fill("Stir.\nBake gently.");
    await send.click();
  });

  await test.step("The recipe shows the suggestion to the member, unchanged", async () => {
    await expect(heading(page, name)).toBeVisible();
    const waiting = page.getByRole("region", { name: "Suggested edits" });
    await expect(waiting).toContainText("Waiting for an answer");
    await page.goto("/recipes/own");
    await page
      .getByRole("region", { name: "Your suggested edits" })
      .getByRole("link", { name })
      .click();
    await expect(heading(page, "Suggested edit")).toBeVisible();
    await expect(page.getByRole("button", { name: "Withdraw suggestion" })).toBeVisible();
  });

  await test.step("The author finds it on the start page, with what no longer fits", async () => {
    const changed = [{ ...INPUT.lines[0], quantity: "180" }, INPUT.lines[1]];
    const input = { ...INPUT, name, lines: changed };
    await ask(page, UPDATE, { recipeId, input }, token);
    await enter(page, "contributor");
    await page.goto("/");
    const received = page.getByRole("region", { name: "Suggested edits of your recipes" });
    await received.getByRole("link", { name }).click();
    await expect(heading(page, "Suggested edit")).toBeVisible();
    await expect(page.getByText("No longer fits: the recipe has changed here.")).toBeVisible();
    await expectLooks(page);
  });

  await test.step("Single changes are accepted, and the history names the member", async () => {
    await page.getByRole("checkbox", { name: "Accept change 2" }).click();
    await page.getByRole("button", { name: "Accept 1 change" }).click();
    await expect(page.getByText("The recipe was changed.")).toBeVisible();
    await expect(page.getByText("Partly accepted")).toBeVisible();
    await page.getByRole("link", { name }).click();
    await expect(page.getByText("Bake gently.")).toBeVisible();
    await page.getByRole("link", { name: "History", exact: true }).click();
    const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
    await expect(versions.first()).toContainText(`suggested by ${member.name}`);
    await expect(versions.first()).toContainText("Less butter is enough.");
  });
});
