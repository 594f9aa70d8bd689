import { onPhone } from "./bar";
import { expectAccessible, expectNarrow, inColours, schemes } from "./accessible";
import { screens } from "./screens";
import { fitWindow } from "./browser";
import { states } from "./states";
import { test } from "./test";
import { visit } from "./visit";

// All screens for all their viewers, in both color schemes; the configuration adds both sizes.

/**
 * A height above that of any form, because a sticky bar would otherwise cover a part of an element.
 */
const TALL = 4_000;

for (const screen of screens) {
  for (const viewer of screen.viewers) {
    test(`${screen.file} is accessible to the ${viewer}`, async ({ page }) => {
      await inColours(page, "light");
      await visit(page, screen, viewer);
      await fitWindow(page, TALL);
      for (const scheme of schemes) {
        await inColours(page, scheme);
        await expectAccessible(page, `in ${scheme} colours`);
      }
      await expectNarrow(page);
    });
  }
}

for (const { name, only, show } of states) {
  test(`${name} is accessible`, async ({ page }) => {
    test.skip(only === (onPhone() ? "desktop" : "phone"), "is not there at this size");
    await inColours(page, "light");
    await show(page);
    await fitWindow(page, TALL);
    for (const scheme of schemes) {
      await inColours(page, scheme);
      await expectAccessible(page, `in ${scheme} colours`);
    }
  });
}
