import type { Page } from "@playwright/test";
import { coloursOf, isReady, openUnscrolled, scrolled, settled, shifted } from "./browser";
import { look, withoutItsScript } from "./lateScript";
import { card, cards, choose, linkOf, search } from "./list";
import { enter } from "./people";
import { expect, test } from "./withPictures";

// The tests need first visits, for which nothing is cached.
test.use({ freshContext: true });

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("Without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page is shown, and its search leads to the list", async ({ page }) => {
    await page.goto("/");
    await expect(title(page)).toHaveText("Share what you cook");
    await expect(page.getByRole("region", { name: "New on the table" })).toContainText(
      "Uploaded by",
    );
    await page.getByRole("textbox").fill("irish");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/recipes?search=irish");
    await expect(cards(page)).toHaveCount(1);
    await linkOf(card(page, "Irish soda bread")).click();
    await expect(title(page)).toHaveText("Irish soda bread");
  });

  test("the list is shown, and its form filters and sorts it", async ({ page }) => {
    await page.goto("/recipes");
    await expect(page.getByText("60 recipes", { exact: true })).toBeVisible();
    await expect(cards(page).first()).toContainText("Agua de jamaica");
    await expect(cards(page).first()).toContainText("dried hibiscus flowers");
    await expect(page.getByRole("button")).toHaveText(["Search"]);
    await search(page).fill("soup");
    const sort = page.getByRole("combobox", { name: "Sort" });
    await sort.selectOption({ label: "Z–A" });
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/search=soup.*sort=name-desc/);
    await expect(cards(page).first()).toContainText("Yellow pea soup");
    await expect(search(page)).toHaveValue("soup");
    await expect(sort).toHaveValue("name-desc");
    await page.goto("/recipes");
    await choose(page.getByRole("combobox", { name: "Tag" }), "Grill");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/tagId=\d+/);
    await expect(cards(page)).toHaveCount(2);
  });

  test("a recipe can be read and cooked, and buttons that need a script are hidden", async ({
    page,
  }) => {
    await page.goto("/recipes/1");
    await expect(title(page)).toHaveText("Shakshuka with feta");
    await expect(page.getByRole("listitem").filter({ hasText: "Olive oil" })).toContainText(
      "3 tbsp",
    );
    await expect(page.getByText("Crush in the tomatoes with their juice")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Reviews" })).toBeVisible();
    await expect(page.getByRole("img", { name: /^Drawn: a pan/ })).toBeVisible();
    for (const name of ["Share", "Print", "Deutsch", "Switch to dark colors"]) {
      await expect(page.getByRole("button", { name })).toBeHidden();
    }
    await page.goto("/recipes/999999");
    await expect(page.getByRole("main")).toContainText("Recipe not found.");
    await page.goto("/recipes/soup");
    await expect(page.getByRole("main")).toContainText("Invalid recipe Id");
  });

  test.describe("a browser that prefers German", () => {
    test.use({ locale: "de-DE" });

    test("is sent pages in German", async ({ page }) => {
      await page.goto("/recipes/1");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.getByRole("heading", { name: "Zutaten", level: 2 })).toBeVisible();
    });
  });
});

