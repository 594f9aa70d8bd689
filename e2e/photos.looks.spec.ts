import type { Page } from "@playwright/test";
import { pictureSizes } from "../client/shared/ui/pictureSizes";
import { expectAccessible, expectNarrow, inColours, schemes } from "./accessible";
import { ask } from "./graphql";
import { cook } from "./kitchen";
import { enter, keyOf, newMember, tokenOf } from "./people";
import { bring, cookWithPhotos, onUpload, photosForm, picture } from "./photos";
import { expect, test } from "./withPictures";

const FAVORITE = "mutation ($recipeId: Int!) { addFavorite(recipeId: $recipeId) { id } }";

/** Notes what moves without anybody having touched the page; text as tests have no browser's types. */
const watchShifts = (page: Page) =>
  page.addInitScript(`globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries()) {
        if (!hadRecentInput) globalThis.shifted += value;
      }
    }).observe({ type: "layout-shift", buffered: true });`);

const shifted = (page: Page) => page.evaluate<number>("globalThis.shifted");

/** How wide the first picture is that a selector finds, and how wide `sizes` say that it is. */
const widths = (page: Page, selector: string, sizes: string) =>
  page.evaluate<{ drawn: number; said: number }>(`(() => {
    const sizes = ${JSON.stringify(sizes)};
    const [one] = (sizes.startsWith("min(") ? [sizes] : sizes.split(", ")).flatMap((size) => {
      const [, condition, width] = /^(?:(\\(max-width: \\d+px\\)) )?(.+)$/.exec(size);
      return !condition || matchMedia(condition).matches ? [width] : [];
    });
    const ruler = document.body.appendChild(document.createElement("div"));
    ruler.style.cssText = "position: absolute; width: " + one;
    const said = ruler.getBoundingClientRect().width;
    ruler.remove();
    return { said, drawn: document.querySelector(${JSON.stringify(selector)}).clientWidth };
  })()`);

const viewer = (page: Page, name: string) =>
  page.getByRole("dialog", { name: `Photos of ${name}` });

test.describe("A picture is said to be as wide as it is drawn", () => {
  for (const width of [390, 600, 720, 840, 920, 1000, 1060, 1150, 1280]) {
    test(`where the window is ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { recipeId } = await cookWithPhotos(page, 2);
      const expectExact = async (selector: string, sizes: string) => {
        await page.locator(selector).first().waitFor({ state: "attached" });
        const { drawn, said } = await widths(page, selector, sizes);
        expect(Math.abs(drawn - said), `${selector}: ${drawn} and ${said}`).toBeLessThanOrEqual(2);
      };
      await page.goto("/recipes");
      await expectExact("article img", pictureSizes.card);
      await page.goto("/");
      await expectExact("article img", pictureSizes.homeTile);
      if (width > 1000) await expectExact("div[aria-hidden] > img", pictureSizes.print);
      await page.goto(`/recipes/${recipeId}`);
      await expectExact("header img", pictureSizes.cover);
      await expectExact("header ul[aria-label='More photos'] img", pictureSizes.thumb);
      const person = await newMember(page);
      await ask(page, FAVORITE, { recipeId }, await tokenOf(page, person));
      await enter(page, person);
      await page.goto(`/users/${await keyOf(page, person)}/profile`);
      await expectExact("article img", pictureSizes.profileTile);
      await enter(page, "contributor");
      await page.goto(`/recipes/${recipeId}/edit`);
      await expectExact("form li img", pictureSizes.formTile);
    });
  }
});

test.describe("The photos of a recipe", () => {
  test("are fetched as wide as they are drawn, and nothing moves", async ({ page }) => {
    const { name, recipeId } = await cookWithPhotos(page, 3);
    await watchShifts(page);
    const fetched = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/photos/")) fetched.add(pathname);
    });
    for (const address of [`/recipes/${recipeId}`, `/recipes?search=${encodeURIComponent(name)}`]) {
      fetched.clear();
      await page.goto(address);
      const cover = page.locator("img[srcset]").first();
      await expect(cover).toBeVisible();
      await expect(cover).toHaveJSProperty("complete", true);
      await expect
        .poll(() => cover.evaluate((image) => "currentSrc" in image && image.currentSrc))
        .toMatch(/\/photos\/[0-9a-f]{32}-(320|640)\.webp$/);
      await expect(cover).toHaveCSS("aspect-ratio", "3 / 2");
      await expect(cover).toHaveCSS("object-fit", "cover");
      expect(await cover.getAttribute("style")).toContain("data:image/webp;base64,");
      await page.waitForLoadState("networkidle");
      expect(await shifted(page)).toBeLessThan(0.01);
      // Each in one size only, whatever the head of the page announces.
      const keys = new Set([...fetched].map((path) => path.split("-")[0]));
      expect([...fetched]).toHaveLength(keys.size);
    }
  });

  test("open large, one after the other, by keys", async ({ page }) => {
    const { name, recipeId } = await cookWithPhotos(page, 3);
    await page.goto(`/recipes/${recipeId}`);
    const second = page.getByRole("link", { name: "Open photo 2 of 3" });
    await second.press("Enter");
    const large = viewer(page, name);
    await expect(large.getByText("2 of 3", { exact: true })).toBeVisible();
    await expect(large.getByRole("img", { name: `Photo of ${name}` })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(large.getByText("3 of 3", { exact: true })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(large.getByText("3 of 3", { exact: true })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await large.getByRole("button", { name: "Previous photo" }).click();
    await expect(large.getByText("1 of 3", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();
    await expect(second).toBeFocused();
    await expect(page).toHaveURL(`/recipes/${recipeId}`);
  });

  test("are links to pictures over their placeholders where no scripts run", async ({
    browser,
    page,
  }) => {
    const { recipeId } = await cookWithPhotos(page, 2);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${process.env["BASE_URL"]}/recipes/${recipeId}`);
    const cover = plain.locator("header img[srcset]").first();
    await expect(cover).toHaveAttribute("style", /data:image\/webp;base64,/);
    await plain.getByRole("link", { name: "Open photo 2 of 2" }).click();
    await expect(plain).toHaveURL(/\/photos\/[0-9a-f]{32}-1000\.webp$/);
    await context.close();
  });

  test("stay off paper", async ({ page }) => {
    const { recipeId } = await cookWithPhotos(page, 2);
    await page.goto(`/recipes/${recipeId}`);
    await expect(page.locator("header img").first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("header img").first()).toBeHidden();
  });
});

