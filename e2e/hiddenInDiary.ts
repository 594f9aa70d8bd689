import { expect, type Page } from "@playwright/test";
import { button, open, type State } from "./hidden";
import { cook } from "./kitchen";
import { enter, keyOf, newMember, type Person, tokenOf } from "./people";
import { picture } from "./photos";

/** Adds a public diary entry with a photo about a new recipe; returns its author. */
async function addEntry(page: Page) {
  const { name, recipeId } = await cook(page);
  const person: Person = await newMember(page);
  const headers = { Authorization: `Bearer ${await tokenOf(page, person)}` };
  const { buffer, mimeType } = await picture("plate.jpg");
  const photo = await page.request.post("/api/photos", {
    data: buffer,
    headers: { ...headers, "Content-Type": mimeType },
  });
  const { photoId } = (await photo.json()) as { photoId: number };
  const photos = [{ photoId, caption: "On a plate" }];
  const data = { recipeId, cookedOn: "2026-11-21", text: "Crisp.", isPublic: true, photos };
  await page.request.post("/api/diary", { data, headers });
  return { name, recipeId, person };
}

/** Opens a recipe and scrolls to its diary entries. */
async function openEntries(page: Page, { name, recipeId }: { name: string; recipeId: number }) {
  await open(page, `/recipes/${recipeId}`, name);
  await page.getByRole("heading", { name: "Reviews" }).scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: "Made it" }).scrollIntoViewIfNeeded();
}

/** The hidden states of diary entries and their photos. */
export const inDiary: readonly State[] = [
  {
    name: "the diary entries below a recipe",
    file: "recipe-made-it",
    async show(page) {
      const entry = await addEntry(page);
      await enter(page, entry.person);
      await openEntries(page, entry);
    },
  },
  {
    name: "the cooking diary of a profile",
    file: "profile-diary",
    async show(page) {
      const { name, person } = await addEntry(page);
      await enter(page, person);
      await page.goto(`/users/${await keyOf(page, person)}?tab=diary`);
      await expect(
        page.getByRole("tabpanel").getByRole("link", { name, exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: "the question why a photo is hidden",
    file: "photo-hiding",
    async show(page) {
      const entry = await addEntry(page);
      await enter(page, "admin");
      await openEntries(page, entry);
      await button(page, "Hide photo 1").click();
      await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
    },
  },
];
