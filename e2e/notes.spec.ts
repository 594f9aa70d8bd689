import type { Page } from "@playwright/test";
import { broken, held, intercept, noNetwork, refusal } from "./graphql";
import { cook } from "./kitchen";
import { enter, newMember } from "./people";
import { expect, test } from "./test";

const slip = (page: Page) => page.getByRole("region", { name: "Notes" });
const field = (page: Page) => slip(page).getByRole("textbox", { name: "Your note" });
const button = (page: Page, name: string) => slip(page).getByRole("button", { name });

/** A new recipe on somebody's screen who has no note on it. */
async function open(page: Page) {
  const { recipeId } = await cook(page);
  const person = await newMember(page);
  await enter(page, person);
  await page.goto(`/recipes/${recipeId}`);
  await expect(slip(page)).toContainText("No note yet.");
  return { person, recipeId };
}

test.describe("A note", () => {
  test("is not for visitors", async ({ page }) => {
    const { name, recipeId } = await cook(page);
    await page.goto(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(slip(page)).toHaveCount(0);
  });

  test("is written, shown as its author's, and changed", async ({ page }) => {
    const { person } = await open(page);
    await button(page, "Add Note").click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription("Admins can read and edit notes.");
    await field(page).fill("Less salt.\nMore butter.");
    const { answer, letGo } = held();
    await intercept(page, "WriteNote", answer);
    await button(page, "Save note").click();
    await expect(button(page, "Save note")).toBeDisabled();
    await expect(field(page)).toHaveValue("Less salt.\nMore butter.");
    letGo();
    await expect(field(page)).toBeHidden();
    await expect(
      slip(page).getByRole("heading", { name: `${person.name}'s Notes`, exact: true }),
    ).toBeVisible();
    await expect(slip(page)).toContainText("More butter.");
    await button(page, "Edit Note").click();
    await expect(field(page)).toHaveValue("Less salt.\nMore butter.");
    await field(page).fill("Much more butter.");
    await button(page, "Save note").click();
    await expect(field(page)).toBeHidden();
    await expect(slip(page)).toContainText("Much more butter.");
    await page.reload();
    await expect(slip(page)).toContainText("Much more butter.");
    await expect(button(page, "Edit Note")).toBeVisible();
  });

  test("needs a text", async ({ page }) => {
    await open(page);
    await button(page, "Add Note").click();
    await expect(button(page, "Save note")).toBeDisabled();
    await field(page).fill("  \n ");
    await expect(button(page, "Save note")).toBeDisabled();
    await field(page).fill("x");
    await expect(button(page, "Save note")).toBeEnabled();
  });

  test("that is cancelled changes nothing", async ({ page }) => {
    await open(page);
    await button(page, "Add Note").click();
    await field(page).fill("Less salt.");
    await button(page, "Cancel").click();
    await expect(slip(page)).toContainText("No note yet.");
    await expect(button(page, "Add Note")).toBeVisible();
  });

  test("is nobody else's", async ({ page }) => {
    const { recipeId } = await open(page);
    await button(page, "Add Note").click();
    await field(page).fill("Less salt.");
    await button(page, "Save note").click();
    await expect(slip(page)).toContainText("Less salt.");
    await enter(page, await newMember(page));
    await page.goto(`/recipes/${recipeId}`);
    await expect(slip(page)).toContainText("No note yet.");
  });

  for (const [how, answer, message] of [
    ["without network", noNetwork, "Your note could not be saved."],
    ["by a broken server", broken, "Your note could not be saved."],
    ["in the server's words", refusal("NOT_FOUND", 404, "Recipe not found."), "Recipe not found."],
  ] as const) {
    test(`that cannot be saved ${how} keeps its text and says so`, async ({ page }) => {
      await open(page);
      await button(page, "Add Note").click();
      await field(page).fill("Less salt.");
      const mend = await intercept(page, "WriteNote", answer);
      await button(page, "Save note").click();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(field(page)).toHaveValue("Less salt.");
      await expect(button(page, "Save note")).toBeEnabled();
      mend();
      await button(page, "Save note").click();
      await expect(field(page)).toBeHidden();
      await expect(slip(page)).toContainText("Less salt.");
    });
  }
});
