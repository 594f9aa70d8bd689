import type { Page } from "@playwright/test";
import { follow, wide } from "./browser";
import { ask } from "./graphql";
import { enter, keyOf, newMember, type Person, tokenOf } from "./people";
import {
  categories,
  difficultyLevels,
  equipment,
  ingredients,
  makeOne,
  tags,
} from "./referenceScreens";
import { screens, type Things } from "./screens";
import { expect, test } from "./test";

/** A unique word of a given length without break opportunities. */
function longWord(length: number): string {
  const end = Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
  return "W".repeat(length - end.length) + end;
}

const ROLES = "{ roles { roleId roleName } }";
const RAISE = `mutation ($userId: Int!, $roleId: Int!) {
  setUserRole(userId: $userId, roleId: $roleId) { userId }
}`;
const CREATE = "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }";
const WRITE = `mutation ($recipeId: Int!, $text: String!) {
  addFavorite(recipeId: $recipeId) { id }
  writeNote(recipeId: $recipeId, input: { text: $text }) { id }
  createReview(recipeId: $recipeId, input: { score: 4, text: $text }) { reviewId }
}`;
const SUGGEST = `mutation ($recipeId: Int!, $input: RecipeInput!) {
  createSuggestion(recipeId: $recipeId, input: $input) { suggestionId }
}`;
const REQUEST = `mutation ($text: String!) {
  createContributorRequest(input: { message: $text }) { id }
}`;

/** Logs in an admin with a long name. */
async function longAdmin(page: Page): Promise<Person> {
  const name = longWord(50);
  const person = await newMember(page, { name, email: `${name}@potluck.example` });
  const { roles } = await ask(page, ROLES, {}, await tokenOf(page, "admin"));
  const { roleId } = roles.find(({ roleName }: { roleName: string }) => roleName === "admin");
  const userId = await keyOf(page, person);
  await ask(page, RAISE, { userId, roleId }, await tokenOf(page, "admin"));
  return person;
}

/** Creates objects with long names everywhere, and the admin who owns them. */
async function longThings(page: Page): Promise<{ person: Person; things: Things }> {
  const person = await longAdmin(page);
  const token = await tokenOf(page, person);
  const make = (kind: typeof tags) => makeOne(page, kind, longWord(120));
  const [tag, category, difficultyLevel, ingredient, pieceOfEquipment] = [
    await make(tags),
    await make(categories),
    await make(difficultyLevels),
    await make(ingredients),
    await make(equipment),
  ];
  const create = async () => {
    const name = longWord(200);
    const input = {
      name,
      categoryId: category.key,
      difficultyLevelId: difficultyLevel.key,
      instructions: `${longWord(400)}\nWait 5 minutes.`,
      ingredientsNotes: longWord(300),
      description: longWord(300),
      source: longWord(300),
      servings: 4,
      servingsUnit: longWord(50),
      prepMinutes: 14_400,
      cookMinutes: 14_400,
      ingredients: [
        {
          ingredientId: ingredient.key,
          quantity: longWord(50),
          unit: longWord(50),
          preparation: longWord(200),
        },
      ],
      tagIds: [tag.key],
      equipmentIds: [pieceOfEquipment.key],
    };
    const { createRecipe } = await ask(page, CREATE, { input }, token);
    return { key: createRecipe.recipeId as number, name };
  };
  const [recipe, notReviewed] = [await create(), await create()];
  const { createReview } = await ask(
    page,
    WRITE,
    { recipeId: recipe.key, text: longWord(300) },
    token,
  );
  const member = await newMember(page);
  const memberToken = await tokenOf(page, member);
  await ask(page, REQUEST, { text: longWord(300) }, memberToken);
  const suggested = {
    ...{ name: longWord(199), categoryId: category.key, difficultyLevelId: difficultyLevel.key },
    ...{ instructions: longWord(300), editReason: longWord(200) },
  };
  const { createSuggestion } = await ask(
    page,
    SUGGEST,
    { recipeId: recipe.key, input: suggested },
    memberToken,
  );
  const own = { key: await keyOf(page, person), name: person.name };
  const review = { key: createReview.reviewId as number, name: recipe.name };
  return {
    person,
    things: {
      ...{ own, member: own, contributor: own, review, tag, category, difficultyLevel, ingredient },
      pieceOfEquipment,
      suggestion: {
        ...{ key: createSuggestion.suggestionId as number, recipeKey: recipe.key },
        name: suggested.editReason,
      },
      ...{ recipe, recipeOfContributor: recipe, notReviewed },
    },
  };
}

/** Waits until the screen of the followed address has replaced the previous one. */
const arrived = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        `JSON.parse(sessionStorage.getItem("person:" + (JSON.parse(localStorage.user ?? "{}").userId ?? 0) + ":visits")).at(-1).index === history.state.idx`,
      ),
    )
    .toBe(true);

/** Finds the innermost element that is wider than the screen. */
const widest = (page: Page) =>
  page.evaluate<string>(`[...document.querySelectorAll("main *")]
    .filter((one) => one.getBoundingClientRect().right > 320)
    .map(({ className, tagName }) => tagName + "." + className)
    .at(-1)`);

test.use({ locale: "de-DE", viewport: { width: 320, height: 640 } });

test("No screen scrolls horizontally on a narrow phone in German, even with long names without spaces", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { person, things } = await longThings(page);
  const tooWide: string[] = [];
  const narrow = async (address: string) => {
    await arrived(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The width is measured twice, because the layout by script follows a moment later.
    const isWide = async () => (await wide(page)) > 320;
    if ((await isWide()) && (await page.waitForTimeout(1_000), await isWide())) {
      tooWide.push(`${address}: ${await widest(page)}`);
    }
  };
  const addresses = [
    ...screens.map(({ address }) => address(things)),
    "/recipes?sort=newest",
    "/recipes?sort=newest&density=compact",
    `/recipes?tagId=${things.tag.key}&ownerId=${things.own.key}`,
    "/recipes?favorites=true",
    "/tags?sort=key-desc",
    "/ingredients?sort=key-desc",
  ];
  for (const viewer of ["visitor", person] as const) {
    if (viewer !== "visitor") await enter(page, viewer);
    await page.goto("/");
    for (const address of addresses) {
      await follow(page, address);
      await narrow(address);
    }
  }
  expect(tooWide).toEqual([]);
});