test.describe("Before the script has loaded", () => {
  test("pages are shown, and are neither drawn nor fetched again when it runs", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    for (const [path, words] of [
      ["/", "Share what you cook"],
      ["/recipes?search=soup&sort=newest", "All Recipes"],
      ["/recipes/1?servings=6", "Shakshuka with feta"],
    ] as const) {
      const script = await withoutItsScript(page);
      await look(page, path);
      await expect(title(page)).toHaveText(words);
      await page.evaluate(`globalThis.title = document.querySelector("h1")`);
      script.letGo();
      await isReady(page);
      expect(await page.evaluate(`globalThis.title === document.querySelector("h1")`)).toBe(true);
      // The tolerance is for fonts that arrive late, which are slightly wider than their fallbacks.
      expect(await shifted(page)).toBeLessThan(0.01);
      await page.unrouteAll();
    }
    expect(asked).not.toContain("/graphql");
  });

  test("the picture of a recipe is loaded before the script is requested", async ({ page }) => {
    const seen: string[] = [];
    page.on("request", (request) => seen.push(new URL(request.url()).pathname));
    await page.route("**/covers/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      seen.push("picture");
      await route.fallback();
    });
    await page.goto("/recipes/1");
    const script = seen.findIndex((path) => path.endsWith(".js"));
    expect(seen).toContain("picture");
    expect(script).toBeGreaterThan(seen.indexOf("picture"));
  });

  test("a missing recipe is reported, and the page is not drawn again when the script runs", async ({
    page,
  }) => {
    const script = await withoutItsScript(page);
    await look(page, "/recipes/999999");
    await expect(page.getByRole("main")).toContainText("Recipe not found.");
    await page.evaluate(`globalThis.title = document.querySelector("h1")`);
    script.letGo();
    await isReady(page);
    await expect(page).toHaveURL("/not-found");
    expect(await page.evaluate(`globalThis.title === document.querySelector("h1")`)).toBe(true);
  });

  test("pages are painted before styles and scripts are fetched, and inlined styles are not fetched", async ({
    page,
  }) => {
    for (const path of ["/", "/recipes", "/recipes/1"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const { early, all, own } = await page.evaluate<
        Record<"early" | "all" | "own", string[]>
      >(`(() => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        const fetched = performance.getEntriesByType("resource");
        const names = (entries) => entries.map(({ name }) => new URL(name).pathname);
        return {
          early: names(fetched.filter(({ startTime }) => startTime < paint.startTime)),
          all: names(fetched),
          own: [...document.querySelectorAll("link[rel=stylesheet][disabled]")]
            .map((link) => link.getAttribute("href")),
        };
      })()`);
      expect(early.filter((name) => /\.(css|js)$/.test(name))).toEqual([]);
      expect(own).toContainEqual(expect.stringMatching(/index-.*\.css$/));
      expect(all.filter((name) => own.includes(name))).toEqual([]);
    }
  });

  test("only visible cards are laid out until the user scrolls", async ({ page }) => {
    await openUnscrolled(page, "/recipes");
    await expect(cards(page).last()).toHaveCSS("content-visibility", "auto");
    await page.mouse.wheel(0, 300);
    await expect(cards(page).last()).toHaveCSS("content-visibility", "visible");
  });

  test("the user can scroll, and the position is kept", async ({ page }) => {
    for (const [path, heading] of [
      ["/recipes", "Cardamom buns"],
      ["/recipes/1", "Reviews"],
    ] as const) {
      const script = await withoutItsScript(page);
      await look(page, path);
      const read = page.getByRole("heading", { name: heading });
      await read.scrollIntoViewIfNeeded();
      const before = await read.boundingBox();
      script.letGo();
      await isReady(page);
      const after = await read.boundingBox();
      expect(Math.abs(after!.y - before!.y)).toBeLessThan(5);
      await page.unrouteAll();
    }
  });

  test("a list that is reopened is shown at its previous scroll position", async ({ page }) => {
    await page.goto("/recipes");
    await card(page, "Braised red cabbage with apple").scrollIntoViewIfNeeded();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    const read = card(page, "Cardamom buns");
    await read.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await read.boundingBox();
    await page.reload();
    await settled(page);
    const after = await read.boundingBox();
    expect(Math.abs(after!.y - before!.y)).toBeLessThan(20);
  });

  test("text can be typed into the search, and is kept", async ({ page }) => {
    const script = await withoutItsScript(page);
    await look(page, "/");
    const field = page.getByRole("textbox");
    await field.fill("irish");
    script.letGo();
    await isReady(page);
    await expect(field).toHaveValue("irish");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/recipes?search=irish");
  });

  test("a logged-in user is not asked to log in", async ({ page }) => {
    await enter(page, "member");
    const script = await withoutItsScript(page);
    await look(page, "/recipes");
    await expect(title(page)).toHaveText("All Recipes");
    await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
    script.letGo();
    await isReady(page);
    await expect(page.getByRole("button", { name: /^Hello, / })).toBeVisible();
    await expect(page.getByRole("button", { name: /^(Add|Remove) Akara/ })).toBeVisible();
    expect(await shifted(page)).toBeLessThan(0.1);
  });

  test("pages are shown in the chosen color scheme", async ({ page }) => {
    for (const [scheme, other] of [
      ["light", "dark"],
      ["dark", "light"],
    ] as const) {
      await page.goto("/favicon.svg");
      await page.evaluate(`localStorage.setItem("mantine-color-scheme-value", "${scheme}")`);
      const script = await withoutItsScript(page);
      await look(page, "/recipes");
      await expect(title(page)).toBeVisible();
      expect(await coloursOf(page)).toBe(scheme);
      await expect(page.getByRole("banner").locator("svg:visible")).toHaveCount(1);
      script.letGo();
      await isReady(page);
      expect(await coloursOf(page)).toBe(scheme);
      await expect(page.getByRole("button", { name: `Switch to ${other} colors` })).toBeVisible();
      await page.unrouteAll();
    }
  });
});
