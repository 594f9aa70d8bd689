import type { Page } from "@playwright/test";
import { ask } from "./graphql";
import { startOwnSite } from "./ownSite";
import { enter, keyOf, newMember, tokenOf } from "./people";
import { payload, payloads } from "./payloads";
import { expect, test as base } from "./withPictures";

const CREATE = "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";
const REVIEW = `mutation ($recipeId: Int!, $input: ReviewInput!) {
  createReview(recipeId: $recipeId, input: $input) { reviewId } }`;
const NOTE = `mutation ($recipeId: Int!, $input: NoteInput!) {
  writeNote(recipeId: $recipeId, input: $input) { noteId } }`;
const TAG = "mutation ($input: TagInput!) { createTag(input: $input) { key: tagId } }";
const CATEGORY =
  "mutation ($input: CategoryInput!) { createCategory(input: $input) { key: categoryId } }";
const LEVEL =
  "mutation ($input: DifficultyLevelInput!) { createDifficultyLevel(input: $input) { key: difficultyLevelId } }";
const INGREDIENT =
  "mutation ($input: IngredientInput!) { createIngredient(input: $input) { key: ingredientId } }";
const ASK = `mutation ($input: ContributorRequestInput!) {
  createContributorRequest(input: $input) { contributorRequestId } }`;
const ROLE = "mutation ($userId: Int!) { setUserRole(userId: $userId, roleId: 2) { userId } }";
const BAN =
  "mutation ($userId: Int!, $reason: String) { banUser(userId: $userId, reason: $reason) { userId } }";

/** The lengths in the schema. */
const NAME = 50;

/** A test with a separate site, because names that are listed first would disturb other tests. */
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from here.
    async ({}, use) => {
      const { url, stop } = await startOwnSite();
      await use(url);
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site),
});

/** Creates a member whose name is a payload. */
const memberCalled = (page: Page, name: string, account: string) =>
  newMember(page, { name, email: `${account}@potluck.example` });

/** Defines the function that payloads call, and records the scripts that the browser refuses to run. */
const REPORTING = `
  globalThis.xss = () => report("script");
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report("violation: " + violatedDirective + " " + blockedURI),
  );`;

/** Creates all objects with user text, each text a payload. */
async function write(page: Page) {
  const admin = await tokenOf(page, "admin");
  const named = async (document: string, name: string) => {
    const data = (await ask(page, document, { input: { name } }, admin)) as Record<
      string,
      { key: number }
    >;
    return Object.values(data)[0]!.key;
  };
  const cook = await memberCalled(page, "<img class=xss src=x onerror=xss()>", "cook");
  const token = await tokenOf(page, cook);
  const userId = await keyOf(page, cook);
  await ask(page, ASK, { input: { message: payloads.join("\n").slice(0, 500) } }, token);
  const asking = await memberCalled(page, "<svg class=xss onload=xss()>", "asking");
  const askingToken = await tokenOf(page, asking);
  await ask(page, ASK, { input: { message: payload(10) } }, askingToken);
  await ask(page, ROLE, { userId }, admin);
  const banned = await memberCalled(page, '"><svg class=xss onload=xss()>', "banned");
  await ask(page, BAN, { userId: await keyOf(page, banned), reason: payload(12) }, admin);
  const keys = {
    tag: await named(TAG, payload(13)),
    category: await named(CATEGORY, payload(17)),
    level: await named(LEVEL, payload(28)),
    ingredient: await named(INGREDIENT, payload(32)),
  };
  const input = {
    name: payload(1),
    description: payloads.join(" ").slice(0, 2_000),
    source: payload(26),
    servings: 2,
    servingsUnit: payload(10, NAME),
    categoryId: keys.category,
    difficultyLevelId: keys.level,
    tagIds: [keys.tag],
    ingredientsNotes: payloads.join("\n"),
    instructions: payloads.join("\n"),
    ingredients: payloads.map((text, i) => ({
      ingredientId: keys.ingredient,
      quantity: payload(i, NAME),
      unit: payload(i + 1, NAME),
      preparation: text,
    })),
  };
  const { createRecipe } = await ask(page, CREATE, { input }, token);
  const { recipeId } = createRecipe as { recipeId: number };
  const review = { score: 5, text: payloads.join("\n") };
  const { createReview } = await ask(page, REVIEW, { recipeId, input: review }, admin);
  await ask(page, NOTE, { recipeId, input: { text: payloads.join("\n") } }, admin);
  return { ...keys, recipeId, reviewId: createReview.reviewId as number, userId, cook };
}

test("Markup in users' texts is shown as text on every screen", async ({ page }) => {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url().includes("xss.example")) seen.push(`request: ${request.url()}`);
  });
  await page.exposeFunction("report", (what: string) => void seen.push(what));
  await page.addInitScript({ content: REPORTING });
  const { recipeId, reviewId, userId, tag, category, level, ingredient } = await write(page);
  await enter(page, "admin");

  const search = `?search=${encodeURIComponent(payload(1))}`;
  const addresses = [
    ...["/", "/recipes", `/recipes${search}`, `/recipes${search}&density=compact`],
    ...[`/recipes/${recipeId}`, `/recipes/${recipeId}?servings=4`, `/recipes/${recipeId}/edit`],
    ...[`/reviews/${reviewId}/edit`, `/reviews/${reviewId}/delete`],
    ...[`/users/${userId}`, `/users/${userId}/edit`, `/users/${userId}/edit/role`],
    ...[`/users/${userId}/delete`, "/users?search=xss", "/users/requests", "/stats"],
    ...[`/tags?search=xss`, `/tags/${tag}/edit`, `/tags/${tag}/delete`],
    ...["/categories?search=xss", `/categories/${category}/edit`, `/categories/${category}/delete`],
    ...["/difficulty-levels?search=xss", `/difficulty-levels/${level}/edit`],
    ...["/ingredients?search=xss", `/ingredients/${ingredient}/edit`],
    ...[`/no/such/page/${encodeURIComponent(payload(11))}`],
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const injected = await page
      .locator(".xss, [src*=xss], [href*='xss.example'], [href^='javascript:' i]")
      .count();
    expect([address, injected, seen]).toEqual([address, 0, []]);
  }

  await test.step("Cooking step by step", async () => {
    await page.goto(`/recipes/${recipeId}`);
    await expect(page.getByRole("main")).toContainText(payload(0));
    await expect(page.getByRole("main")).toContainText(payload(20));
    await page.getByRole("button", { name: "Cook", exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText(payload(0));
    expect([await page.locator(".xss").count(), seen]).toEqual([0, []]);
  });

  await test.step("A visitor's page, as the server renders it, and what other programs read", async () => {
    await page.evaluate("localStorage.clear()");
    await page.context().clearCookies();
    await page.goto(`/recipes/${recipeId}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(payload(1));
    expect([await page.locator(".xss").count(), seen]).toEqual([0, []]);
    for (const address of ["/feed.atom", "/sitemap.xml"]) {
      const text = await (await page.request.get(address)).text();
      expect(text).not.toMatch(/<(script|img|svg)\b/i);
    }
  });
});
