import type { Page } from "@playwright/test";
import { pictureSizes } from "../client/shared/ui/pictureSizes";
import { expectAccessible, expectNarrow, inColours } from "./accessible";
import { ask } from "./graphql";
import { enter, keyOf, newMember, tokenOf } from "./people";
import { bring, cookWithPhotos, onUpload, photosForm, picture } from "./photos";
import { expect, test } from "./withPictures";

const FAVORITE = "mutation ($recipeId: Int!) { addFavorite(recipeId: $recipeId) { id } }";

/**
 * Records layout shifts without interaction. The function is a string, because tests have no
 * browser types.
 */
const watchShifts = (page: Page) =>
  page.addInitScript(`globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries()) {
        if (!hadRecentInput) globalThis.shifted += value;
      }
    }).observe({ type: "layout-shift", buffered: true });`);

const shifted = (page: Page) => page.evaluate<number>("globalThis.shifted");

/** Returns the width of the first picture of a selector, and the width in `sizes`. */
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

/** The drawing next to the welcome text, hidden in narrow windows. */
const PRINT = "div[aria-hidden] > img";

const viewer = (page: Page, name: string) =>
  page.getByRole("dialog", { name: `Photos of ${name}` });

/** Expects that a picture is as wide as its `sizes` at the window's width. */
const expectExact = (page: Page, selector: string, sizes: string, deviation = 2) =>
  expect(async () => {
    const { drawn, said } = await widths(page, selector, sizes);
    expect(Math.abs(drawn - said), `${selector}: ${drawn} and ${said}`).toBeLessThanOrEqual(
      deviation,
    );
  }).toPass({ timeout: 10_000 });

const WINDOWS = [390, 600, 720, 840, 920, 1000, 1060, 1150, 1280];

test("A picture has its declared width in windows of any width", async ({ page }) => {
  const { recipeId } = await cookWithPhotos(page, 2);
  const person = await newMember(page);
  await ask(page, FAVORITE, { recipeId }, await tokenOf(page, person));
  const expectExactOn = async (address: string, pictures: Record<string, string>) => {
    await page.goto(address);
    for (const selector of Object.keys(pictures)) {
      await page.locator(selector).first().waitFor({ state: "attached" });
    }
    for (const width of WINDOWS) {
      await page.setViewportSize({ width, height: 900 });
      for (const [selector, sizes] of Object.entries(pictures)) {
        const isShown = selector !== PRINT || width > 1000;
        if (isShown) await expectExact(page, selector, sizes);
      }
    }
  };
  await expectExactOn("/recipes", { "article img": pictureSizes.card });
  await expectExactOn("/recipes?density=compact", { "article img": pictureSizes.compactCard });
  await expectExactOn("/", {
    "article img": pictureSizes.homeTile,
    [PRINT]: pictureSizes.print,
  });
  await expectExactOn(`/recipes/${recipeId}`, {
    "header img": pictureSizes.cover,
    "header ul[aria-label='More photos'] img": pictureSizes.thumb,
  });
  await enter(page, person);
  await expectExactOn(`/users/${await keyOf(page, person)}/profile`, {
    "article img": pictureSizes.profileTile,
  });
  await enter(page, "contributor");
  await expectExactOn(`/recipes/${recipeId}/edit`, { "form li img": pictureSizes.formTile });
});

