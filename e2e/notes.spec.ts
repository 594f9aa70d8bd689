import type { Page } from "@playwright/test";
import { expectVisitor, logOut } from "./bar";
import { broken, held, intercept, noNetwork, refusal } from "./graphql";
import { cook } from "./kitchen";
import { enter, newMember } from "./people";
import { expect, test } from "./test";
import { expectFailure } from "./toasts";

const slip = (page: Page) => page.getByRole("region", { name: "Notes" });
const field = (page: Page) => slip(page).getByRole("textbox", { name: "Your note" });
const button = (page: Page, name: string | RegExp) => slip(page).getByRole("button", { name });

/** Opens a new recipe as a user without a note. */
async function open(page: Page) {
  const { name, recipeId } = await cook(page);
  const person = await newMember(page);
  await enter(page, person);
  await page.goto(`/recipes/${recipeId}`);
  await expect(slip(page)).toContainText("No note yet.");
  return { name, person, recipeId };
}

test.describe("A note", () => {
  test("requires a text, can be canceled, and can be edited after it is saved", async ({
    page,
  }) => {
    const { person } = await open(page);

    await test.step("It needs a text, and changes nothing when it is canceled", async () => {
      await button(page, "Add Note").click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAccessibleDescription("Admins can read and edit notes.");
      await expect(button(page, "Save note")).toBeDisabled();
      await field(page).fill("  \n ");
      await expect(button(page, "Save note")).toBeDisabled();
      await field(page).fill("Less salt.");
      await expect(button(page, "Save note")).toBeEnabled();
      await button(page, "Cancel").click();
      await expect(slip(page)).toContainText("No note yet.");
    });

    await test.step("It cannot be saved again while it is being saved", async () => {
      await button(page, "Add Note").click();
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
    });

    await test.step("It is changed", async () => {
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
  });

  test("stays in its field if it cannot be saved, and is hidden from other users and visitors", async ({
    page,
  }) => {
    const { name, recipeId } = await open(page);

    const expectToast = () => expectFailure(page, "Your note could not be saved.");
    for (const [how, answer, expectTold] of [
      ["without network", noNetwork, expectToast],
      ["by a broken server", broken, expectToast],
      [
        "in the server's words",
        refusal("NOT_FOUND", 404, "Recipe not found."),
        () => expect(slip(page)).toContainText("Recipe not found."),
      ],
    ] as const) {
      await test.step(`It cannot be saved ${how}`, async () => {
        const text = `Less salt, ${how}.`;
        await button(page, /^(Add|Edit) Note$/).click();
        await field(page).fill(text);
        const mend = await intercept(page, "WriteNote", answer);
        await button(page, "Save note").click();
        await expectTold();
        await expect(field(page)).toHaveValue(text);
        await expect(button(page, "Save note")).toBeEnabled();
        mend();
        await button(page, "Save note").click();
        await expect(field(page)).toBeHidden();
        await expect(slip(page)).toContainText(text);
      });
    }

    await test.step("It is neither for visitors nor for others", async () => {
      await logOut(page);
      await expect(page).toHaveURL("/");
      await expectVisitor(page);
      await page.goBack();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await expect(slip(page)).toHaveCount(0);
      await enter(page, await newMember(page));
      await page.goto(`/recipes/${recipeId}`);
      await expect(slip(page)).toContainText("No note yet.");
    });
  });
});
