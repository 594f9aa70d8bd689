import type { Page } from "@playwright/test";
import { ask, held } from "./graphql";
import { enter } from "./people";
import { bring, cookWithPhotos, onUpload, photosForm, picture } from "./photos";
import { fillIn, recipeForm } from "./recipeForm";
import { unique } from "./unique";
import { expect, test } from "./withPictures";

const PHOTOS = `query ($recipeId: Int!) {
  recipe(recipeId: $recipeId) { photos { photoId caption image { width height } } }
}`;

async function open(page: Page, address = "/recipes/new") {
  await enter(page, "contributor");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: /^(Add|Edit) Recipe$/ })).toBeVisible();
  return { ...recipeForm(page), ...photosForm(page) };
}

/** Returns the server's photos of the recipe that was just saved. */
async function savedPhotos(page: Page) {
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  const recipeId = Number(page.url().split("/").at(-1));
  const { recipe } = await ask(page, PHOTOS, { recipeId });
  return recipe.photos as {
    photoId: number;
    caption: string | null;
    image: { width: number; height: number };
  }[];
}

test(
  "Photos are uploaded when they are chosen, and can be cropped and captioned",
  { tag: "@phone" },
  async ({ page }) => {
    const form = await open(page);
    await fillIn(page, unique("Soup"));

    await test.step("They are uploaded at once", async () => {
      await form.input.setInputFiles([
        await picture("square.jpg", { width: 900, height: 900 }),
        await picture("wide.webp", { width: 600, height: 400 }),
      ]);
      await expect(form.tiles).toHaveCount(2);
      await expect(form.dialog).toHaveCount(0);
      await expect(form.tiles.getByText("Cover", { exact: true })).toBeVisible();
      await expect(form.section.getByRole("status")).toHaveText("2 of 12 photos");
      await form.caption(1).fill("Ready for the oven");
    });

    await test.step("Escape crops nothing and gives the focus back", async () => {
      await form.crop(1).press("Enter");
      await expect(form.usePart).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(form.dialog).toBeHidden();
      await expect(form.crop(1)).toBeFocused();
    });

    await test.step("One is cropped as covers are, keeping its caption, and made whole again", async () => {
      const shown = form.tiles.first().getByRole("img");
      const whole = await shown.getAttribute("src");
      await form.crop(1).click();
      await form.usePart.click();
      await expect(shown).toHaveAttribute("height", "600");
      await expect(form.crop(1)).toBeFocused();
      await expect(form.caption(1)).toHaveValue("Ready for the oven");
      await form.crop(1).click();
      await form.useWhole.click();
      await expect(shown).toHaveAttribute("height", "900");
      expect(await shown.getAttribute("src")).not.toBe(whole);
      await form.crop(1).click();
      await form.usePart.click();
      await expect(shown).toHaveAttribute("height", "600");
    });

    await test.step("One is cropped by the keyboard, in any shape", async () => {
      await form.crop(2).press("Enter");
      await form.dialog.getByRole("checkbox", { name: /3:2/ }).press("Space");
      await form.dialog.getByRole("button", { name: "Right edge" }).focus();
      for (let step = 0; step < 2; step++) await page.keyboard.press("Control+ArrowLeft");
      await form.usePart.press("Enter");
      await expect(form.tiles.nth(1).getByRole("img")).not.toHaveAttribute("width", "600");
    });

    await form.save.click();
    const [cover, narrow] = await savedPhotos(page);
    expect(cover!.image).toEqual({ width: 900, height: 600 });
    expect(cover!.caption).toBe("Ready for the oven");
    expect(narrow!.image.height).toBe(400);
    expect(narrow!.image.width).toBeGreaterThan(100);
    expect(narrow!.image.width).toBeLessThan(500);

    await test.step("The page shows the caption, and so does the large view", async () => {
      await expect(page.getByRole("figure")).toHaveText("Ready for the oven");
      await page.getByRole("link", { name: "Ready for the oven" }).click();
      const large = page.getByRole("dialog", { name: /^Photos of/ });
      await expect(large.getByRole("figure")).toHaveText("Ready for the oven");
      await page.keyboard.press("Escape");
    });

    await test.step("A saved one is cropped", async () => {
      await page.getByRole("link", { name: "Edit Recipe" }).click();
      await form.crop(1).click();
      await form.dialog.getByRole("checkbox", { name: /3:2/ }).press("Space");
      await form.dialog.getByRole("button", { name: "Bottom edge" }).focus();
      for (let step = 0; step < 2; step++) await page.keyboard.press("Control+ArrowUp");
      await form.usePart.press("Enter");
      await expect(form.tiles.first().getByRole("img")).not.toHaveAttribute("height", "600");
      await form.save.click();
      const [cropped] = await savedPhotos(page);
      expect(cropped!.image.width).toBe(900);
      expect(cropped!.image.height).toBeLessThan(600);
      expect(cropped!.caption).toBe("Ready for the oven");
    });
  },
);

