import type { Page } from "@playwright/test";
import { storedKeys } from "../client/shared/storedKeys";
import { expectVisitor, logOut } from "./bar";
import { duration, timers } from "./cooking";
import { ask } from "./graphql";
import { changeRecipe, cook } from "./kitchen";
import { demoPassword, emailOf, enter, newMember, tokenOf, tryToLogIn } from "./people";
import { countStored, isStored, listStored, workerIsReady } from "./stored";
import { expect, test } from "./test";

test.use({ freshContext: true, serviceWorkers: "allow" });

const CREATE = "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";
const PROGRESS = `query ($recipeId: Int!) {
  recipe(recipeId: $recipeId) { viewerCookingProgress { done } }
}`;
const SECRET = "Grandmother's secret soup";

const checked = (page: Page) => page.getByRole("checkbox", { checked: true });

/** Expects that the browser stores only the declared keys, and no user data. */
async function expectNothingOfPeople(page: Page): Promise<void> {
  const { localStorage, sessionStorage, database, caches, cookies } = storedKeys;
  // The database is updated after the page.
  await expect.poll(async () => (await listStored(page)).database["recipes"]).toBe(0);
  const stored = await listStored(page);
  const device = /^person:0:/;
  const undeclared = {
    localStorage: stored.localStorage.filter(
      (key) => ![...localStorage.device, "sessionEnd"].includes(key) && !device.test(key),
    ),
    sessionStorage: stored.sessionStorage.filter(
      (key) => !(sessionStorage.device as readonly string[]).includes(key) && !device.test(key),
    ),
    database: Object.keys(stored.database).filter(
      (store) =>
        !(database.device as readonly string[]).includes(store) &&
        !((database.person as readonly string[]).includes(store) && stored.database[store] === 0) &&
        !store.startsWith("workbox-expiration"),
    ),
    caches: stored.caches.filter(
      (name) => ![...caches.device, ...caches.person].some((part) => name.includes(part)),
    ),
    cookies: stored.cookies.filter((name) => !(cookies.device as readonly string[]).includes(name)),
  };
  expect(undeclared).toEqual({
    localStorage: [],
    sessionStorage: [],
    database: [],
    caches: [],
    // The server ignores the page cookie without `page_viewer`, and removes it with the next page.
    cookies: stored.cookies.filter((name) => name === "page_session"),
  });
}

test("Two users who share a browser neither see nor send each other's data, however a session ends", async ({
  page,
  context,
}) => {
  const { recipeId } = await cook(page);
  await changeRecipe(page, recipeId, { instructions: "Boil for 10 minutes.\nServe." });
  const person = await newMember(page);
  const input = {
    name: SECRET,
    categoryId: 1,
    difficultyLevelId: 1,
    instructions: "Simmer for 20 minutes.",
    ingredients: [{ ingredientId: 1, quantity: "1", unit: "cup" }],
    visibility: "PRIVATE",
  };
  const { createRecipe } = await ask(page, CREATE, { input }, await tokenOf(page, person));
  const secret = `/recipes/${createRecipe.recipeId}`;
  const logInAs = async (email: string) => {
    await page.goto("/login");
    await tryToLogIn(page, email, demoPassword);
    await expect(page).not.toHaveURL(/login/);
  };

  await test.step("One of them cooks, and the server ends the session", async () => {
    await enter(page, person);
    await page.goto(secret);
    await workerIsReady(page);
    await duration(page, "20 minutes").click();
    await expect(timers(page)).toContainText("20 minutes");
    await expect.poll(() => isStored(page, createRecipe.recipeId as number)).toBe(true);
    await page.goto(`/recipes/${recipeId}`);
    await page.getByRole("checkbox").first().click();
    await expect(checked(page)).toHaveCount(1);
    await ask(page, "mutation { logout }", {}, await page.evaluate<string>("localStorage.token"));
    await page.reload();
    await expectVisitor(page);
    await expect(timers(page)).toHaveCount(0);
    await expect(checked(page)).toHaveCount(0);
    await expectNothingOfPeople(page);
  });

  await test.step("Another one logs in, cooks the same, and logs out", async () => {
    await logInAs(emailOf("member"));
    await page.goto(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(checked(page)).toHaveCount(0);
    await duration(page, "10 minutes").click();
    await expect(timers(page)).toContainText("10 minutes");
    const { recipe } = await ask(page, PROGRESS, { recipeId }, await tokenOf(page, "member"));
    expect(recipe.viewerCookingProgress?.done ?? []).toEqual([]);
    await logOut(page);
    await expect(page).toHaveURL("/");
    await expect(timers(page)).toHaveCount(0);
    await expectNothingOfPeople(page);
  });

  await test.step("The first logs out without a connection", async () => {
    await logInAs(person.email);
    await page.goto(secret);
    await expect(page.getByRole("heading", { name: SECRET })).toBeVisible();
    const token = await page.evaluate<string>("localStorage.token");
    const viewer = () =>
      page.request.post("/graphql", {
        data: { query: "{ viewer { name } }" },
        headers: { Authorization: `Bearer ${token}` },
      });
    await context.setOffline(true);
    await logOut(page);
    await expectVisitor(page);
    await expectNothingOfPeople(page);
    expect(await countStored(page, "logouts")).toBe(1);
    // The page has no script, so it cannot send the logout before the server responds.
    await context.setOffline(false);
    const html = await (await page.goto(secret))!.text();
    expect(html).not.toContain(SECRET);
    expect(html).not.toContain(person.name);
    await expect.poll(async () => (await viewer()).status()).toBe(401);
    await expect.poll(() => countStored(page, "logouts")).toBe(0);
    await logInAs(emailOf("member"));
    await page.reload();
    await expect(page.getByRole("banner")).toContainText("Nell Abernathy");
  });
});
