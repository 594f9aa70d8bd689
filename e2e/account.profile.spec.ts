import type { Page } from "@playwright/test";
import { entries, onPhone } from "./bar";
import { ask, broken, intercept, noNetwork } from "./graphql";
import { cook, writeReview } from "./kitchen";
import { demoPassword, enter, keyOf, newMember, tokenOf, type Who } from "./people";
import { expect, test } from "./test";

const ADD = "mutation ($recipeId: Int!) { addFavorite(recipeId: $recipeId) { id } }";
const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
const DELETE = "mutation ($recipeId: Int!) { deleteRecipe(recipeId: $recipeId) }";

const section = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const link = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });
const about = (page: Page) => page.getByRole("main").getByRole("definition");

/** Somebody's profile, on somebody's screen. */
async function open(page: Page, viewer: Who, whose: Who): Promise<number> {
  const userId = await keyOf(page, whose);
  await enter(page, viewer);
  await page.goto(`/users/${userId}`);
  await expect(section(page, "Favorite recipes")).toBeVisible();
  return userId;
}

test.describe("A profile", () => {
  test("is for people who are logged in", async ({ page }) => {
    for (const address of ["/users/1", "/users/1/profile", "/users/999999"]) {
      await page.goto(address);
      await expect(page).toHaveURL("/login");
    }
  });

  test("of nobody is not found; one of no number says so", async ({ page }) => {
    await enter(page, "member");
    await page.goto("/users/999999/profile");
    await expect(page).toHaveURL("/not-found");
    await expect(page.getByText("User not found.")).toBeVisible();
    await page.goto("/users/soup");
    await expect(page.getByText("Invalid user Id")).toBeVisible();
  });

  test("is reached from the greeting, and shows oneself", async ({ page }) => {
    const person = await newMember(page);
    const userId = await keyOf(page, person);
    await enter(page, person);
    await page.goto("/forbidden");
    const bar = await entries(page);
    if (!onPhone()) await bar.getByRole("button", { name: /^Hello, / }).click();
    await page.getByText("View Profile", { exact: true }).click();
    await expect(page).toHaveURL(`/users/${userId}`);
    await expect(page.getByRole("heading", { name: person.name, level: 1 })).toBeVisible();
    await expect(about(page).first()).toHaveText(person.email);
    await expect(page.getByText("member", { exact: true })).toHaveCount(0);
    await expect(link(page, "Edit")).toHaveAttribute("href", `/users/${userId}/edit`);
    await expect(link(page, "Change password")).toBeVisible();
    await expect(link(page, "Change Role")).toHaveCount(0);
    await expect(section(page, "Favorite recipes")).toContainText("No favorites.");
    await expect(section(page, /^Recipes by/)).toHaveCount(0);
    await expect(section(page, `Reviews by ${person.name}`)).toContainText("No reviews.");
  });

  test("of somebody else shows a member neither email nor what is to be changed", async ({
    page,
  }) => {
    const [viewer, other] = [await newMember(page), await newMember(page)];
    await open(page, viewer, other);
    await expect(page.getByRole("main")).not.toContainText(other.email);
    for (const name of ["Edit", "Change password", "Change Role", "Sessions"]) {
      await expect(link(page, name)).toHaveCount(0);
    }
  });

  test("of somebody else shows an admin all of it", async ({ page }) => {
    const other = await newMember(page);
    const userId = await open(page, "admin", other);
    await expect(about(page).nth(0)).toHaveText(other.email);
    await expect(about(page).nth(1)).toHaveText("member");
    await expect(link(page, "Edit")).toBeVisible();
    await expect(link(page, "Change Role")).toHaveAttribute("href", `/users/${userId}/edit/role`);
    await expect(link(page, "Change password")).toHaveCount(0);
    await expect(section(page, /^Recipes by/)).toContainText("No recipes.");
  });

  test("of an admin offers that admin no other role", async ({ page }) => {
    await open(page, "admin", "admin");
    await expect(link(page, "Change password")).toBeVisible();
    await expect(link(page, "Change Role")).toHaveCount(0);
  });

  test("lists favourites a page at a time", async ({ page }) => {
    const person = await newMember(page);
    const token = await tokenOf(page, person);
    for (let recipeId = 1; recipeId <= 10; recipeId++) await ask(page, ADD, { recipeId }, token);
    await open(page, person, person);
    const favorites = section(page, "Favorite recipes");
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
    await favorites.getByRole("link", { name: "Shakshuka with feta" }).click();
    await expect(page).toHaveURL("/recipes/1");
  });

  test("lists reviews, and one's own can be changed there", async ({ page }) => {
    const person = await newMember(page);
    const { name, recipeId } = await cook(page);
    const reviewId = await writeReview(page, recipeId, person, 4);
    await open(page, person, person);
    const review = section(page, /^Reviews by/).getByRole("listitem");
    await expect(review).toContainText("Score: 4/5");
    await expect(review.getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      `/recipes/${recipeId}`,
    );
    await review.getByRole("link", { name: /^Edit/ }).click();
    await expect(page).toHaveURL(`/reviews/${reviewId}/edit`);
  });

  test("that cannot be loaded says so and may be tried again", async ({ page }) => {
    await enter(page, "member");
    const mend = await intercept(page, "ProfilePage", broken);
    await page.goto("/users/2");
    await expect(page.getByText("HTTP 500 The kitchen is on fire.")).toBeVisible();
    mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "tomasz_bakes", level: 1 })).toBeVisible();
  });
});