test("A recipe without photos has its drawing, which opens nothing", async ({ page }) => {
  const { recipeId } = await cook(page);
  await page.goto(`/recipes/${recipeId}`);
  const cover = page.locator("header img");
  await expect(cover).toHaveAttribute("src", /^\/covers\//);
  for (const name of ["srcset", "sizes", "style"]) {
    expect(await cover.getAttribute(name)).toBeNull();
  }
  await expect(page.locator("header a:has(img)")).toHaveCount(0);
});

for (const width of [390, 1280]) {
  for (const scheme of schemes) {
    test.describe(`At ${width} pixels in ${scheme} colours, for everybody`, () => {
      test.beforeEach(async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await inColours(page, scheme);
      });

      test("is the form's part for photos, with the dialog that crops them", async ({ page }) => {
        const { recipeId } = await cookWithPhotos(page, 3);
        await enter(page, "contributor");
        await page.goto(`/recipes/${recipeId}/edit`);
        const form = photosForm(page);
        await expect(form.tiles).toHaveCount(3);
        await onUpload(page, async (route) => {
          // The first fails, the second goes on for ever.
          if (route.request().url().includes("?")) return;
          await route.fulfill({ status: 413, contentType: "text/plain", body: "Too large." });
        });
        const files = ["failed.jpg", "running.jpg"].map((name) =>
          picture(name, { width: 800, height: 800 }),
        );
        await form.input.setInputFiles(await Promise.all(files));
        await expect(form.usePart).toBeFocused();
        await expect(form.dialog.getByRole("button", { name: "Top left corner" })).toBeVisible();
        await expectAccessible(page, "the dialog");
        await form.useWhole.click();
        await expect(form.dialog.getByRole("status")).toBeEmpty();
        await form.usePart.click();
        await expect(form.again("failed.jpg")).toBeVisible();
        await expect(form.progress).toHaveAccessibleName("Uploading running.jpg");
        await bring(page, "drop", "form", [
          { name: "a.heic", mimeType: "", buffer: Buffer.from("x") },
        ]);
        await expectAccessible(page, "the form");
        await expectNarrow(page);
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });

      test("are the photos of a recipe and their large view", async ({ page }) => {
        const { name, recipeId } = await cookWithPhotos(page, 3);
        await page.goto(`/recipes/${recipeId}`);
        await page.getByRole("link", { name: "Open photo 3 of 3" }).waitFor();
        await expectAccessible(page, "the page");
        await expectNarrow(page);
        await page.getByRole("link", { name: "Open photo 3 of 3" }).click();
        const photo = viewer(page, name).getByRole("img", { name: `Photo of ${name}` });
        await expect(photo).toBeVisible();
        const sizes = (await photo.getAttribute("sizes"))!;
        const { drawn, said } = await widths(page, "[role=dialog] img", sizes);
        expect(Math.abs(drawn - said)).toBeLessThanOrEqual(1);
        await expectAccessible(page, "the large view");
        await expectNarrow(page);
      });
    });
  }
}
