import type { Page, Route } from "@playwright/test";
import { changeRecipe } from "./kitchen";
import { intercept, noNetwork, sentWith } from "./graphql";
import { enter } from "./people";
import { cookWithPhotos, onUpload, photosForm, picture } from "./photos";
import { fillIn, recipeForm } from "./recipeForm";
import { unique } from "./unique";
import { expect, test } from "./withPictures";

const BYTES_OF_15_MB = 15 * 1024 * 1024;

async function open(page: Page, address = "/recipes/new") {
  await enter(page, "contributor");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: /^(Add|Edit) Recipe$/ })).toBeVisible();
  return { ...recipeForm(page), ...photosForm(page) };
}

/** Makes the server's refusal as a problem document. */
const problem = (status: number, code: string, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: "application/problem+json",
    body: JSON.stringify({ status, code, detail }),
  });

test("A file that is not a valid photo is refused, as is a thirteenth photo", async ({ page }) => {
  const form = await open(page);
  const alert = form.section.getByRole("alert");

  await form.input.setInputFiles([
    { name: "a.heic", mimeType: "", buffer: Buffer.from("x") },
    { name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") },
    { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(BYTES_OF_15_MB + 1) },
  ]);
  await expect(alert.getByRole("paragraph")).toHaveText([
    "a.heic: HEIC photos are not supported. Export the photo as JPEG and try again.",
    "a.svg: This file is not a supported image. Please use JPEG, PNG, WebP or AVIF.",
    "a.jpg: A photo may be at most 15 MB.",
  ]);
  await expect(form.progress).toHaveCount(0);

  await form.input.setInputFiles({
    name: "words.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("Stir."),
  });
  await expect(alert).toHaveText(
    "This file is not a supported image. Please use JPEG, PNG, WebP or AVIF.",
  );
  await form.dismiss("words.jpg").click();
  await expect(alert).toHaveCount(0);

  // Chromium cannot decode HEIC, but ignores the ending of the name.
  const [upload] = await Promise.all([
    page.waitForRequest("**/api/photos"),
    form.input.setInputFiles({ ...(await picture("first.jpg")), name: "first.heic" }),
  ]);
  expect(upload.headers()["content-type"]).toBe("image/jpeg");
  await expect(form.tiles).toHaveCount(1);
  const twelve = await Promise.all(
    Array.from({ length: 12 }, (_, index) => picture(`${index}.jpg`, { width: 60, height: 40 })),
  );
  await form.input.setInputFiles(twelve);
  await expect(alert).toHaveText("A recipe may have at most 12 photos.");
  await expect(form.tiles).toHaveCount(12);
});

test.describe("An upload that fails", () => {
  test("shows the reason, can be retried, and prevents saving until it is removed", async ({
    page,
  }) => {
    const form = await open(page);
    await fillIn(page, unique("Soup"));
    let photos = 0;
    for (const [answer, said] of [
      [
        problem(413, "PAYLOAD_TOO_LARGE", "A photo may be at most 15 MB."),
        "A photo may be at most 15 MB.",
      ],
      [
        problem(400, "BAD_USER_INPUT", "A photo may have at most 50 megapixels."),
        "A photo may have at most 50 megapixels.",
      ],
      [
        problem(429, "RATE_LIMITED", "Too many photos. Try again in 60 seconds."),
        "Too many photos. Try again in 60 seconds.",
      ],
      [
        problem(503, "SERVICE_UNAVAILABLE", "Too many photos at once. Please try again."),
        "Too many photos at once. Please try again.",
      ],
      [
        (route: Route) => route.fulfill({ status: 413, contentType: "text/plain", body: "No." }),
        "HTTP 413 No.",
      ],
      [noNetwork, "The server cannot be reached."],
    ] as [(route: Route) => Promise<void>, string][]) {
      await test.step(`It says “${said}”, and can be tried again`, async () => {
        await onUpload(page, answer);
        await form.input.setInputFiles(await picture("a.jpg"));
        const failure = form.section.getByRole("alert").filter({ hasText: said });
        await expect(failure).toBeVisible();
        await page.unrouteAll();
        await form.again("a.jpg").click();
        await expect(form.tiles).toHaveCount(++photos);
        await expect(failure).toHaveCount(0);
        await expect(form.instructions).toHaveValue("Stir.");
      });
    }

    await test.step("The recipe is not saved without it, until it is removed", async () => {
      await onUpload(page, problem(503, "SERVICE_UNAVAILABLE", "Please try again."));
      await form.input.setInputFiles(await picture("a.jpg"));
      await form.again("a.jpg").waitFor();
      await form.save.click();
      await expect(form.input).toBeFocused();
      await expect(form.input).toHaveAccessibleDescription(
        "A photo could not be uploaded. Try again or remove it, then save.",
      );
      await form.dismiss("a.jpg").click();
    });

    await test.step("A photo stays where cropping it fails", async () => {
      await form.crop(1).click();
      await form.dialog.getByRole("checkbox", { name: /3:2/ }).press("Space");
      await form.dialog.getByRole("button", { name: "Right edge" }).press("Control+ArrowLeft");
      await form.usePart.click();
      await expect(form.again("Photo 1")).toBeVisible();
      await expect(form.tiles).toHaveCount(photos);
      await form.dismiss("Photo 1").click();
      await form.save.click();
      await expect(page).toHaveURL(/\/recipes\/\d+$/);
    });
  });

  test("because the session has ended asks the user to log in in a dialog over the form", async ({
    page,
  }) => {
    const form = await open(page);
    await form.title.fill("Mine");
    await onUpload(page, problem(401, "UNAUTHENTICATED", "Please log in."));
    await form.input.setInputFiles(await picture("a.jpg"));
    await expect(page.getByRole("dialog", { name: "Login" })).toContainText(
      "Your session has ended.",
    );
    await expect(form.section.getByText("Please log in.")).toBeAttached();
    await expect(form.title).toHaveValue("Mine");
  });
});

test("Photos of a version that was saved elsewhere are shown, and the photos of the own version return", async ({
  page,
}) => {
  const { name, photoIds, recipeId } = await cookWithPhotos(page, 2);
  const form = await open(page, `/recipes/${recipeId}/edit`);
  const theirs = page.getByRole("region", { name: "Current version" });
  const saveMine = page.getByRole("button", { name: "Replace with my version" });

  await form.title.fill("Mine");
  await changeRecipe(page, recipeId, { name, photoIds: photoIds.toReversed() });
  await form.save.click();
  await expect(theirs.getByRole("img")).toHaveCount(2);
  await saveMine.click();
  await expect(page.getByRole("heading", { name: "Mine", level: 1 })).toBeVisible();

  await page.getByRole("link", { name: "Edit Recipe" }).click();
  await form.title.fill("Mine again");
  await changeRecipe(page, recipeId, { name, photoIds: photoIds.slice(1) });
  await form.save.click();
  await expect(theirs.getByRole("img")).toHaveCount(1);
  await saveMine.click();
  await expect(page.getByRole("heading", { name: "Mine again", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open photo 2 of 2" })).toBeVisible();
});

test("A missing photo is reported at its field, and the other changes stay", async ({ page }) => {
  const { recipeId } = await cookWithPhotos(page, 2);
  const form = await open(page, `/recipes/${recipeId}/edit`);
  await form.title.fill("Mine");
  const mend = await intercept(page, "UpdateRecipe", sentWith({ photoIds: [999_999] }));
  await form.save.click();
  await expect(form.input).toHaveAccessibleDescription("This photo no longer exists.");
  await expect(form.input).toBeFocused();
  await expect(form.title).toHaveValue("Mine");
  mend();
  await form.save.click();
  await expect(page.getByRole("heading", { name: "Mine", level: 1 })).toBeVisible();
});
