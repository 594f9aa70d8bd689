import type { Page } from "@playwright/test";
import { ask, held } from "./graphql";
import { enter } from "./people";
import { bring, cookWithPhotos, onUpload, photosForm, picture } from "./photos";
import { fillIn, recipeForm } from "./recipeForm";
import { unique } from "./unique";
import { expect, test } from "./withPictures";

const PHOTOS = `query ($recipeId: Int!) {
  recipe(recipeId: $recipeId) { photos { photoId image { width height } } }
}`;

async function open(page: Page, address = "/recipes/new") {
  await enter(page, "contributor");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: /^(Add|Edit) Recipe$/ })).toBeVisible();
  return { ...recipeForm(page), ...photosForm(page) };
}

/** The photos of the recipe that was just saved, as the server has them. */
async function savedPhotos(page: Page) {
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  const recipeId = Number(page.url().split("/").at(-1));
  const { recipe } = await ask(page, PHOTOS, { recipeId });
  return recipe.photos as { photoId: number; image: { width: number; height: number } }[];
}

test.describe("A photo", () => {
  test("is chosen, cropped as covers are, uploaded and shown", async ({ page }) => {
    const form = await open(page);
    await fillIn(page, unique("Soup"));
    await form.input.setInputFiles(await picture("square.jpg", { width: 900, height: 900 }));
    await expect(form.dialog).toBeVisible();
    await form.usePart.click();
    await expect(form.dialog).toBeHidden();
    await expect(form.tiles).toHaveCount(1);
    await expect(form.tiles.getByText("Cover", { exact: true })).toBeVisible();
    await expect(form.section.getByRole("status")).toHaveText("1 of 12 photos");
    await form.save.click();
    expect((await savedPhotos(page)).map(({ image }) => image)).toEqual([
      { width: 900, height: 600 },
    ]);
    await expect(page.getByRole("link", { name: /^Photo of Soup/ })).toBeVisible();
  });

  test("is used whole where one wants it so", async ({ page }) => {
    const form = await open(page);
    await fillIn(page, unique("Soup"));
    await form.input.setInputFiles(await picture("square.png", { width: 500, height: 500 }));
    await form.useWhole.click();
    await expect(form.tiles).toHaveCount(1);
    await form.save.click();
    expect((await savedPhotos(page)).map(({ image }) => image)).toEqual([
      { width: 500, height: 500 },
    ]);
  });

  test("is cropped by the keyboard, in any shape", async ({ page }) => {
    const form = await open(page);
    await fillIn(page, unique("Soup"));
    await form.input.setInputFiles(await picture("wide.webp", { width: 600, height: 400 }));
    await form.dialog.getByRole("checkbox", { name: /3:2/ }).press("Space");
    const edge = form.dialog.getByRole("button", { name: "Right edge" });
    await edge.focus();
    for (let step = 0; step < 2; step++) await page.keyboard.press("Control+ArrowLeft");
    await form.usePart.press("Enter");
    await expect(form.tiles).toHaveCount(1);
    await form.save.click();
    const [photo] = await savedPhotos(page);
    expect(photo!.image.height).toBe(400);
    expect(photo!.image.width).toBeGreaterThan(100);
    expect(photo!.image.width).toBeLessThan(500);
  });

  test("is left out by Escape, which gives the focus back", async ({ page }) => {
    const form = await open(page);
    await form.input.focus();
    await form.input.setInputFiles(await picture("a.jpg"));
    await expect(form.usePart).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(form.dialog).toBeHidden();
    await expect(form.input).toBeFocused();
    await expect(form.tiles).toHaveCount(0);
  });

  test("is dropped anywhere on the form", async ({ page }) => {
    const form = await open(page);
    await bring(page, "drop", "form textarea", [await picture("dropped.avif")]);
    await form.useWhole.click();
    await expect(form.tiles).toHaveCount(1);
  });

  test("is pasted, except beside words into a field", async ({ page }) => {
    const form = await open(page);
    const pasted = [await picture("image.png")];
    await form.title.focus();
    await bring(page, "paste", "form input", pasted, "Quantity\tUnit");
    await expect(form.dialog).toHaveCount(0);
    await bring(page, "paste", "form input", pasted);
    await expect(form.dialog).toBeVisible();
    // The dialog takes no more of them.
    await bring(page, "paste", "[role=dialog] button", pasted);
    await form.useWhole.click();
    await expect(form.dialog).toBeHidden();
    await bring(page, "paste", "body", pasted);
    await form.useWhole.click();
    await expect(form.tiles).toHaveCount(2);
  });

  test("shows how much of it is sent, and can be taken back meanwhile", async ({ page }) => {
    const form = await open(page);
    const slow = held();
    await onUpload(page, slow.answer);
    await form.input.setInputFiles([await picture("a.jpg"), await picture("b.jpg")]);
    await expect(form.dialog.getByRole("status")).toHaveText("1 more to come");
    await form.useWhole.click();
    await form.useWhole.click();
    await expect(form.progress).toHaveCount(2);
    await expect(form.progress.first()).toHaveAccessibleName("Uploading a.jpg");
    await form.cancel("a.jpg").click();
    await expect(form.cancel("b.jpg")).toBeFocused();
    slow.letGo();
    await expect(form.tiles).toHaveCount(1);
    await expect(form.progress).toHaveCount(0);
  });

  test("fills its bar as it is sent", async ({ page }) => {
    const form = await open(page);
    const { buffer, ...file } = await picture("large.png", { width: 2400, height: 1600 });
    const devtools = await page.context().newCDPSession(page);
    const throughput = buffer.length / 3;
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: throughput,
    });
    await form.input.setInputFiles({ buffer, ...file });
    await form.useWhole.click();
    const filled = async () => Number(await form.progress.getAttribute("aria-valuenow"));
    await expect.poll(filled, { intervals: [50] }).toBeGreaterThan(10);
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await expect(form.tiles).toHaveCount(1);
  });
});

