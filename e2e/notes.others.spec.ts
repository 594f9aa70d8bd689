import type { Page } from "@playwright/test";
import { ask, intercept, noNetwork, refusal } from "./graphql";
import { cook } from "./kitchen";
import { enter, nameOf, newMember, tokenOf, type Who } from "./people";
import { expect, test } from "./test";

const WRITE = `mutation ($recipeId: Int!, $input: NoteInput!) {
  writeNote(recipeId: $recipeId, input: $input) { id }
}`;

const slip = (page: Page) => page.getByRole("region", { name: "Notes" });
const chooser = (page: Page) => slip(page).getByRole("combobox", { name: "View notes by" });
const button = (page: Page, name: string) => slip(page).getByRole("button", { name });
const heading = (page: Page) => slip(page).getByRole("heading");

/** Writes a note on a recipe through the API. */
async function note(page: Page, recipeId: number, who: Who, text: string): Promise<void> {
  await ask(page, WRITE, { recipeId, input: { text } }, await tokenOf(page, who));
}

/** Opens a new recipe as a viewer. */
async function open(page: Page, viewer: Who) {
  const { recipeId } = await cook(page);
  await enter(page, viewer);
  await page.goto(`/recipes/${recipeId}`);
  await expect(slip(page)).toContainText("No note yet.");
  return recipeId;
}

test.describe("Notes by others", () => {
  test("can be read by contributors, who can write only their own notes, and failures are reported", async ({
    page,
  }) => {
    const recipeId = await open(page, "contributor");
    await note(page, recipeId, "admin", "Needs lime.");

    for (const [answer, message] of [
      [noNetwork, "This note could not be loaded."],
      [refusal("FORBIDDEN", 403, "You may not."), "You may not."],
    ] as const) {
      await test.step(`It says “${message}”, and leaves the recipe`, async () => {
        const mend = await intercept(page, "NoteOf", answer);
        await chooser(page).selectOption(nameOf.admin);
        await expect(slip(page).getByRole("alert")).toHaveText(message);
        await chooser(page).selectOption("Me");
        await expect(slip(page)).toContainText("No note yet.");
        mend();
      });
    }

    await expect(chooser(page).getByRole("option").first()).toHaveText("Me");
    const names = await chooser(page).getByRole("option").allTextContents();
    expect(names).toContain(nameOf.admin);
    expect(names).not.toContain(nameOf.contributor);
    expect(names).not.toContain(nameOf.member);
    await chooser(page).selectOption(nameOf.admin);
    await expect(heading(page)).toHaveText(`${nameOf.admin}'s Notes`);
    await expect(slip(page)).toContainText("Needs lime.");
    await expect(slip(page).getByRole("button")).toHaveCount(0);
    await chooser(page).selectOption("Me");
    await expect(heading(page)).toHaveText(`${nameOf.contributor}'s Notes`);
    await expect(slip(page)).toContainText("No note yet.");
    await expect(button(page, "Add Note")).toBeVisible();

    await test.step("They are not offered without a list of their authors", async () => {
      await intercept(page, "NoteAuthors", noNetwork);
      // The page fetches the notes itself if it has no cookies.
      await page.context().clearCookies({ name: "page_session" });
      const failed = page.waitForEvent("requestfailed", (request) =>
        request.url().endsWith("/graphql"),
      );
      await page.reload();
      await failed;
      await expect(button(page, "Add Note")).toBeVisible();
      await expect(chooser(page)).toHaveCount(0);
    });
  });

  test("can be written and edited by admins, and are hidden from members", async ({ page }) => {
    const recipeId = await open(page, "admin");
    await chooser(page).selectOption(nameOf.contributor);
    await expect(slip(page)).toContainText("No note yet.");
    await button(page, "Add Note").click();
    const field = slip(page).getByRole("textbox", { name: `${nameOf.contributor}'s note` });
    await field.fill("Less salt.");
    await button(page, "Save note").click();
    await expect(field).toBeHidden();
    await expect(slip(page)).toContainText("Less salt.");
    await button(page, "Edit Note").click();
    await field.fill("Much less salt.");
    await button(page, "Save note").click();
    await expect(slip(page)).toContainText("Much less salt.");
    await chooser(page).selectOption("Me");
    await expect(slip(page)).toContainText("No note yet.");

    await enter(page, "contributor");
    await page.goto(`/recipes/${recipeId}`);
    await expect(slip(page)).toContainText("Much less salt.");

    await enter(page, await newMember(page));
    await page.goto(`/recipes/${recipeId}`);
    await expect(slip(page)).toContainText("No note yet.");
    await expect(heading(page)).toBeVisible();
    await expect(chooser(page)).toHaveCount(0);
  });
});
