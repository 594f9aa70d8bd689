import { displayName as brand } from "../package.json";
import { expectAccessible, expectNarrow, inColours } from "./accessible";
import { screens } from "./screens";
import { expect, test } from "./test";
import { visit } from "./visit";

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** The number of screens per test, because a browser with a warm cache is faster. */
const AT_A_TIME = 6;

/** Yields the screens in groups with one viewer each. */
function* groups() {
  for (const viewer of ["visitor", "member", "contributor", "admin"] as const) {
    // Each screen is checked in one of the four combinations, in rotation; `npm run e2e:axe` checks all of them.
    const seen = [...screens.entries()].filter(([, { viewers }]) => viewers[0] === viewer);
    for (let at = 0; at < seen.length; at += AT_A_TIME) {
      yield { viewer, part: at / AT_A_TIME + 1, group: seen.slice(at, at + AT_A_TIME) };
    }
  }
}

for (const { viewer, part, group } of groups()) {
  test(`Screens for the ${viewer} are accessible, part ${part}`, async ({ page }) => {
    for (const [index, screen] of group) {
      const size = sizes[index % 2]!;
      const colours = index % 4 < 2 ? "light" : "dark";
      await test.step(`${screen.file} in ${colours} colors, ${size.width} wide`, async () => {
        await page.emulateMedia({ colorScheme: colours, reducedMotion: "reduce" });
        await page.setViewportSize(size);
        const heading = await visit(page, screen, viewer);
        for (const landmark of ["banner", "main", "contentinfo"] as const) {
          await expect(page.getByRole(landmark)).toHaveCount(1);
        }
        await expect(page).toHaveTitle(screen.route === "/" ? brand : `${heading} · ${brand}`);
        await inColours(page, colours);
        await expectAccessible(page);
        await expectNarrow(page);
      });
    }
  });
}
