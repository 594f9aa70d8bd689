import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { changeRecipe, cook } from "./kitchen";
import { tokenOf } from "./people";

/** A file for a file chooser. */
export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Shape {
  width?: number;
  height?: number;
}

/** Draws a picture of a plate in a format and aspect ratio. */
export async function picture(
  name: string,
  { width = 900, height = 600 }: Shape = {},
): Promise<Chosen> {
  const ending = name.split(".").at(-1) as "jpg" | "png" | "webp" | "avif";
  const format = ending === "jpg" ? "jpeg" : ending;
  const hue = (name.length * 47) % 360;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
    <rect width="900" height="600" fill="hsl(${hue} 35% 45%)"/>
    <circle cx="450" cy="310" r="230" fill="#f7f2e8"/><circle cx="450" cy="310" r="170" fill="hsl(${hue} 70% 60%)"/>
    <circle cx="390" cy="270" r="46" fill="#b3371c"/><circle cx="500" cy="350" r="60" fill="#3f6b3a"/>
  </svg>`;
  const buffer = await sharp(Buffer.from(drawing)).toFormat(format).toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
}

/** Adds a contributor's recipe with photos, the first of which is narrower than a cover. */
export async function cookWithPhotos(page: Page, count: number) {
  const recipe = await cook(page);
  const token = await tokenOf(page, "admin");
  const photoIds: number[] = [];
  for (let place = 0; place < count; place++) {
    const shape = place === 0 ? { width: 1200, height: 1200 } : { width: 1000, height: 640 };
    const { buffer, mimeType } = await picture(`${"x".repeat(place)}.jpg`, shape);
    const answer = await page.request.post("/api/photos", {
      data: buffer,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": mimeType },
    });
    photoIds.push((await answer.json()).photoId);
  }
  await changeRecipe(page, recipe.recipeId, { name: recipe.name, photoIds });
  return { ...recipe, photoIds };
}

/** Finds the part of the recipe's form that contains photos. */
export function photosForm(page: Page) {
  const section = page.getByRole("region", { name: "Photos", exact: true });
  const dialog = page.getByRole("dialog", { name: "Crop the photo" });
  const button = (name: string) => section.getByRole("button", { name, exact: true });
  return {
    section,
    input: section.getByLabel(/Choose|choose/),
    tiles: section.getByRole("list", { name: "Photos in order" }).getByRole("listitem"),
    progress: section.getByRole("progressbar"),
    dialog,
    usePart: dialog.getByRole("button", { name: "Crop" }),
    useWhole: dialog.getByRole("button", { name: "Use whole photo" }),
    crop: (row: number) => button(`Crop photo ${row}`),
    caption: (row: number) =>
      section.getByRole("textbox", { name: `Caption of photo ${row}`, exact: true }),
    makeCover: (row: number) => button(`Make cover: photo ${row}`),
    left: (row: number) => button(`Move photo ${row} left`),
    right: (row: number) => button(`Move photo ${row} right`),
    remove: (row: number) => button(`Remove photo ${row}`),
    again: (name: string) => button(`Try again: ${name}`),
    dismiss: (name: string) => button(`Remove ${name}`),
    cancel: (name: string) => button(`Cancel the upload of ${name}`),
  };
}

/** Responds to uploads instead of the server, until `page.unrouteAll()`. */
export const onUpload = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route("**/api/photos*", answer);

/**
 * Drops or pastes files on a part of the page. The function is a string, because tests have no
 * browser types.
 */
export async function bring(
  page: Page,
  how: "drop" | "paste",
  selector: string,
  files: Chosen[],
  words = "",
): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString("base64"),
  }));
  await page.evaluate(`{
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of ${JSON.stringify(plain)}) {
      const read = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([read], name, { type: mimeType }));
    }
    if (${JSON.stringify(words)}) transfer.setData("text/plain", ${JSON.stringify(words)});
    const init = { bubbles: true, cancelable: true };
    const target = document.querySelector(${JSON.stringify(selector)});
    if ("${how}" === "drop") {
      target.dispatchEvent(new DragEvent("dragover", { ...init, dataTransfer: transfer }));
      target.dispatchEvent(new DragEvent("drop", { ...init, dataTransfer: transfer }));
    } else {
      target.dispatchEvent(new ClipboardEvent("paste", { ...init, clipboardData: transfer }));
    }
  }`);
}
