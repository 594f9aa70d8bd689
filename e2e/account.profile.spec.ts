import type { Locator, Page } from "@playwright/test";
import { entries, goToOwn } from "./bar";
import { follow } from "./browser";
import { expectLooks } from "./accessible";
import { ask, broken, intercept, noNetwork } from "./graphql";
import { cook, writeReview } from "./kitchen";
import { demoPassword, enter, keyOf, nameOf, newMember, tokenOf, type Who } from "./people";
import { type Chosen, picture as makePicture } from "./photos";
import { expect, test } from "./test";

const ADD = "mutation ($recipeId: Int!) { addFavorite(recipeId: $recipeId) { id } }";
const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
const DELETE = "mutation ($recipeId: Int!) { deleteRecipe(recipeId: $recipeId) }";

const section = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const link = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });
const about = (page: Page) => page.getByRole("main").getByRole("definition");
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const shownTabs = (page: Page) => page.getByRole("tab").allTextContents();

/** Opens a user's profile as a viewer. */
async function open(page: Page, viewer: Who, whose: Who): Promise<number> {
  const userId = await keyOf(page, whose);
  await enter(page, viewer);
  await page.goto(`/users/${userId}`);
  await expect(page.getByRole("tabpanel")).toBeVisible();
  return userId;
}

test("The viewer's profile shows favorites and reviews, one page at a time", async ({ page }) => {
  const person = await newMember(page);
  const userId = await keyOf(page, person);
  const favorites = section(page, "Favorite recipes");
  const reviews = section(page, `Reviews by ${person.name}`);
  await enter(page, person);
  await page.goto("/forbidden");
  const bar = await entries(page);
  await bar.getByRole("button", { name: /^Hello, / }).click();
  await page.getByText("View Profile", { exact: true }).click();
  await expect(page).toHaveURL(`/users/${userId}`);

  await test.step("It is empty at first, and can be changed but for the role", async () => {
    await expect(page.getByRole("heading", { name: person.name, level: 1 })).toBeVisible();
    await expect(about(page).first()).toHaveText(person.email);
    await expect(page.getByText("Member", { exact: true })).toHaveCount(0);
    await expect(link(page, "Edit")).toHaveAttribute("href", `/users/${userId}/edit`);
    await expect(link(page, "Change password")).toBeVisible();
    await expect(link(page, "Change Role")).toHaveCount(0);
    await expect(favorites).toContainText("No favorites.");
    expect(await shownTabs(page)).toEqual(["Favorites", "Reviews", "Cooking diary"]);
    await expectLooks(page);
  });

  await test.step("The lists are tabs with an address, for mouse and keyboard", async () => {
    await expect(tab(page, "Favorites")).toHaveAttribute("aria-selected", "true");
    await tab(page, "Reviews").click();
    await expect(page).toHaveURL(`/users/${userId}?tab=reviews`);
    await expect(reviews).toContainText("No reviews.");
    await expect(page.getByRole("tabpanel", { name: "Reviews" })).toBeVisible();
    await page.reload();
    await expect(reviews).toContainText("No reviews.");
    await tab(page, "Reviews").press("ArrowRight");
    await expect(tab(page, "Cooking diary")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Favorites")).toBeFocused();
    await expect(reviews).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(`/users/${userId}?tab=favorites`);
    await expect(tab(page, "Favorites")).toBeFocused();
    await expect(favorites).toBeVisible();
    // Recipes are not shown to members, also by address.
    await page.goto(`/users/${userId}?tab=recipes`);
    await expect(favorites).toBeVisible();
    await expect(section(page, /^Recipes by/)).toHaveCount(0);
  });

  const { name, recipeId } = await cook(page);
  const reviewId = await writeReview(page, recipeId, person, 4);
  const token = await tokenOf(page, person);
  for (let marked = 1; marked <= 10; marked++) await ask(page, ADD, { recipeId: marked }, token);
  await page.reload();

  await test.step("Favorites come a page at a time, also after a failure", async () => {
    await expect(favorites.getByRole("listitem")).toHaveCount(8);
    const more = favorites.getByRole("button", { name: "Show more" });
    const mend = await intercept(page, "MoreFavorites", noNetwork);
    await more.click();
    await expect(page.getByRole("alert")).toContainText("The server cannot be reached.");
    await expect(favorites.getByRole("listitem")).toHaveCount(8);
    mend();
    await more.click();
    await expect(favorites.getByRole("listitem")).toHaveCount(10);
    await expect(more).toHaveCount(0);
  });

  await test.step("A favorite leads to its recipe, a review to that and to its form", async () => {
    await favorites.getByRole("link", { name: "Shakshuka with feta" }).click();
    await expect(page).toHaveURL("/recipes/1");
    await page.goBack();
    await expect(favorites.getByRole("listitem")).toHaveCount(8);
    await tab(page, "Reviews").click();
    const review = reviews.getByRole("listitem");
    await expect(review).toContainText("Score: 4/5");
    const reviewed = review.getByRole("link", { name, exact: true });
    await expect(reviewed).toHaveAttribute("href", `/recipes/${recipeId}`);
    await review.getByRole("link", { name: /^Edit/ }).click();
    await expect(page).toHaveURL(`/reviews/${reviewId}/edit`);
  });
});

test("The profile of another user shows all details to admins only, and can be reloaded after a failure", async ({
  page,
}) => {
  const [viewer, other] = [await newMember(page), await newMember(page)];
  const addressOf = async (who: Who) => `/users/${await keyOf(page, who)}`;
  const contributor = nameOf.contributor;

  await test.step("A member sees neither email nor recipes nor what is to be changed", async () => {
    await open(page, viewer, other);
    await expect(page.getByRole("main")).not.toContainText(other.email);
    for (const name of ["Edit", "Change password", "Change Role", "Settings"]) {
      await expect(link(page, name)).toHaveCount(0);
    }
    const mend = await intercept(page, "ProfilePage", broken);
    await follow(page, await addressOf("contributor"));
    await expect(page.getByText("HTTP 500 The kitchen is on fire.")).toBeVisible();
    mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: contributor, level: 1 })).toBeVisible();
    await expect(section(page, "Favorite recipes")).toBeVisible();
    expect(await shownTabs(page)).toEqual(["Favorites", "Reviews"]);
    await expect(link(page, `Recipes by ${contributor}`)).toHaveAttribute("href", /ownerId=/);
    await expectLooks(page);
  });

  await test.step("An admin sees and may change all of it", async () => {
    const userId = await open(page, "admin", other);
    await expect(about(page).nth(0)).toHaveText(other.email);
    await expect(about(page).nth(1)).toHaveText("Member");
    await expect(link(page, "Edit")).toBeVisible();
    await expect(link(page, "Change Role")).toHaveAttribute("href", `/users/${userId}/edit/role`);
    await expect(link(page, "Change password")).toHaveCount(0);
    expect(await shownTabs(page)).toEqual(["Recipes", "Favorites", "Reviews", "Cooking diary"]);
    await expect(section(page, /^Recipes by/)).toContainText("No recipes.");
    await follow(page, await addressOf("contributor"));
    const recipe = section(page, `Recipes by ${contributor}`).getByRole("listitem").first();
    await expect(recipe.getByRole("link", { name: /^Edit/ })).toBeVisible();
    await expect(recipe.getByRole("button", { name: /^Delete/ })).toBeVisible();
    await expectLooks(page);
  });

  await test.step("To themselves the admin gives no other role", async () => {
    await follow(page, await addressOf("admin"));
    await expect(link(page, "Change password")).toBeVisible();
    await expect(link(page, "Change Role")).toHaveCount(0);
  });
});

