import type { Page } from "@playwright/test";
import { follow, isReady, wide } from "./browser";
import { enter } from "./people";
import { expect, test } from "./test";

// The tests need first visits, for which nothing is cached.
test.use({ freshContext: true });

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const footer = (page: Page) => page.getByRole("contentinfo");
const language = (page: Page, name: string) =>
  footer(page).getByRole("button", { name, exact: true });

/** Expects the page's language attribute. */
const expectLang = (page: Page, lang: string) =>
  expect(page.locator("html")).toHaveAttribute("lang", lang);

async function switchTo(page: Page, name: string): Promise<void> {
  await language(page, name).click();
  await expect(language(page, name)).toHaveAttribute("aria-pressed", "true");
  await isReady(page);
}

test.describe("A browser that prefers German", () => {
  test.use({ locale: "de-DE", viewport: { width: 390, height: 844 } });

  test("shows German in the table of users, which fits on a tablet", async ({ page }) => {
    await enter(page, "admin");
    await page.goto("/users");
    await expect(heading(page, "Nutzer")).toBeVisible();
    for (const width of [722, 790, 901]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => wide(page)).toBe(width);
    }
  });

  test("shows German, which fits on a phone, until English is chosen, and shows English if German cannot be loaded", async ({
    page,
  }) => {
    const expectRoom = () => expect.poll(() => wide(page)).toBe(390);

    await test.step("It is English where the words do not arrive", async () => {
      const words = /\/de-[^/]*\.js$/;
      await page.route(words, (route) => route.abort());
      await page.goto("/recipes");
      await expect(heading(page, "All Recipes")).toBeVisible();
      await expectLang(page, "en");
      await page.unroute(words);
    });

    await test.step("The screens are German", async () => {
      await page.goto("/");
      for (const { path, title } of [
        { path: "/", title: "Teile, was du kochst" },
        { path: "/recipes", title: "Alle Rezepte" },
        { path: "/login", title: "Anmelden" },
        { path: "/register", title: "Registrieren" },
      ]) {
        if (path !== "/") await follow(page, path);
        await expect(heading(page, title)).toBeVisible();
        await expectLang(page, "de");
        await expectRoom();
      }
      const { height } = (await language(page, "Deutsch").boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThanOrEqual(44);
    });

    await test.step("Texts around a recipe, its date and its numbers are German", async () => {
      await page.goto("/recipes/1");
      await expect(page.getByRole("heading", { name: "Zutaten", level: 2 })).toBeVisible();
      await expect(page.getByText(/^Zuletzt geändert am \d{1,2}\. \p{L}+ \d{4}$/u)).toBeVisible();
      await expect(page.getByText(/^\d,\d von 5, \d+ Bewertung(en)?$/)).toHaveCount(1);
      await expectRoom();
      const parts = page.getByRole("navigation", { name: "Teile des Rezepts" });
      const last = parts.getByRole("link", { name: "Bewertungen" });
      const cook = page.getByRole("button", { name: "Kochen", exact: true });
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const [text, button] = [(await last.boundingBox())!, (await cook.boundingBox())!];
        expect(text.x + text.width).toBeLessThanOrEqual(button.x);
        expect(button.x + button.width).toBeLessThanOrEqual(width);
        expect(await cook.evaluate((at) => at.scrollWidth - at.clientWidth)).toBe(0);
      }
    });

    await test.step("So is what is missing", async () => {
      await follow(page, "/tags/none/edit");
      await expect(page.getByText("Dieses Schlagwort gibt es nicht.")).toBeVisible();
    });

    await test.step("English is chosen, and stays", async () => {
      // The test switches the language on another page, because a growing list moves the footer.
      await follow(page, "/login");
      await expect(heading(page, "Anmelden")).toBeVisible();
      await switchTo(page, "English");
      await expect(heading(page, "Login")).toBeVisible();
      await expectLang(page, "en");
      await page.reload();
      await expect(heading(page, "Login")).toBeVisible();
      await follow(page, "/recipes");
      await expect(heading(page, "All Recipes")).toBeVisible();
    });
  });
});

test("A browser that prefers English loads no German texts, can switch to German and back, and asks before changes are lost", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await enter(page, "contributor");
  await page.goto("/");
  await expect(heading(page, "What are you cooking today?")).toBeVisible();
  await expectLang(page, "en");
  expect(fetched.filter((url) => /\/de-[^/]*\.js$/.test(url))).toEqual([]);

  await test.step("It switches to German and back", async () => {
    await follow(page, "/forbidden");
    await expect(footer(page).getByRole("group", { name: "Language" })).toBeVisible();
    await switchTo(page, "Deutsch");
    await expect(heading(page, "Kein Zugriff")).toBeVisible();
    await switchTo(page, "English");
    await expect(heading(page, "Forbidden")).toBeVisible();
  });

  await test.step("It is asked before a form with changes is left", async () => {
    await follow(page, "/recipes/new");
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

test.describe("A browser that prefers British English", () => {
  test.use({ locale: "en-GB" });

  test("shows British spellings and dates, and the texts of the specification, until another English is chosen", async ({
    page,
  }) => {
    await enter(page, "contributor");
    await page.goto("/recipes/1");
    await expectLang(page, "en-GB");
    await expect(page.getByText(/^Updated \d{1,2} \p{L}+ \d{4}$/u)).toBeVisible();
    await expect(
      page.getByRole("button", { name: /^(Add to|Remove from) Favorites$/ }),
    ).toBeVisible();
    await page.goto("/recipes?favorites=true");
    await expect(heading(page, "My favourites")).toBeVisible();
    await switchTo(page, "English");
    await expect(heading(page, "My favorites")).toBeVisible();
    await expectLang(page, "en");
  });
});
