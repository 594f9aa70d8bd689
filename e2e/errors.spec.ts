import type { Page, Route } from "@playwright/test";
import { isReady } from "./browser";
import { broken, intercept, noNetwork, refusal } from "./graphql";
import { demoPassword, emailOf, enter, tryToLogIn } from "./people";
import { card, cards, heading, openRecipe, showMore } from "./list";
import { expect, test } from "./test";

const SHAKSHUKA = "Shakshuka with feta";
const HTTP_500 = "Error: HTTP 500 The kitchen is on fire.";
const busy = refusal("SERVICE_UNAVAILABLE", 503, "The service is temporarily unavailable.");
const UNREACHABLE = "The server cannot be reached. Please check your connection";

/** Opens the list by a link, because the server would render it at its address. */
async function goToList(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("banner").getByRole("link", { name: "Recipes" }).click();
}

test("A list that cannot be loaded is reported with the reason, and can be reloaded", async ({
  page,
}) => {
  let answer = broken;
  const mend = await intercept(page, "RecipesPage", (route) => answer(route));
  await goToList(page);
  const main = page.getByRole("main");
  await expect(main).toContainText(HTTP_500);
  await page.getByRole("banner").getByRole("link", { name: "Potluck" }).click();
  await expect(page.getByRole("heading", { name: "Share what you cook" })).toBeVisible();

  answer = noNetwork;
  await page.getByRole("banner").getByRole("link", { name: "Recipes" }).click();
  await expect(main).toContainText(UNREACHABLE);
  const again = page.getByRole("button", { name: "Try again" });
  answer = busy;
  await again.click();
  await expect(main).toContainText("Error: HTTP 503 The service is temporarily unavailable.");
  mend();
  await again.click();
  await expect(heading(page)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test("A recipe that the server refuses leads to the screen for the reason, or to the login and back", async ({
  page,
}) => {
  let answer = refusal("FORBIDDEN", 403, "Not for you.");
  const mend = await intercept(page, "RecipePage", (route) => answer(route));
  await page.goto("/recipes?search=shakshuka");
  const recipe = cards(page).getByRole("link", { name: SHAKSHUKA, exact: true });
  await recipe.click();
  await expect(page).toHaveURL("/forbidden");
  await expect(page.getByRole("heading", { name: "Forbidden" })).toBeVisible();

  await page.goBack();
  answer = refusal("NOT_FOUND", 404, "Recipe not found.");
  await recipe.click();
  await expect(page).toHaveURL("/not-found");
  await expect(page.getByRole("main")).toContainText("Recipe not found.");

  await page.goBack();
  answer = refusal("UNAUTHENTICATED", 401, "Please log in first.");
  await recipe.click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toHaveText("Please log in to see that page.");
  mend();
  await tryToLogIn(page, emailOf("member"), demoPassword);
  await expect(page).toHaveURL("/recipes/1");
  await expect(page.getByRole("article")).toBeVisible();
});

const isNextPage = ({ variables }: { variables: Record<string, unknown> }) =>
  Boolean(variables["after"]);

test("A next page that cannot be loaded is reported with the reason, and can be retried with the button", async ({
  page,
}) => {
  let answer = broken;
  const mend = await intercept(page, isNextPage, (route) => answer(route));
  await page.goto("/recipes");
  await showMore(page).scrollIntoViewIfNeeded();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("HTTP 500 The kitchen is on fire.");
  await expect(cards(page)).toHaveCount(12);
  answer = noNetwork;
  await showMore(page).click();
  await expect(alert.filter({ hasText: UNREACHABLE })).toBeVisible();
  mend();
  await showMore(page).click();
  await expect(alert).toHaveCount(0);
  await expect(card(page, "Egg fried rice")).toBeAttached();
});

test("A next page is loaded automatically once the server is less loaded", async ({ page }) => {
  let asked = 0;
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const busyAtFirst = async (route: Route) => {
    if (asked++) return route.fallback();
    await until;
    await busy(route);
  };
  await intercept(page, isNextPage, busyAtFirst);
  await page.goto("/recipes");
  await showMore(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole("status").filter({ hasText: "Loading more" })).toBeAttached();
  letGo();
  await expect(card(page, "Egg fried rice")).toBeAttached();
  expect(asked).toBeGreaterThan(1);
});

test("A failure to load more reviews leaves the recipe unchanged, and can be retried", async ({
  page,
}) => {
  // The page size is two, so that there are more pages.
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

test("A failure to load code leaves the recipe unchanged, and the code is requested again", async ({
  page,
}) => {
  for (const file of ["OpenedMenu", "CookMode", "Dialog"]) {
    await page.route(`**/${file}-*.js`, noNetwork);
  }
  await enter(page, "admin");
  await page.goto("/recipes/1");
  const title = page.getByRole("heading", { name: SHAKSHUKA, level: 1 });
  const alert = page.getByRole("alert").filter({ hasText: "The server cannot be reached." });

  await test.step("a question is then asked by the browser itself", async () => {
    const asked = page.waitForEvent("dialog");
    const pressed = page.getByRole("button", { name: "Delete" }).click();
    const question = await asked;
    expect(question.message()).toContain("Delete this recipe?");
    await question.dismiss();
    await pressed;
    await expect(title).toBeVisible();
  });

  const share = page.getByRole("button", { name: "Share" });
  await share.click();
  await expect(alert).toBeVisible();
  await alert.getByRole("button").click();
  await expect(alert).toHaveCount(0);
  const cook = page.getByRole("button", { name: "Cook", exact: true });
  await cook.click();
  await expect(alert).toBeVisible();
  await expect(title).toBeVisible();

  await page.unrouteAll();
  // Some browsers retry code that failed to load; in others, the page is reloaded.
  const copyLink = page.getByRole("menuitem", { name: "Copy link" });
  await expect(async () => {
    await isReady(page);
    if (!(await copyLink.isVisible())) await share.click();
    await expect(copyLink).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await cook.click();
  await expect(page.getByRole("dialog")).toContainText("Gather");
});

test("An unknown address and a missing permission are reported, with links to other screens", async ({
  page,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  for (const path of ["/not-found", "/no/such/place", "/recipe"]) {
    await page.goto(path);
    await expect(title).toHaveText("Page not found");
    await expect(page).toHaveURL(path);
  }
  await page.getByRole("link", { name: "Browse recipes" }).click();
  await expect(heading(page)).toBeVisible();
  await page.goto("/forbidden");
  await expect(title).toHaveText("Forbidden");
  await expect(page.getByRole("main")).toContainText("You do not have permission");
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
});
