import type { Locator } from "@playwright/test";
import { wide } from "./browser";
import { cook, remove } from "./kitchen";
import { cards } from "./list";
import { enter } from "./people";
import { expect, test } from "./withPictures";
import { unique } from "./unique";

const WORDS = "with roasted peppers, a green sauce and the bread of the day before, ";

/** Returns a unique title of 182 characters. */
const longTitle = () => `${unique("Soup")} ${WORDS.repeat(3)}`.slice(0, 181) + "!";

interface Heading {
  clientHeight: number;
  ownerDocument: {
    defaultView: { getComputedStyle: (one: Heading) => { lineHeight: string } };
  };
}

const countLines = (heading: Locator) =>
  heading.evaluate((one: Heading) => {
    const { lineHeight } = one.ownerDocument.defaultView.getComputedStyle(one);
    return Math.round(one.clientHeight / parseFloat(lineHeight));
  });

for (const { width, most } of [
  { width: 390, most: 440 },
  { width: 1280, most: 460 },
]) {
  test.describe(`In a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a title of 182 characters is cut on cards, and fits on every screen", async ({
      page,
    }) => {
      const { name, recipeId } = await cook(page, longTitle());
      expect(name).toHaveLength(182);
      const search = encodeURIComponent(name.slice(0, 20));
      const heading = page.getByRole("heading", { name, exact: true }).first();
      await page.goto(`/recipes?search=${search}`);
      await expect(heading).toHaveAttribute("title", name);
      expect(await countLines(heading)).toBe(2);
      expect((await cards(page).first().boundingBox())!.height).toBeLessThanOrEqual(most);
      await page.goto(`/recipes?search=${search}&density=compact`);
      await expect(heading).toHaveAttribute("title", name);
      expect(await countLines(heading)).toBe(2);
      await page.goto("/");
      await expect(heading).toHaveAttribute("title", name);
      expect(await countLines(heading)).toBe(3);
      await enter(page, "contributor");
      for (const address of [`/recipes/${recipeId}`, `/recipes/${recipeId}/edit`, "/recipes/own"]) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await wide(page), address).toBe(width);
      }
      await remove(page, recipeId);
      await page.goto("/recipes/deleted");
      await expect(heading).toBeVisible();
      expect(await wide(page)).toBe(width);
    });
  });
}
