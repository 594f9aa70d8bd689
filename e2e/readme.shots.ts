import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { inColours } from "./accessible";
import { settled } from "./browser";
import { beginToCook, goToStep } from "./cooking";
import { withWakeLock } from "./kitchenDevices";
import { openRecipe } from "./list";
import { screens } from "./screens";
import type { Viewer } from "./screens";
import { test } from "./withPictures";
import { visit } from "./visit";

const folder = join(__dirname, "../docs/screens");

/** Writes a screenshot of the window as WebP, a third of a PNG's size. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await settled(page);
  const png = await page.screenshot({ animations: "disabled" });
  await sharp(png)
    .webp({ quality: 85 })
    .toFile(join(folder, `${name}.webp`));
}

const show = (page: Page, file: string, viewer: Viewer) =>
  visit(
    page,
    screens.find((screen) => screen.file === file)!,
    viewer,
  );

test.describe("desktop", () => {
  test.beforeEach(({ page }) => inColours(page, "light"));

  test("home", async ({ page }) => {
    await show(page, "home", "visitor");
    await shoot(page, "home");
  });

  test("recipe list", async ({ page }) => {
    await show(page, "recipes", "member");
    await shoot(page, "recipes");
  });

  test("recipe", async ({ page }) => {
    await show(page, "recipe", "member");
    await shoot(page, "recipe");
  });

  test("cook mode", async ({ page }) => {
    await withWakeLock(page);
    await openRecipe(page, "Irish soda bread");
    await beginToCook(page);
    await goToStep(page, 2, 6);
    await shoot(page, "cook-mode");
  });

  test("recipe form", async ({ page }) => {
    await show(page, "recipe-edit", "contributor");
    await shoot(page, "recipe-form");
  });
});

test.describe("phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });

  test("recipe in dark colours", async ({ page }) => {
    await inColours(page, "dark");
    await show(page, "recipe", "visitor");
    await shoot(page, "phone");
  });
});
