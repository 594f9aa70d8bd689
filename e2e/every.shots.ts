import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { format } from "oxfmt";
import { inColours } from "./accessible";
import { onPhone } from "./bar";
import { fitWindow, settled } from "./browser";
import { everyPicture, folder, gallery, pictureOf, schemesOf, type Size } from "./pictures";
import { screens } from "./screens";
import { states } from "./states";
import { test } from "./withPictures";
import { visit } from "./visit";

/** The height at which long pages are cut off. */
const TALLEST: Record<Size, number> = { desktop: 1500, phone: 1600 };

const sizeNow = (): Size => (onPhone() ? "phone" : "desktop");

async function shoot(page: Page, file: string): Promise<void> {
  const size = sizeNow();
  // The window fits the page, so that sticky elements at its end stay at the picture's end.
  await fitWindow(page, TALLEST[size]);
  for (const scheme of schemesOf(file, size)) {
    await inColours(page, scheme);
    await settled(page);
    await page.screenshot({
      path: join(folder, pictureOf(file, size, scheme)),
      quality: 75,
      animations: "disabled",
    });
  }
}

for (const screen of screens) {
  test(`screen ${screen.file}`, async ({ page }) => {
    await inColours(page, "light");
    await visit(page, screen, screen.viewers[0]);
    await shoot(page, screen.file);
  });
}

for (const { file, only, show } of states) {
  test(`state ${file}`, async ({ page }) => {
    test.skip(only !== undefined && only !== sizeNow(), "is not there at this size");
    await inColours(page, "light");
    await show(page);
    await shoot(page, file);
  });
}

test("the page of all pictures", async () => {
  const known = everyPicture();
  expect(new Set(known).size).toBe(known.length);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    if (file.endsWith(".jpg") && !known.includes(file)) rmSync(join(folder, file));
  }
  writeFileSync(join(folder, "README.md"), (await format("README.md", gallery())).code);
});