test.describe("Photos", () => {
  test("are put in order by the keyboard and by dragging, and keep it", async ({ page }) => {
    const { photoIds, recipeId } = await cookWithPhotos(page, 3);
    const [a, b, c] = photoIds;
    const form = await open(page, `/recipes/${recipeId}/edit`);
    await expect(form.tiles).toHaveCount(3);
    await form.makeCover(3).press("Enter");
    await expect(form.right(1)).toBeFocused();
    await form.right(1).press("Enter");
    await expect(form.right(2)).toBeFocused();
    await form.tiles.nth(2).getByTitle("Drag to another place").dragTo(form.tiles.nth(0));
    await form.save.click();
    expect((await savedPhotos(page)).map(({ photoId }) => photoId)).toEqual([b, a, c]);
  });

  test("are removed, the last one too, and then there is a drawing again", async ({ page }) => {
    const { recipeId } = await cookWithPhotos(page, 2);
    const form = await open(page, `/recipes/${recipeId}/edit`);
    await form.remove(1).press("Enter");
    await expect(form.tiles).toHaveCount(1);
    await expect(form.remove(1)).toBeFocused();
    await form.remove(1).press("Enter");
    await expect(form.tiles).toHaveCount(0);
    await expect(form.input).toBeFocused();
    await form.save.click();
    expect(await savedPhotos(page)).toEqual([]);
    await expect(page.locator("header img[src^='/covers/']")).toBeVisible();
  });

  test("are kept in the draft", async ({ page }) => {
    const form = await open(page);
    await form.input.setInputFiles(await picture("a.jpg"));
    await form.useWhole.click();
    await expect(form.tiles).toHaveCount(1);
    await page.reload();
    await expect(form.tiles).toHaveCount(1);
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await expect(form.tiles).toHaveCount(0);
  });

  test("that are on their way are waited for when the recipe is saved", async ({ page }) => {
    const form = await open(page);
    await fillIn(page, unique("Soup"));
    const slow = held();
    await onUpload(page, slow.answer);
    await form.input.setInputFiles(await picture("a.jpg"));
    await form.useWhole.click();
    await form.save.click();
    const waiting = page.getByText("The recipe is saved as soon as its photos are there.");
    await expect(waiting).toBeVisible();
    await expect(page).toHaveURL("/recipes/new");
    slow.letGo();
    expect(await savedPhotos(page)).toHaveLength(1);
  });

  test("that are on their way are not left without asking", async ({ page }) => {
    const form = await open(page);
    await onUpload(page, held().answer);
    await form.input.setInputFiles(await picture("a.jpg"));
    await form.useWhole.click();
    await expect(form.progress).toBeVisible();
    await form.cancel("a.jpg").waitFor();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    const question = page.getByRole("dialog", { name: /still being uploaded are lost/ });
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/recipes");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});
