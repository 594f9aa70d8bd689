import { expectAccessible, expectNarrow, inColours, schemes } from "./accessible";
import { states } from "./states";
import { test } from "./test";

for (const { name, only, show } of states) {
  test(`Everybody can use ${name}, in light and in dark colours`, async ({ page }) => {
    if (only === "phone") await page.setViewportSize({ width: 390, height: 844 });
    await inColours(page, "light");
    await show(page);
    for (const scheme of schemes) {
      await inColours(page, scheme);
      await expectAccessible(page, `in ${scheme} colours`);
    }
    if (!only) await expectNarrow(page);
  });
}
