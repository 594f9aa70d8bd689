import { expectAccessible, expectNarrow, inColours, schemes } from "./accessible";
import { states } from "./states";
import { test } from "./test";

// The states alternate between light and dark colors; `npm run e2e:axe` checks each state in both.
for (const [index, { name, only, show }] of states.entries()) {
  const scheme = schemes[index % schemes.length]!;
  test(`The screen is accessible in ${scheme} colors: ${name}`, async ({ page }) => {
    if (only === "phone") await page.setViewportSize({ width: 390, height: 844 });
    await inColours(page, scheme);
    await show(page);
    await expectAccessible(page);
    if (!only) await expectNarrow(page);
  });
}