test.describe("Recipes on a profile", () => {
  const recipes = (page: Page) => section(page, "Recipes by tomasz_bakes");

  /** The contributor's profile with all of their recipes, of which one is new and the first. */
  async function openWith(page: Page, viewer: Who) {
    const made = await cook(page, `!${Date.now()} stew`);
    const userId = await open(page, viewer, "contributor");
    const row = recipes(page).getByRole("listitem").filter({ hasText: made.name });
    await expect(row).toBeVisible();
    return { ...made, row, userId };
  }

  test("are for admins and contributors", async ({ page }) => {
    await open(page, "member", "contributor");
    await expect(recipes(page)).toHaveCount(0);
    await open(page, "admin", "contributor");
    await expect(recipes(page)).toBeVisible();
  });

  test("are viewed and edited from there", async ({ page }) => {
    const { name, recipeId, row, userId } = await openWith(page, "contributor");
    await row.getByRole("link", { name: `View: ${name}` }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
    await page.goto(`/users/${userId}`);
    await row.getByRole("link", { name: `Edit: ${name}` }).click();
    await expect(page).toHaveURL(`/recipes/${recipeId}/edit`);
  });

  test("are deleted at once, and come back when that fails", async ({ page }) => {
    const { row } = await openWith(page, "admin");
    const mend = await intercept(page, "DeleteRecipe", noNetwork);
    await row.getByRole("button", { name: /^Delete/ }).click();
    const question = page.getByRole("dialog", {
      name: "Delete this recipe? This cannot be undone.",
    });
    await question.getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("alertdialog", { name: "Failed to delete recipe" })
      .getByRole("button")
      .click();
    await expect(row).toBeVisible();
    mend();
    await row.getByRole("button", { name: /^Delete/ }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(recipes(page)).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test("deleted meanwhile are told of", async ({ page }) => {
    const { recipeId, row } = await openWith(page, "contributor");
    await ask(page, DELETE, { recipeId }, await tokenOf(page, "admin"));
    await row.getByRole("button", { name: /^Delete/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("alertdialog", { name: "Recipe not found." })).toBeVisible();
  });
});

test.describe("One's sessions", () => {
  const sessions = (page: Page) => page.getByRole("list", { name: "Your sessions" });
  const rows = (page: Page) => sessions(page).getByRole("listitem");

  /** Somebody new who is logged in at so many other places. */
  async function openWith(page: Page, others: number) {
    const person = await newMember(page);
    await open(page, person, person);
    for (let i = 0; i < others; i++) {
      await ask(page, LOGIN, { input: { email: person.email, password: demoPassword } });
    }
    await link(page, "Sessions").click();
    await expect(page).toHaveURL("/auth/sessions");
    await expect(rows(page)).toHaveCount(others + 1);
    return person;
  }

  test("are for people who are logged in", async ({ page }) => {
    await page.goto("/auth/sessions");
    await expect(page).toHaveURL("/login");
  });

  test("show this one, which ends with the logout", async ({ page }) => {
    await openWith(page, 0);
    await expect(rows(page)).toContainText("This session");
    await expect(rows(page).getByRole("button")).toHaveCount(0);
    await expect(page.getByText("You are logged in nowhere else.")).toBeVisible();
  });

  test("end one by one, or all others at once", async ({ page }) => {
    await openWith(page, 3);
    await rows(page).getByRole("button", { name: /^End/ }).first().click();
    await expect(page.getByText("Session ended.")).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole("button", { name: "End all other sessions" }).click();
    await expect(page.getByText("2 sessions ended.")).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });

  test("that cannot be ended stay and say so", async ({ page }) => {
    await openWith(page, 1);
    await intercept(page, "EndSession", noNetwork);
    await rows(page).getByRole("button", { name: /^End/ }).click();
    await expect(page.getByRole("alert")).toContainText("The server cannot be reached.");
    await expect(rows(page)).toHaveCount(2);
    await intercept(page, "EndOtherSessions", broken);
    await page.getByRole("button", { name: "End all other sessions" }).click();
    await expect(page.getByText("HTTP 500 The kitchen is on fire.")).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
  });
});
