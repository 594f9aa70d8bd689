import { displayName as brand } from "../package.json";
import { expectAccessible, expectNarrow, inColours } from "./accessible";
import { screens } from "./screens";
import { expect, test } from "./test";
import { visit } from "./visit";

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

// One of the four ways to see a screen each, in turns; `npm run e2e:axe` sees all of them.
for (const [index, screen] of screens.entries()) {
  const viewer = screen.viewers[0];
  const size = sizes[index % 2]!;
  const colours = index % 4 < 2 ? "light" : "dark";
  const how = `seen by the ${viewer} in ${colours} colours, ${size.width} wide`;
  test(`The screen ${screen.file} is for everybody, ${how}`, async ({ page }) => {
    await inColours(page, colours);
    await page.setViewportSize(size);
    const heading = await visit(page, screen, viewer);
    for (const part of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(part)).toHaveCount(1);
    }
    await expect(page).toHaveTitle(screen.route === "/" ? brand : `${heading} · ${brand}`);
    await expectAccessible(page);
    await expectNarrow(page);
  });
}
