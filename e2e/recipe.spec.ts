import type { Page } from "@playwright/test";
import { AT_ONCE } from "./browser";
import { writeReview } from "./kitchen";
import { look, withoutItsScript } from "./lateScript";
import { cards, expectFound, linkOf, openRecipe } from "./list";
import { demoPassword, emailOf, enter, nameOf, newMember, tryToLogIn } from "./people";
import { expect, test } from "./test";

const reviews = (page: Page) =>
  page
    .getByRole("region", { name: "Reviews" })
    .getByRole("listitem")
    .filter({ hasText: /Score: \d\/5/ });

test("A recipe shows its details, ingredients, steps and reviews", async ({ page }) => {
  await openRecipe(page, "Irish soda bread");
  const recipe = page.getByRole("article");
  await expect(recipe.getByRole("link", { name: "Breads" })).toBeVisible();
  await expect(recipe.getByText("Uploaded by tomasz_bakes")).toBeVisible();
  await expect(recipe.getByText("Easy", { exact: true })).toBeVisible();
  await expect(recipe.getByText(/^Updated \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(recipe.getByRole("img", { name: /bread|loaf/i })).toBeVisible();
  const ingredients = recipe.getByRole("region", { name: "Ingredients" });
  const lines = ingredients.getByRole("listitem");
  await expect(lines.first()).toHaveText("250 g wholemeal flour");
  await expect(lines.filter({ hasText: "Black treacle" })).toContainText("(optional)");
  await expect(ingredients).toContainText("Eat it the same day; toast it the next.");
  const steps = recipe.getByRole("region", { name: "Instructions" }).getByRole("listitem");
  await expect(steps).toHaveCount(6);
  await expect(steps.first()).toHaveText("Heat the oven to 200 °C and flour a baking tray.");
  const said = recipe.getByRole("region", { name: "Reviews" });
  await expect(said.getByText("2 reviews")).toBeVisible();
  await expect(said).toContainText("The claw hand is the best baking instruction");
  await expect(reviews(page).first()).toContainText(/Score: [1-5]\/5/);
});

test(
  "The names of recipe owners link to their recipes, and other names link to profiles, which require a login",
  { tag: "@phone" },
  async ({ page }) => {
    const title = page.getByRole("heading", { level: 1 });
    await page.goto("/recipes?search=irish");
    await cards(page).getByRole("link", { name: nameOf.contributor }).click();
    await expect(page).toHaveURL(/\/recipes\?ownerId=\d+$/);
    await expect(title).toHaveText("All Recipes");
    const chip = page.getByRole("button", { name: `Remove filter By ${nameOf.contributor}` });
    await expect(chip).toBeVisible();
    await page.reload();
    await page.getByRole("link", { name: `Profile of ${nameOf.contributor}` }).click();
    await expect(title).toHaveText("Login");
    await expect(page).toHaveURL("/login");
    await tryToLogIn(page, emailOf("member"), demoPassword);
    await expect(page).toHaveURL(/\/users\/\d+$/);
    await expect(title).toHaveText(nameOf.contributor);
    await page.getByRole("link", { name: `Recipes by ${nameOf.contributor}` }).click();
    await expect(chip).toBeVisible();
    await chip.click();
    await expect(page).toHaveURL("/recipes");
    await expect(chip).toHaveCount(0);
    await page.goto("/recipes?search=irish");
    await linkOf(cards(page)).click();
    await expect(title).toHaveText("Irish soda bread");
    await page.getByRole("article").getByRole("link", { name: nameOf.contributor }).click();
    await expect(chip).toBeVisible();
    await page.goBack();
    await expect(title).toHaveText("Irish soda bread");
    await reviews(page).getByRole("link", { name: nameOf.admin }).click();
    await expect(title).toHaveText(nameOf.admin);
  },
);

test(
  "The viewer's note can be reached by scrolling the page, without scrolling inside the note",
  { tag: "@phone" },
  async ({ page }) => {
    await enter(page, "contributor");
    const slip = page.getByRole("region", { name: "Notes" });
    for (const name of ["Jollof rice", "Beef rendang"]) {
      await openRecipe(page, name);
      await expect(slip).toBeAttached();
      await page.mouse.move(200, 400);
      await expect(async () => {
        await page.mouse.wheel(0, 300);
        await expect(slip).toBeInViewport({ ratio: 1, timeout: 300 });
      }).toPass(AT_ONCE);
    }
  },
);

/** Lists the elements around the ingredients that scroll separately from the page. */
const scrollSeparately = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const around = [];
    for (let one = document.querySelector("#ingredients"); one; one = one.parentElement) around.push(one);
    return around
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
      .map(({ className }) => className);
  })()`);

test("The ingredients scroll with the page, however many there are", async ({ page }) => {
  await enter(page, "contributor");
  for (const name of ["Jollof rice", "Beef rendang"]) {
    await openRecipe(page, name);
    expect(await scrollSeparately(page), name).toEqual([]);
  }
});

test("A recipe that is printed before its scripts have loaded carries its address", async ({
  page,
}) => {
  const script = await withoutItsScript(page);
  await look(page, "/recipes/1?servings=4");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const printed = () =>
    page.evaluate<string>('getComputedStyle(document.documentElement, "::after").content');
  await expect(page.locator("html")).toHaveAttribute("data-address", page.url());
  expect(await printed()).not.toBe("none");
  script.letGo();
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
  expect(await printed()).toBe("none");
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the yield, the time and the rating of a recipe share a line", async ({ page }) => {
    await page.goto("/recipes/1");
    const rating = page.getByRole("link", { name: "See the reviews" });
    const servings = page.getByText("Serves", { exact: true });
    await expect(page.getByRole("article")).toContainText(/Serves\s*3\s*Total\s*50 min/);
    await expect(rating).toContainText("4.4 (7)");
    await expect(rating.getByRole("img")).toHaveCount(0);
    const [left, right] = [(await servings.boundingBox())!, (await rating.boundingBox())!];
    expect(left.y).toBeGreaterThanOrEqual(right.y);
    expect(left.y + left.height).toBeLessThanOrEqual(right.y + right.height);
    await rating.click();
    await expect(page.getByRole("heading", { name: "Reviews" })).toBeInViewport();
  });

  test("the actions begin where the text begins", async ({ page }) => {
    await page.goto("/recipes/1");
    const { x } = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
    const share = page.getByRole("button", { name: "Share" });
    await expect(share).toHaveCSS("padding-left", "0px");
    expect((await share.boundingBox())!.x).toBe(x);
  });

  test("the ingredients begin on the first screen, and links lead to the parts of a recipe", async ({
    page,
  }) => {
    await enter(page, "contributor");
    for (const name of ["Irish soda bread", "Jollof rice", "Beef rendang"]) {
      await openRecipe(page, name);
      const heading = page.getByRole("heading", { name: "Ingredients" });
      expect((await heading.boundingBox())!.y, name).toBeLessThan(800);
    }
    const strip = page.getByRole("navigation", { name: "Parts of the recipe" });
    for (const [link, heading] of [
      ["Reviews", "Reviews"],
      ["Steps", "Instructions"],
      ["Ingredients", "Ingredients"],
    ] as const) {
      await strip.getByRole("link", { name: link }).click();
      const title = page.getByRole("heading", { name: heading, exact: true });
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(strip).toBeInViewport({ ratio: 1 });
      const [below, above] = await Promise.all([title.boundingBox(), strip.boundingBox()]);
      expect(below!.y, heading).toBeGreaterThanOrEqual(above!.y + above!.height);
    }
    await page.getByRole("button", { name: "Cook", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Beef rendang" })).toBeVisible();
  });
});

test("A tag and the category of a recipe link to the list that is filtered by them", async ({
  page,
}) => {
  await openRecipe(page, "Suya skewers");
  await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "Grill" }).click();
  await expect(page).toHaveURL(/\/recipes\?tagId=\d+$/);
  await expectFound(page, 2);
  await expect(page.getByRole("button", { name: "Remove filter Grill" })).toBeVisible();
  await page.goBack();
  await page.getByRole("article").getByRole("link", { name: "Mains" }).click();
  await expect(page).toHaveURL(/\/recipes\?categoryId=\d+$/);
  await expectFound(page, 11);
  await expect(page.getByRole("button", { name: "Remove filter Mains" })).toBeVisible();
});

test("An invalid recipe ID and a missing recipe are reported", async ({ page }) => {
  for (const id of ["abc", "1e3", "99999999999"]) {
    await page.goto(`/recipes/${id}`);
    await expect(page.getByRole("main")).toContainText("Invalid recipe Id");
  }
  await page.goto("/recipes/999999");
  await expect(page).toHaveURL("/not-found");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("main")).toContainText("Recipe not found.");
});

test("A recipe without reviews shows that there are none", async ({ page }) => {
  await openRecipe(page, "Akara");
  await expect(page.getByRole("region", { name: "Reviews" })).toContainText("No reviews.");
  await expect(reviews(page)).toHaveCount(0);
});

test("The viewer's review is listed first, and only once", async ({ page }) => {
  const words = "My yolks went solid at eight minutes";
  await openRecipe(page, "Shakshuka with feta");
  await expect(reviews(page).filter({ hasText: words })).toContainText("Nell Abernathy");
  await enter(page, "member");
  await openRecipe(page, "Shakshuka with feta");
  await expect(reviews(page).first()).toContainText("Your review");
  await expect(reviews(page).first()).toContainText("Score: 4/5");
  await expect(reviews(page).first()).toContainText(words);
  await expect(reviews(page).filter({ hasText: words })).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Reviews" })).toContainText("7 reviews");
});

test("Reviews after the first ten are loaded on request", async ({ page }) => {
  await openRecipe(page, "Jollof rice");
  const recipeId = Number(page.url().split("/").at(-1));
  // The recipe has nine reviews at this point.
  await writeReview(page, recipeId, await newMember(page), 5);
  await writeReview(page, recipeId, await newMember(page), 5);
  await page.reload();
  const oldest = reviews(page).filter({ hasText: "First time I have made jollof" });
  await expect(reviews(page)).toHaveCount(10);
  await expect(oldest).toHaveCount(0);
  await page.getByRole("button", { name: "Show more reviews" }).click();
  await expect(oldest).toBeVisible();
  await expect(oldest).toContainText("Nell Abernathy");
});
