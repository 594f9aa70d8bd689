import type { Page } from "@playwright/test";
import { cook } from "./kitchen";
import { enter, keyOf, newMember } from "./people";
import { picture } from "./photos";
import { cookFor, items, save, star, text } from "./reviewScreens";
import { expect, test } from "./test";

const madeIt = (page: Page) => page.getByRole("region", { name: "Made it" });
const photosField = (page: Page) => page.getByRole("group", { name: "Photos" });

/** Scrolls to the diary entries of a recipe, which load when they are near. */
async function openMadeIt(page: Page, recipeId: number) {
  await page.goto(`/recipes/${recipeId}`);
  await page.getByRole("heading", { name: "Reviews" }).scrollIntoViewIfNeeded();
  await expect(madeIt(page)).toBeVisible();
}

async function addPhoto(page: Page, name: string, description: string) {
  await photosField(page)
    .getByLabel("Add photos")
    .setInputFiles([await picture(name)]);
  await page.getByLabel("Description of photo 1").fill(description);
}

test("A member records a made recipe with a photo, and shows the diary to others", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { recipeId, name, person } = await cookFor(page);
  await page.goto(`/recipes/${recipeId}`);
  await page.getByRole("link", { name: "I made it" }).first().click();
  await expect(page.getByRole("heading", { name: `I made ${name}` })).toBeVisible();
  await addPhoto(page, "golden.jpg", "Golden brown");
  await page.getByLabel("A line for your diary").fill("Crisp at the edges.");
  await page.getByLabel("Show it to others").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved to your cooking diary.")).toBeVisible();

  await openMadeIt(page, recipeId);
  await expect(madeIt(page)).toContainText("Crisp at the edges.");
  await expect(madeIt(page).getByRole("img", { name: "Golden brown" })).toBeVisible();
  await madeIt(page)
    .getByRole("link", { name: /^Edit: / })
    .click();
  await page.getByLabel("A line for your diary").fill("Crisp all over.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved to your cooking diary.")).toBeVisible();

  await page.goto("/settings#privacy");
  await page.getByRole("switch", { name: "Show the cooking diary to others" }).click();
  await expect(page.getByText("Setting saved.")).toBeVisible();
  const userId = await keyOf(page, person);
  await enter(page, await newMember(page));
  await page.goto(`/users/${userId}?tab=diary`);
  const diary = page.getByRole("tabpanel");
  await expect(diary).toContainText("Crisp all over.");
  await expect(diary.getByRole("link", { name })).toBeVisible();
  await expect(diary.getByRole("button", { name: /^Delete: / })).toHaveCount(0);
});

test("A private entry is for its author alone, and is deleted after a confirmation", async ({
  page,
}) => {
  const { recipeId, person } = await cookFor(page);
  await page.goto(`/diary/${recipeId}/new`);
  await page.getByLabel("A line for your diary").fill("My secret.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved to your cooking diary.")).toBeVisible();
  await enter(page, await newMember(page));
  await openMadeIt(page, recipeId);
  await expect(madeIt(page)).not.toContainText("My secret.");
  await enter(page, person);
  await openMadeIt(page, recipeId);
  await expect(madeIt(page)).toContainText("Only you");
  await madeIt(page)
    .getByRole("button", { name: /^Delete: / })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Entry deleted.")).toBeVisible();
  await expect(madeIt(page)).not.toContainText("My secret.");
});

test("A review has photos, which an admin hides with a reason that its author reads", async ({
  page,
}) => {
  const { recipeId, person } = await cookFor(page);
  await page.goto(`/reviews/${recipeId}/new`);
  await star(page, "4").click();
  await text(page).fill("Good.");
  await addPhoto(page, "plate.jpg", "On a plate");
  await save(page).click();
  const photo = items(page).first().getByRole("img", { name: "On a plate" });
  await expect(photo).toBeVisible();
  await items(page).first().getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("Description of photo 1")).toHaveValue("On a plate");
  await text(page).fill("Very good.");
  await save(page).click();
  await expect(photo).toBeVisible();

  await enter(page, "admin");
  await page.goto(`/recipes/${recipeId}`);
  await items(page).first().getByRole("button", { name: "Hide photo 1" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Not a dish.");
  await dialog.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(items(page).first()).toContainText("Hidden from others: Not a dish.");
  await enter(page, person);
  await page.goto(`/recipes/${recipeId}`);
  await expect(items(page).first()).toContainText("Hidden from others: Not a dish.");
  await enter(page, await newMember(page));
  await page.goto(`/recipes/${recipeId}`);
  await expect(items(page).first()).toContainText("Very good.");
  await expect(photo).toHaveCount(0);
});

test("Cook mode offers the form at its last step", async ({ page }) => {
  await enter(page, await newMember(page));
  const { recipeId } = await cook(page);
  await page.goto(`/recipes/${recipeId}?cook=1`);
  const cooking = page.getByRole("dialog");
  const finish = cooking.getByRole("button", { name: "Done" });
  while (!(await finish.isVisible())) {
    await cooking.getByRole("button", { name: /^(Next|Start|Begin)/ }).click();
  }
  await cooking.getByRole("link", { name: "I made it" }).click();
  await expect(page).toHaveURL(new RegExp(`/diary/${recipeId}/new$`));
});