test.describe("The photos of a recipe", () => {
  test("are fetched in the displayed width without layout shifts, can be enlarged by keyboard, and are not printed", async ({
    page,
  }) => {
    const { name, recipeId } = await cookWithPhotos(page, 3);
    await watchShifts(page);
    const fetched = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // The check excludes pictures that a script stores for offline use once the page is idle.
      const isDrawn = request.resourceType() === "image";
      if (isDrawn && pathname.startsWith("/photos/")) fetched.add(pathname);
    });
    for (const [address, shape] of [
      [`/recipes?search=${encodeURIComponent(name)}`, "12 / 5"],
      [`/recipes/${recipeId}`, "3 / 2"],
    ] as const) {
      fetched.clear();
      await page.goto(address);
      const cover = page.locator("img[srcset]").first();
      await expect(cover).toBeVisible();
      await expect(cover).toHaveJSProperty("complete", true);
      await expect
        .poll(() => cover.evaluate((image) => "currentSrc" in image && image.currentSrc))
        .toMatch(/\/photos\/[0-9a-f]{32}-(320|640)\.webp$/);
      await expect(cover).toHaveCSS("aspect-ratio", shape);
      await expect(cover).toHaveCSS("object-fit", "cover");
      expect(await cover.getAttribute("style")).toContain("data:image/webp;base64,");
      await page.waitForLoadState("networkidle");
      expect(await shifted(page)).toBeLessThan(0.01);
      // Each picture must be fetched in one size only, despite the preload in the head.
      const keys = new Set([...fetched].map((path) => path.split("-")[0]));
      expect([...fetched]).toHaveLength(keys.size);
    }

    await test.step("They open large, one after the other, by keys", async () => {
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

    await test.step("They stay off paper", async () => {
      await expect(page.locator("header img").first()).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("header img").first()).toBeHidden();
    });
  });

  test.describe("without scripts", () => {
    test.use({ freshContext: true, javaScriptEnabled: false });

    test("are links to pictures over their placeholders", async ({ context, page }) => {
      const { recipeId } = await cookWithPhotos(page, 2);
      // The page is separate, because the browser's picture view writes to the console.
      const plain = await context.newPage();
      await plain.goto(`/recipes/${recipeId}`);
      const cover = plain.locator("header img[srcset]").first();
      await expect(cover).toHaveAttribute("style", /data:image\/webp;base64,/);
      await plain.getByRole("link", { name: "Open photo 2 of 2" }).click();
      await expect(plain).toHaveURL(/\/photos\/[0-9a-f]{32}-1000\.webp$/);
    });
  });
});

/** Expects no accessibility violations at both sizes, each in one of the color schemes. */
async function expectAccessibleToAll(page: Page, where: string): Promise<void> {
  for (const [width, scheme] of [
    [1280, "light"],
    [390, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await inColours(page, scheme);
    await expectAccessible(page, `${where} at ${width} pixels in ${scheme} colours`);
  }
}

test.describe("On phones and desktops, each in one color scheme,", () => {
  test("the form's section for photos and the dialog that crops them are accessible", async ({
    page,
  }) => {
    const { recipeId } = await cookWithPhotos(page, 3);
    await enter(page, "contributor");
    await page.goto(`/recipes/${recipeId}/edit`);
    const form = photosForm(page);
    await expect(form.tiles).toHaveCount(3);
    await form.crop(1).click();
    await expect(form.usePart).toBeFocused();
    await expect(form.dialog.getByRole("button", { name: "Top left corner" })).toBeVisible();
    await expectAccessibleToAll(page, "the dialog");
    await page.keyboard.press("Escape");
    let sent = 0;
    await onUpload(page, async (route) => {
      // The first upload fails, and the second never ends.
      if (sent++) return;
      await route.fulfill({ status: 413, contentType: "text/plain", body: "Too large." });
    });
    const files = ["failed.jpg", "running.jpg"].map((name) =>
      picture(name, { width: 800, height: 800 }),
    );
    await form.input.setInputFiles(await Promise.all(files));
    await expect(form.again("failed.jpg")).toBeVisible();
    await expect(form.progress).toHaveAccessibleName("Uploading running.jpg");
    await bring(page, "drop", "form", [{ name: "a.heic", mimeType: "", buffer: Buffer.from("x") }]);
    await expectAccessibleToAll(page, "the form");
    await expectNarrow(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("the photos of a recipe and their large view are accessible", async ({ page }) => {
    const { name, recipeId } = await cookWithPhotos(page, 3);
    await page.goto(`/recipes/${recipeId}`);
    const third = page.getByRole("link", { name: "Open photo 3 of 3" });
    await third.waitFor();
    await expectAccessibleToAll(page, "the page");
    await expectNarrow(page);
    await third.click();
    const photo = viewer(page, name).getByRole("img", { name: `Photo of ${name}` });
    await expect(photo).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const sizes = (await photo.getAttribute("sizes"))!;
      await expectExact(page, "[role=dialog] img", sizes, 1);
    }
    await expectAccessibleToAll(page, "the large view");
    await expectNarrow(page);
  });
});
