import type { Page } from "@playwright/test";
import { expectAccessible, expectNarrow, inColours, schemes } from "./accessible";
import { keep, shifted } from "./browser";
import { ask } from "./graphql";
import { enter, newMember, type Person, tokenOf } from "./people";
import { recipeForm } from "./recipeForm";
import { expect, test } from "./test";

const PHONE = { width: 390, height: 844 };
const DAY_MS = 24 * 60 * 60 * 1000;

const FAVORITE = "mutation ($id: Int!) { addFavorite(recipeId: $id) { recipeId } }";
const COOK = `mutation ($id: Int!) {
  saveCookingProgress(recipeId: $id, input: { recipeVersion: 1, done: ["step:0.1"], step: 2 }) { step } }`;

const main = (page: Page) => page.getByRole("main");
const row = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Contribute" });

/** Returns the labels of the red buttons of the page's content. */
const redButtons = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll("main a, main button")]
    .filter((one) => getComputedStyle(one).backgroundColor === "rgb(179, 55, 28)" && one.checkVisibility())
    .map((one) => one.textContent)`);

/** Expects that the cover and the name of the first recipe are on the screen of a phone. */
async function expectRecipeInSight(page: Page) {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const name = main(page).getByRole("article").first().getByRole("heading");
  await expect(name).toBeInViewport({ ratio: 1 });
}

async function expectLooks(page: Page) {
  for (const scheme of schemes) {
    await inColours(page, scheme);
    await expectAccessible(page, scheme);
  }
  await expectNarrow(page);
}

test("A phone shows a recipe without scrolling, and one red button", async ({ page }) => {
  await expectRecipeInSight(page);
  expect(await redButtons(page)).toEqual(["Create an account"]);
  for (const who of [await newMember(page), "contributor", "admin"] as const) {
    await enter(page, who);
    await expectRecipeInSight(page);
    expect(await redButtons(page)).toEqual(["Search"]);
    await expect(main(page)).not.toContainText("Create an account");
  }
});

test.describe("A member's start page", () => {
  let member: Person;
  test.beforeEach(async ({ page }) => {
    member = await newMember(page);
    await enter(page, member);
  });

  const send = async (page: Page, mutation: string, id: number) =>
    ask(page, mutation, { id }, await tokenOf(page, member));

  test("leaves out sections without content", async ({ page }) => {
    await page.goto("/");
    await expect(row(page, "New on the table")).toBeVisible();
    for (const name of ["Continue", "Your favorites", "Like your favorites"]) {
      await expect(row(page, name)).toHaveCount(0);
    }
    await expect(main(page)).not.toContainText("New since");
  });

  test("continues cooking, recommends recipes with the reason, and marks what is new", async ({
    page,
  }) => {
    await send(page, FAVORITE, 1);
    await send(page, COOK, 2);
    // A page without scripts, because the start page would store the visit.
    await page.goto("/favicon.svg");
    const twoDaysAgo = Date.now() - 2 * DAY_MS;
    await keep(page, { visit: JSON.stringify({ latest: twoDaysAgo, previous: null }) });
    const { recipe } = await ask(page, "{ recipe(recipeId: 2) { name } }", {});
    await page.goto("/");
    await expect(row(page, "Your favorites").getByRole("article")).toHaveCount(1);
    const reasons = row(page, "Like your favorites").getByText(
      /^Because you like Shakshuka with feta: .+, .+$/,
    );
    await expect(reasons).not.toHaveCount(0);
    await expect(row(page, "New on the table").getByText(/^New since /)).not.toHaveCount(0);
    await expectLooks(page);
    await row(page, "Continue").getByRole("link", { name: recipe.name }).click();
    await expect(page).toHaveURL("/recipes/2?cook=1");
  });

  test("links to drafts, private ones included, and nothing moves when they appear", async ({
    page,
  }) => {
    await page.goto("/recipes/own/new");
    await recipeForm(page).title.fill("Secret soup");
    await page.goto("/");
    await expect(page.locator("html[data-ready]")).toBeAttached();
    const draft = row(page, "Continue").getByRole("link", { name: /Secret soup/ });
    await expect(draft).toHaveAttribute("href", "/recipes/own/new");
    expect(await shifted(page)).toBeLessThan(0.01);
    await draft.click();
    await expect(recipeForm(page).title).toHaveValue("Secret soup");
  });

  test("and the list and own recipes offer to ask to contribute, and show the state of the request", async ({
    page,
  }) => {
    for (const path of ["/recipes", "/recipes/own", "/"]) {
      await page.goto(path);
      await expect(button(page, "Ask to contribute")).toBeVisible();
    }
    await button(page, "Ask to contribute").click();
    const message = dialog(page).getByLabel("What would you like to share?");
    await expect(message).toBeFocused();
    await expectLooks(page);
    await message.fill("Soups of my village.");
    await dialog(page).getByRole("button", { name: "Ask to contribute" }).click();
    await expect(dialog(page)).toContainText("An admin will reply by email.");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(button(page, "Asked to contribute")).toBeFocused();
    await page.goto("/recipes");
    await expect(button(page, "Asked to contribute")).toBeVisible();

    await test.step("An admin finds the request on the start page and declines it", async () => {
      await enter(page, "admin");
      await page.goto("/");
      await row(page, "Next step")
        .getByRole("link", { name: /open requests? to contribute/ })
        .click();
      await button(page, `Decline: ${member.name}`).click();
      const reason = page.getByRole("dialog", { name: `Decline ${member.name}'s request?` });
      await reason.getByLabel("Reason").fill("Please write a review first.");
      await reason.getByRole("button", { name: "Decline" }).click();
      await expect(page.getByText("Request declined.")).toBeVisible();
    });

    await test.step("The member reads the reason and asks again", async () => {
      await enter(page, member);
      await page.goto("/recipes/own");
      await button(page, "Ask again to contribute").click();
      await expect(dialog(page)).toContainText("Please write a review first.");
      await dialog(page).getByRole("button", { name: "Cancel" }).click();
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});

test("Contributors add recipes from the start page, and are not offered to ask", async ({
  page,
}) => {
  await enter(page, "contributor");
  await page.goto("/");
  await expect(button(page, "Ask to contribute")).toHaveCount(0);
  await main(page).getByRole("link", { name: "Add Recipe" }).click();
  await expect(page).toHaveURL("/recipes/new");
});