test("Photos can be dropped on the form, pasted unless the clipboard has text for a field, and stored in the draft", async ({
  page,
}) => {
  const form = await open(page);
  await bring(page, "drop", "form textarea", [await picture("dropped.avif")]);
  await expect(form.tiles).toHaveCount(1);

  await test.step("Pasting", async () => {
    const pasted = [await picture("image.png")];
    await form.title.focus();
    await bring(page, "paste", "form input", pasted, "Quantity\tUnit");
    await expect(form.tiles).toHaveCount(1);
    await bring(page, "paste", "form input", pasted);
    await expect(form.tiles).toHaveCount(2);
    await form.crop(1).click();
    await expect(form.usePart).toBeFocused();
    // The dialog accepts no pasted file.
    await bring(page, "paste", "[role=dialog] button", pasted);
    await page.keyboard.press("Escape");
    await bring(page, "paste", "body", pasted);
    await expect(form.tiles).toHaveCount(3);
  });

  await test.step("The draft", async () => {
    await page.reload();
    await expect(form.tiles).toHaveCount(3);
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await expect(form.tiles).toHaveCount(0);
  });
});

test("Photos show the progress of their upload, which can be canceled, and saving the recipe waits for it", async ({
  page,
}) => {
  const form = await open(page);

  await test.step("One of two that are sent is taken back", async () => {
    const slow = held();
    await onUpload(page, slow.answer);
    await form.input.setInputFiles([await picture("a.jpg"), await picture("b.jpg")]);
    await expect(form.progress).toHaveCount(2);
    await expect(form.progress.first()).toHaveAccessibleName("Uploading a.jpg");
    await form.cancel("a.jpg").click();
    await expect(form.cancel("b.jpg")).toBeFocused();
    slow.letGo();
    await expect(form.tiles).toHaveCount(1);
    await expect(form.progress).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("The bar is filled as one is sent", async () => {
    const { buffer, ...file } = await picture("large.png", { width: 2400, height: 1600 });
    const devtools = await page.context().newCDPSession(page);
    const uploadAt = (uploadThroughput: number) =>
      devtools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await uploadAt(buffer.length / 3);
    await form.input.setInputFiles({ buffer, ...file });
    const filled = async () => Number(await form.progress.getAttribute("aria-valuenow"));
    await expect.poll(filled, { intervals: [50] }).toBeGreaterThan(10);
    await uploadAt(-1);
    await expect(form.tiles).toHaveCount(2);
  });

  await test.step("The form is not left without asking", async () => {
    await onUpload(page, held().answer);
    await form.input.setInputFiles(await picture("c.jpg"));
    await expect(form.progress).toBeVisible();
    await form.cancel("c.jpg").waitFor();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    const question = page.getByRole("dialog", { name: /still being uploaded will be lost/ });
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/recipes");
    // The upload is canceled with the form, a moment after the URL has changed.
    await expect(page.getByRole("heading", { name: "All Recipes" })).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("The recipe is saved when they are there", async () => {
    await page.getByRole("main").getByRole("link", { name: "Add Recipe" }).click();
    await expect(form.tiles).toHaveCount(2);
    await fillIn(page, unique("Soup"));
    const slow = held();
    await onUpload(page, slow.answer);
    await form.input.setInputFiles(await picture("d.jpg"));
    await form.save.click();
    const waiting = page.getByText("The recipe will be saved once its photos are uploaded.");
    await expect(waiting).toBeVisible();
    await expect(page).toHaveURL("/recipes/new");
    slow.letGo();
    expect(await savedPhotos(page)).toHaveLength(3);
  });
});

test("Photos can be sorted and removed, and a drawing is shown if none are left", async ({
  page,
}) => {
  const { photoIds, recipeId } = await cookWithPhotos(page, 3);
  const [a, b, c] = photoIds;
  const form = await open(page, `/recipes/${recipeId}/edit`);
  await expect(form.tiles).toHaveCount(3);
  await form.makeCover(3).press("Enter");
  await expect(form.right(1)).toBeFocused();
  await form.right(1).press("Enter");
  await expect(form.right(2)).toBeFocused();
  await form.tiles.nth(2).getByTitle("Drag to reorder").dragTo(form.tiles.nth(0));
  await form.save.click();
  expect((await savedPhotos(page)).map(({ photoId }) => photoId)).toEqual([b, a, c]);

  await page.getByRole("link", { name: "Edit Recipe" }).click();
  for (const left of [2, 1]) {
    await form.remove(1).press("Enter");
    await expect(form.tiles).toHaveCount(left);
  }
  await expect(form.remove(1)).toBeFocused();
  await form.remove(1).press("Enter");
  await expect(form.tiles).toHaveCount(0);
  await expect(form.input).toBeFocused();
  await form.save.click();
  expect(await savedPhotos(page)).toEqual([]);
  const cover = page.locator("header img");
  await expect(cover).toHaveAttribute("src", /^\/covers\//);
  await expect(cover).toBeVisible();
  for (const name of ["srcset", "sizes", "style"]) {
    expect(await cover.getAttribute(name)).toBeNull();
  }
  await expect(page.locator("header a:has(img)")).toHaveCount(0);
});
