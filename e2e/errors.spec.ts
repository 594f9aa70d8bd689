import type { Page, Route } from "@playwright/test";
import { broken, intercept, noNetwork, refusal } from "./graphql";
import { demoPassword, emailOf, enter, tryToLogIn } from "./people";
import { card, cards, heading, openRecipe, showMore } from "./list";
import { expect, test } from "./test";

const HTTP_500 = "Error: HTTP 500 The kitchen is on fire.";
const busy = refusal("SERVICE_UNAVAILABLE", 503, "The service is busy just now.");
const UNREACHABLE = "Error: The server cannot be reached. Please check your connection";

/** Goes to the list by its link: opened by its address it comes whole from the server. */
async function goToList(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("banner").getByRole("link", { name: "Recipes" }).click();
}

/** Goes to a recipe by its link. */
async function goToRecipe(page: Page): Promise<void> {
  await page.goto("/recipes?search=shakshuka");
  await cards(page).getByRole("link").click();
}

test.describe("A list that cannot load", () => {
  const failures = [
    { how: "the server breaks", answer: broken, words: HTTP_500 },
    { how: "there is no network", answer: noNetwork, words: UNREACHABLE },
    {
      how: "the server is busy",
      answer: busy,
      words: "Error: HTTP 503 The service is busy just now.",
    },
  ];
  for (const { how, answer, words } of failures) {
    test(`says so when ${how}, and loads when tried again`, async ({ page }) => {
      const mend = await intercept(page, "RecipesPage", answer);
      await goToList(page);
      await expect(page.getByRole("main")).toContainText(words);
      mend();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(heading(page)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    });
  }

  test("leaves the rest of the application usable", async ({ page }) => {
    await intercept(page, "RecipesPage", broken);
    await goToList(page);
    await expect(page.getByRole("main")).toContainText(HTTP_500);
    await page.getByRole("banner").getByRole("link", { name: "Potluck" }).click();
    await expect(page.getByRole("heading", { name: "Share what you cook" })).toBeVisible();
  });
});

test.describe("A recipe that is refused", () => {
  test("as forbidden leads to the screen that says so", async ({ page }) => {
    await intercept(page, "RecipePage", refusal("FORBIDDEN", 403, "Not for you."));
    await goToRecipe(page);
    await expect(page).toHaveURL("/forbidden");
    await expect(page.getByRole("heading", { name: "Forbidden" })).toBeVisible();
  });

  test("as missing leads to the screen that says what is missing", async ({ page }) => {
    await intercept(page, "RecipePage", refusal("NOT_FOUND", 404, "Recipe not found."));
    await goToRecipe(page);
    await expect(page).toHaveURL("/not-found");
    await expect(page.getByRole("main")).toContainText("Recipe not found.");
  });

  test("to visitors leads to the login, and back after it", async ({ page }) => {
    const mend = await intercept(
      page,
      "RecipePage",
      refusal("UNAUTHENTICATED", 401, "Please log in first."),
    );
    await goToRecipe(page);
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("alert")).toHaveText("Please log in to see that page.");
    mend();
    await tryToLogIn(page, emailOf("member"), demoPassword);
    await expect(page).toHaveURL("/recipes/1");
    await expect(page.getByRole("article")).toBeVisible();
  });
});

test.describe("A next page that cannot load", () => {
  for (const { how, answer, words } of [
    { how: "the server breaks", answer: broken, words: HTTP_500 },
    { how: "there is no network", answer: noNetwork, words: UNREACHABLE },
  ]) {
    test(`says so when ${how}, and the button tries again`, async ({ page }) => {
      const mend = await intercept(page, ({ variables }) => Boolean(variables["after"]), answer);
      await page.goto("/recipes");
      await showMore(page).scrollIntoViewIfNeeded();
      await expect(page.getByRole("alert")).toContainText(words);
      await expect(cards(page)).toHaveCount(12);
      mend();
      await showMore(page).click();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(card(page, "Egg fried rice")).toBeAttached();
    });
  }

  test("comes by itself once the server is less busy", async ({ page }) => {
    let asked = 0;
    let letGo = () => {};
    const until = new Promise<void>((resolve) => (letGo = resolve));
    const busyAtFirst = async (route: Route) => {
      if (asked++) return route.fallback();
      await until;
      await busy(route);
    };
    await intercept(page, ({ variables }) => Boolean(variables["after"]), busyAtFirst);
    await page.goto("/recipes");
    await showMore(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole("status").filter({ hasText: "Loading more" })).toBeAttached();
    letGo();
    await expect(card(page, "Egg fried rice")).toBeAttached();
    expect(asked).toBeGreaterThan(1);
  });
});

test("More reviews that cannot load leave the recipe as it is", async ({ page }) => {
  // Two at a time, so that there are more.
  const mend = await intercept(page, "RecipePage", (route) => {
    const sent = route.request().postDataJSON();
    const postData = { ...sent, variables: { ...sent.variables, reviews: 2 } };
    return sent.variables.after ? broken(route) : route.continue({ postData });
  });
  await openRecipe(page, "Lasagne al forno");
  await page.getByRole("button", { name: "Show more reviews" }).click();
  await expect(page.getByRole("alert")).toContainText("HTTP 500 The kitchen is on fire.");
  await expect(page.getByRole("heading", { name: "Lasagne al forno", level: 1 })).toBeVisible();
  mend();
  await page.getByRole("button", { name: "Show more reviews" }).click();
  await expect(page.getByText(/^Score: /).nth(2)).toBeVisible();
});

test("A menu whose code does not arrive says so, and opens when tried again", async ({ page }) => {
  await page.route("**/OpenedMenu-*.js", noNetwork);
  await page.goto("/recipes/1");
  const share = page.getByRole("button", { name: "Share" });
  await share.click();
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached.");
  await page.unrouteAll();
  await share.click();
  await expect(page.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
});

test("Cook mode whose code does not arrive leaves the recipe, and opens when tried again", async ({
  page,
}) => {
  await page.route("**/CookMode-*.js", noNetwork);
  await page.goto("/recipes/1");
  const cook = page.getByRole("button", { name: "Cook", exact: true });
  await cook.click();
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached.");
  await expect(page.getByRole("heading", { name: "Shakshuka with feta" })).toBeVisible();
  await page.unrouteAll();
  await cook.click();
  await expect(page.getByRole("dialog")).toContainText("Step 1");
});

test("A question whose code does not arrive is asked by the browser", async ({ page }) => {
  await page.route("**/Dialog-*.js", noNetwork);
  await enter(page, "admin");
  await page.goto("/recipes/1");
  const asked = page.waitForEvent("dialog");
  const pressed = page.getByRole("button", { name: "Delete" }).click();
  const question = await asked;
  expect(question.message()).toContain("Delete this recipe?");
  await question.dismiss();
  await pressed;
  await expect(page.getByRole("heading", { name: "Shakshuka with feta" })).toBeVisible();
});

test.describe("Addresses", () => {
  for (const path of ["/not-found", "/no/such/place", "/recipe"]) {
    test(`The address ${path} shows that nothing is there`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expect(page).toHaveURL(path);
      await page.getByRole("link", { name: "Browse recipes" }).click();
      await expect(heading(page)).toBeVisible();
    });
  }

  test("The forbidden page says that one may not, and leads to the start", async ({ page }) => {
    await page.goto("/forbidden");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forbidden");
    await expect(page.getByRole("main")).toContainText("You do not have permission");
    await page.getByRole("link", { name: "Back to the start" }).click();
    await expect(page).toHaveURL("/");
  });
});
