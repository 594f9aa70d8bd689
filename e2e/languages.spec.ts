import type { Page } from "@playwright/test";
import { wide } from "./browser";
import { enter } from "./people";
import { expect, test } from "./test";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const footer = (page: Page) => page.getByRole("contentinfo");
const language = (page: Page, name: string) => footer(page).getByRole("button", { name });

/** Sees which language the page says that it is in. */
const expectLang = (page: Page, lang: string) =>
  expect(page.locator("html")).toHaveAttribute("lang", lang);

async function switchTo(page: Page, name: string): Promise<void> {
  await language(page, name).click();
  await expect(language(page, name)).toHaveAttribute("aria-pressed", "true");
}

test.describe("A browser that prefers German", () => {
  test.use({ locale: "de-DE" });

  for (const { path, title } of [
    { path: "/", title: "Teile, was du kochst" },
    { path: "/recipes", title: "Alle Rezepte" },
    { path: "/login", title: "Anmelden" },
  ]) {
    test(`sees ${path} in German`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expectLang(page, "de");
    });
  }

  test("sees what stands around a recipe in German, its date and its numbers too", async ({
    page,
  }) => {
    await page.goto("/recipes/1");
    await expect(page.getByRole("heading", { name: "Zutaten", level: 2 })).toBeVisible();
    await expect(page.getByText(/^Zuletzt geändert am \d{1,2}\. \p{L}+ \d{4}$/u)).toBeVisible();
    await expect(page.getByText(/^\d,\d von 5, \d+ Bewertung(en)?$/)).toHaveCount(1);
  });

  test("is told in German what is missing", async ({ page }) => {
    await page.goto("/tags/none/edit");
    await expect(page.getByText("Dieses Schlagwort gibt es nicht.")).toBeVisible();
  });

  test("switches to English and stays with it", async ({ page }) => {
    await page.goto("/recipes");
    await expect(heading(page, "Alle Rezepte")).toBeVisible();
    await switchTo(page, "English");
    await expect(heading(page, "All Recipes")).toBeVisible();
    await expectLang(page, "en");
    await page.reload();
    await expect(heading(page, "All Recipes")).toBeVisible();
    await page.goto("/login");
    await expect(heading(page, "Login")).toBeVisible();
  });

  test("sees English where the German words do not arrive", async ({ page }) => {
    await page.route(/\/de-[^/]*\.js$/, (route) => route.abort());
    await page.goto("/recipes");
    await expect(heading(page, "All Recipes")).toBeVisible();
    await expectLang(page, "en");
  });

  test("finds room for German words on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["/", "/recipes", "/recipes/1", "/register"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await wide(page)).toBe(390);
    }
    const { height } = (await language(page, "Deutsch").boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
  });
});

test.describe("A browser that prefers English", () => {
  test("sees English, and fetches no other words", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto("/");
    await expect(heading(page, "Share what you cook")).toBeVisible();
    await expectLang(page, "en");
    expect(fetched.filter((url) => /\/de-[^/]*\.js$/.test(url))).toEqual([]);
  });

  test("switches to German and back", async ({ page }) => {
    await page.goto("/login");
    await expect(footer(page).getByRole("group", { name: "Language" })).toBeVisible();
    await switchTo(page, "Deutsch");
    await expect(heading(page, "Anmelden")).toBeVisible();
    await switchTo(page, "English");
    await expect(heading(page, "Login")).toBeVisible();
  });

  test("is asked before a switch leaves a form with changes", async ({ page }) => {
    await enter(page, "contributor");
    await page.goto("/recipes/new");
    await page.getByLabel("Title").fill("Half a stew");
    const asked = page.waitForEvent("dialog");
    const click = language(page, "Deutsch").click();
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await click;
    await expect(page.getByLabel("Title")).toHaveValue("Half a stew");
    await expect(heading(page, "Add Recipe")).toBeVisible();
  });
});