test("Recipes on a profile can be viewed, edited and deleted, and failures are reported", async ({
  page,
}) => {
  const recipes = section(page, `Recipes by ${nameOf.contributor}`);
  const rowOf = (name: string) => recipes.getByRole("listitem").filter({ hasText: name });
  // Sorts before all others by name.
  const { name, recipeId } = await cook(page, `!${Date.now()} stew`);
  const gone = await cook(page, `!${Date.now()} broth`);
  const row = rowOf(name);
  await open(page, "contributor", "contributor");

  await test.step("One is viewed and edited from there", async () => {
    await row.getByRole("link", { name: `View: ${name}` }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await page.goBack();
    await row.getByRole("link", { name: `Edit: ${name}` }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}/edit`);
    await page.goBack();
  });

  const question = page.getByRole("dialog", { name: "Delete this recipe? This cannot be undone." });
  const remove = async (one: Locator) => {
    await one.getByRole("button", { name: /^Delete/ }).click();
    await question.getByRole("button", { name: "Delete" }).click();
  };
  const alert = (words: string) => page.getByRole("alertdialog", { name: words });

  await test.step("One that cannot be deleted comes back", async () => {
    const mend = await intercept(page, "DeleteRecipe", noNetwork);
    await remove(row);
    await alert("Failed to delete recipe").getByRole("button").click();
    await expect(row).toBeVisible();
    mend();
  });

  await test.step("One that was deleted meanwhile is reported", async () => {
    await ask(page, DELETE, { recipeId: gone.recipeId }, await tokenOf(page, "admin"));
    await remove(rowOf(gone.name));
    await alert("Recipe not found.").getByRole("button").click();
  });

  await test.step("One is deleted at once, and for good", async () => {
    await remove(row);
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(recipes).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test("A picture, a sentence and numbers are shown on the profile, and admins may remove the picture", async ({
  page,
}) => {
  const person = await newMember(page);
  const userId = await open(page, person, person);
  const picture = page.getByRole("img", { name: person.name });
  const choose = async (file: Chosen) => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: /^(Upload a|Replace the) picture$/ }).click(),
    ]);
    await chooser.setFiles(file);
  };
  const numberOf = (name: string) =>
    page.getByRole("main").locator("dl > div", { hasText: name }).getByRole("definition");

  await test.step("A file that is no picture is refused", async () => {
    await link(page, "Add a sentence about yourself").click();
    await expect(page).toHaveURL(`/users/${userId}/edit`);
    await choose({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("A plum cake.") });
    await expect(page.getByText("This file is not a supported image.")).toBeVisible();
    await expect(picture).toHaveCount(0);
  });

  await test.step("A picture is saved at once, and replaced", async () => {
    await choose(await makePicture("me.jpg"));
    await expect(picture).toBeVisible();
    const before = await picture.getAttribute("src");
    await choose(await makePicture("me-again.jpg"));
    await expect(picture).not.toHaveAttribute("src", before!);
    await expectLooks(page);
  });

  await test.step("The sentence is saved with the form, and both are on the profile", async () => {
    await page.getByLabel("About").fill("I bake bread on Sundays.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(`/users/${userId}`);
    await expect(page.getByText("I bake bread on Sundays.")).toBeVisible();
    const response = await page.request.get((await picture.getAttribute("src"))!);
    expect(response.headers()["content-type"]).toBe("image/webp");
    await expectLooks(page);
  });

  await test.step("The numbers follow", async () => {
    await expect(numberOf("Favorites")).toHaveText("0");
    await ask(page, ADD, { recipeId: 1 }, await tokenOf(page, person));
    await page.reload();
    await expect(numberOf("Favorites")).toHaveText("1");
    await expect(numberOf("Recipes")).toHaveText("0");
  });

  await test.step("An admin cannot replace the picture, but remove it", async () => {
    await enter(page, "admin");
    await page.goto(`/users/${userId}/edit`);
    await expect(picture).toBeVisible();
    await expect(page.getByRole("button", { name: "Replace the picture" })).toHaveCount(0);
    await page.getByRole("button", { name: "Remove the picture" }).click();
    await expect(page.getByText("Picture removed.")).toBeVisible();
    await expect(picture).toHaveCount(0);
  });
});

test("Sessions other than the current one can be ended, one by one or all at once", async ({
  page,
}) => {
  const rows = page.getByRole("list", { name: "Your sessions" }).getByRole("listitem");
  const endOthers = page.getByRole("button", { name: "End all other sessions" });
  const person = await newMember(page);
  await open(page, person, person);
  for (let others = 1; others <= 3; others++) {
    await ask(page, LOGIN, { input: { email: person.email, password: demoPassword } });
  }
  await goToOwn(page, "Settings");
  await expect(page).toHaveURL("/settings");
  await expect(rows).toHaveCount(4);
  const first = rows.getByRole("button", { name: /^End/ }).first();

  await test.step("A session that cannot be ended stays", async () => {
    const mend = await intercept(page, "EndSession", noNetwork);
    await first.click();
    await expect(page.getByRole("alert")).toContainText("The server cannot be reached.");
    await expect(rows).toHaveCount(4);
    mend();
    const mendAll = await intercept(page, "EndOtherSessions", broken);
    await endOthers.click();
    await expect(page.getByText("HTTP 500 The kitchen is on fire.")).toBeVisible();
    await expect(rows).toHaveCount(4);
    mendAll();
  });

  await test.step("They end until this one is left, which ends with the logout", async () => {
    await first.click();
    await expect(page.getByText("Session ended.")).toBeVisible();
    await expect(rows).toHaveCount(3);
    await endOthers.click();
    await expect(page.getByText("2 sessions ended.")).toBeVisible();
    await expect(rows).toHaveCount(1);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("This session");
    await expect(rows.getByRole("button")).toHaveCount(0);
    await expect(page.getByText("You are not logged in anywhere else.")).toBeVisible();
  });
});
