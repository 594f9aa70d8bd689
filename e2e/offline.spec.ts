import type { BrowserContext, Page } from "@playwright/test";
import { logOut } from "./bar";
import { ask } from "./graphql";
import { changeRecipe, cook } from "./kitchen";
import { enter, keyOf, newMember, type Person, tokenOf } from "./people";
import { countPictures, countStored, workerIsReady } from "./stored";
import { expect, test } from "./test";

test.use({ freshContext: true, serviceWorkers: "allow" });

const slip = (page: Page) => page.getByRole("region", { name: "Notes" });
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });
const WAITS = "Will be sent when you are back online.";

const STATE = `query ($recipeId: Int!, $userId: Int!) {
  isFavorite(recipeId: $recipeId, userId: $userId)
  note(recipeId: $recipeId, userId: $userId) { text version }
  recipe(recipeId: $recipeId) { viewerCookingProgress { done step } }
}`;
const WRITE = `mutation ($recipeId: Int!, $text: String!) {
  writeNote(recipeId: $recipeId, input: { text: $text }) { version }
}`;

/** Returns the server's state of a user and recipe. */
async function stateOf(page: Page, person: Person, recipeId: number) {
  const variables = { recipeId, userId: await keyOf(page, person) };
  const { recipe, ...state } = await ask(page, STATE, variables, await tokenOf(page, person));
  return { ...state, progress: recipe.viewerCookingProgress };
}

async function writeNote(page: Page, text: string) {
  await slip(page)
    .getByRole("button", { name: /^(Add|Edit) Note$/ })
    .click();
  await slip(page).getByRole("textbox", { name: "Your note" }).fill(text);
  await slip(page).getByRole("button", { name: "Save note" }).click();
  await expect(slip(page)).toContainText(text);
}

/** Returns Chromium's errors about installing the application. */
async function installabilityErrors(page: Page, context: BrowserContext) {
  const devtools = await context.newCDPSession(page);
  // Chromium reads the manifest a moment after the page.
  const manifest = () => devtools.send("Page.getAppManifest");
  await expect.poll(async () => (await manifest()).url).toMatch(/\/manifest\.webmanifest$/);
  const { errors } = await manifest();
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Chromium reports this for every test context, except in the headless shell.
  return [...installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), ...errors];
}

test("A user can cook without a connection: stored data survives reloads, is sent once, and is removed at the logout", async ({
  page,
  context,
}) => {
  const { name, recipeId } = await cook(page);
  await changeRecipe(page, recipeId, { name, instructions: "Chop.\nFry.\nStir.\nServe." });
  const person = await newMember(page);
  await enter(page, person);
  await page.goto(`/recipes/${recipeId}`);
  await workerIsReady(page);
  await expect.poll(() => countStored(page, "recipes")).toBe(1);
  await expect.poll(() => countPictures(page)).toBe(1);
  expect(await installabilityErrors(page, context)).toEqual([]);

  await test.step("The recipe opens without a connection, and takes a favorite and a note", async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(notice(page, "You are offline.")).toBeVisible();
    await page.getByRole("button", { name: "Favorite" }).click();
    await expect(page.getByRole("button", { name: /Remove.*Will be sent/ })).toBeVisible();
    await writeNote(page, "Less salt.");
    await expect(slip(page)).toContainText(WAITS);
    await expect(notice(page, "2 changes waiting to be sent")).toBeVisible();
  });

  await test.step("Cooking goes on where it was, after a reload in step 3", async () => {
    await page.getByRole("button", { name: "Cook", exact: true }).click();
    const cooking = page.getByRole("dialog");
    await cooking.getByRole("checkbox").first().click();
    for (const text of ["Chop.", "Fry.", "Stir."]) {
      await cooking.getByRole("button", { name: /Next|Start|Begin/ }).click();
      await expect(cooking).toContainText(text);
    }
    await page.reload();
    await expect(cooking).toContainText("Stir.");
    await page.keyboard.press("Escape");
    await expect(slip(page)).toContainText("Less salt.");
    await expect(slip(page)).toContainText(WAITS);
  });

  await test.step("A page that is not stored says so, and lists stored recipes", async () => {
    await page.goto("/recipes/1");
    await expect(page.getByRole("heading", { name: "You are offline", level: 1 })).toBeVisible();
    expect(await stateOf(page, person, recipeId)).toEqual({
      isFavorite: false,
      note: null,
      progress: null,
    });
    await page.getByRole("link", { name }).click();
    await expect(slip(page)).toContainText("Less salt.");
    await expect(slip(page)).toContainText(WAITS);
  });

  await test.step("Back again, everything is sent once", async () => {
    await context.setOffline(false);
    await expect(page.getByText("3 offline changes sent.")).toBeVisible();
    await expect(slip(page)).not.toContainText(WAITS);
    const sent = {
      isFavorite: true,
      note: { text: "Less salt.", version: 1 },
      progress: { done: [expect.stringMatching(/^line:\d+$/)], step: 3 },
    };
    expect(await stateOf(page, person, recipeId)).toEqual(sent);
    expect(await countStored(page, "credentials")).toBe(0);
    await page.reload();
    await expect(slip(page)).toContainText("Less salt.");
    expect(await stateOf(page, person, recipeId)).toEqual(sent);
  });

  await test.step("A note that was changed elsewhere, too, is for its author to decide", async () => {
    await context.setOffline(true);
    await writeNote(page, "More salt.");
    await ask(page, WRITE, { recipeId, text: "No salt." }, await tokenOf(page, person));
    await context.setOffline(false);
    const choice = slip(page).getByRole("group");
    await expect(choice).toContainText("More salt.");
    await expect(choice).toContainText("No salt.");
    await choice.getByRole("button", { name: "Keep both" }).click();
    await expect(choice).toHaveCount(0);
    await expect(slip(page)).toContainText("More salt.");
    const note = async () => (await stateOf(page, person, recipeId)).note;
    await expect.poll(note).toEqual({ text: "No salt.\n\nMore salt.", version: 3 });
    await expect.poll(() => countStored(page, "outbox")).toBe(0);
  });

  await test.step("Cleared check marks do not come back, however soon the page is reloaded", async () => {
    const checked = page.getByRole("checkbox", { checked: true });
    await expect(checked).toHaveCount(1);
    await page.getByRole("button", { name: "Clear check marks" }).click();
    await page.reload();
    await expect(slip(page)).toContainText("More salt.");
    await expect(checked).toHaveCount(0);
    const done = async () => (await stateOf(page, person, recipeId)).progress.done;
    await expect.poll(done).toEqual([]);
    // The outbox is empty at this point.
    await page.reload();
    await expect(checked).toHaveCount(0);
  });

  await test.step("After the logout nothing can be opened", async () => {
    await logOut(page);
    await expect(page).toHaveURL("/");
    await expect.poll(() => countStored(page, "recipes")).toBe(0);
    await expect.poll(() => countPictures(page)).toBe(0);
    await context.setOffline(true);
    await page.goto(`/recipes/${recipeId}`);
    await expect(page.getByText("No recipe is stored on this device yet.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(slip(page)).toHaveCount(0);
  });
});
