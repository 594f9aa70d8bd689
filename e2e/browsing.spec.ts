import type { Page } from "@playwright/test";
import { goTo } from "./bar";
import { AT_ONCE, openUnscrolled, scrolled } from "./browser";
import {
  card,
  cards,
  expectFound,
  growthOnScroll,
  heading,
  linkOf,
  partsOutOfSight,
  pointsOfCards,
  search,
  showMore,
} from "./list";
import { enter } from "./people";
import { expect, test } from "./test";

const EVERYTHING = 60;
const A_PAGE = 12;

/** The newest and the most popular recipe of the demo data. */
const NEWEST = "Glögg";
const BEST = "Jollof rice";

/** The tolerance in pixels for the changing height of the bar. */
const A_LITTLE = 16;

/** The tolerance for names of cards, which have one or two lines: half the height of a line. */
const HALF_A_LINE = 13;

const firstCard = (page: Page) => cards(page).first().getByRole("heading");

/** Scrolls down until the list is complete. */
const scrollThrough = (page: Page) =>
  expect(async () => {
    await page.keyboard.press("End");
    await expect(cards(page)).toHaveCount(EVERYTHING, { timeout: 500 });
  }).toPass(AT_ONCE);

test.describe("The home page", () => {
  test("describes Potluck, and leads to the registration and the recipes", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Share what you cook");
    await expect(main).toContainText("makes it easy to share recipes");
    await expect(main).toContainText("Create an account");
    await expect(main).toContainText("just browse");
    await expect(main).toContainText("is in beta");
    await expect(main.getByRole("region", { name: "New on the table" })).toBeVisible();
    await expect(main.getByRole("region", { name: "Best loved" })).toContainText("Jollof rice");
    await main.getByRole("link", { name: "Create an account" }).click();
    await expect(page).toHaveURL("/register");
    await page.goBack();
    await main.getByRole("link", { name: "Just browse" }).click();
    await expect(heading(page)).toBeVisible();
  });

  test("has a search that opens the list", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("textbox", { name: "Search recipes" }).fill("  soup ");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/recipes?search=soup");
    await expectFound(page, 6);
    await expect(search(page)).toHaveValue("soup");
  });
});

test.describe("The list", () => {
  test("shows the details of a recipe on its card, including all instructions", async ({
    page,
  }) => {
    await page.goto("/");
    await goTo(page, "Recipes");
    await expect(heading(page)).toBeVisible();
    await expectFound(page, EVERYTHING);
    await expect(cards(page)).toHaveCount(A_PAGE);
    await search(page).fill("irish");
    const bread = card(page, "Irish soda bread");
    await expect(bread).toContainText("Uploaded by tomasz_bakes");
    await expect(bread).toContainText("Breads · Easy");
    const lines = bread.getByRole("list", { name: "Ingredients" });
    await expect(lines.getByRole("listitem").first()).toHaveText("250 g wholemeal flour");
    await expect(bread).toContainText("From cupboard to table in an hour, most of it oven.");
    await expect(bread).toContainText("Heat the oven to 200 °C and flour a baking tray.");
    await expect(bread).toContainText("Wrap it in a tea towel to cool, for a tender crust.");
  });

  test("opens a recipe from any point of its card", { tag: "@phone" }, async ({ page }) => {
    await enter(page, "admin");
    await page.goto("/recipes");
    await page.keyboard.press("End");
    await expect(cards(page)).toHaveCount(2 * A_PAGE);
    const { astray, leading } = await pointsOfCards(page, 20);
    expect(astray).toEqual([]);
    expect(leading).toBeGreaterThanOrEqual(20 * 5);
    const akara = card(page, "Akara");
    const { height, width } = (await akara.boundingBox())!;
    for (const [x, y] of [
      [width / 2, 60],
      [24, height * 0.75],
      [width - 10, height - 10],
    ] as const) {
      await akara.click({ position: { x, y } });
      await expect(page.getByRole("heading", { name: "Akara", level: 1 })).toBeVisible();
      await page.goBack();
      await expect(heading(page)).toBeVisible();
    }
  });

  test(
    "shows the beginning of each part of a recipe, and the rest on request",
    { tag: "@phone" },
    async ({ page }) => {
      await openUnscrolled(page, "/recipes");
      expect(Math.abs(await growthOnScroll(page))).toBeLessThan(HALF_A_LINE);
      await scrollThrough(page);
      expect(await partsOutOfSight(page)).toEqual([]);
      const akara = card(page, "Akara");
      const more = akara.getByRole("button", { name: "Show more: Akara" });
      await expect(more).toHaveAttribute("aria-expanded", "false");
      const { height } = (await akara.boundingBox())!;
      await more.press("Enter");
      const less = akara.getByRole("button", { name: "Show less: Akara" });
      await expect(less).toBeFocused();
      await expect(less).toHaveAttribute("aria-expanded", "true");
      expect((await akara.boundingBox())!.height).toBeGreaterThan(height + 40);
      await less.click();
      await expect(more).toHaveAttribute("aria-expanded", "false");
      expect((await akara.boundingBox())!.height).toBe(height);
      await expect(page).toHaveURL("/recipes");
    },
  );

  test("loads more recipes on scrolling, until all are shown", async ({ page }) => {
    await page.goto("/recipes");
    await expect(cards(page)).toHaveCount(A_PAGE);
    await scrollThrough(page);
    await expect(showMore(page)).toBeHidden();
    const names = await cards(page).getByRole("heading").allTextContents();
    expect(new Set(names).size).toBe(EVERYTHING);
    expect(names.at(0)).toBe("Agua de jamaica");
    expect(names.at(-1)).toBe("Yellow pea soup");
  });

  test("loads more recipes by keyboard, with a button", async ({ page }) => {
    await page.goto("/recipes");
    await expect(page.getByText(`${A_PAGE} of ${EVERYTHING} recipes shown`)).toBeAttached();
    await expect(async () => {
      if (await showMore(page).isVisible()) {
        await showMore(page).press("Enter", { timeout: 500 });
      }
      await expect(cards(page)).toHaveCount(EVERYTHING, { timeout: 500 });
    }).toPass(AT_ONCE);
  });

  test("is sorted by name, or on request by date or rating", async ({ page }) => {
    await page.goto("/recipes");
    const sort = page.getByRole("combobox", { name: "Sort" });
    await expect(sort.getByRole("option")).toHaveText(["A–Z", "Z–A", "Newest", "Best rated"]);
    await expect(sort.locator("option:checked")).toHaveText("A–Z");
    for (const [words, name, first] of [
      ["Newest", "newest", NEWEST],
      ["Best rated", "best", BEST],
    ] as const) {
      await sort.selectOption({ label: words });
      await expect(page).toHaveURL(`/recipes?sort=${name}`);
      await expect(firstCard(page)).toHaveText(first);
      await page.reload();
      await expect(firstCard(page)).toHaveText(first);
      await expect(sort.locator("option:checked")).toHaveText(words);
    }
  });

  test("is restored by Back, with its scroll position", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/recipes?sort=name-desc");
    await expect(firstCard(page)).toHaveText("Yellow pea soup");
    await scrollThrough(page);
    const far = card(page, "Apple crumble");
    await linkOf(far).scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    await linkOf(far).click();
    await expect(page.getByRole("heading", { name: "Apple crumble", level: 1 })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(EVERYTHING);
    await expect(far).toBeInViewport();
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(A_LITTLE);
  });
});
