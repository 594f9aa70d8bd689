import { expect, type Locator, type Page } from "@playwright/test";
import { onPhone } from "./bar";

export const heading = (page: Page) => page.getByRole("heading", { name: "All Recipes" });
export const cards = (page: Page) => page.getByRole("article");
export const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
export const search = (page: Page) => page.getByRole("textbox", { name: "Search recipes" });
export const showMore = (page: Page) => page.getByRole("button", { name: "Show more recipes" });

/** Expects the number of recipes above the list. */
export async function expectFound(page: Page, count: number): Promise<void> {
  const words = `${count} ${count === 1 ? "recipe" : "recipes"}`;
  await expect(page.getByRole("status").getByText(words, { exact: true })).toBeVisible();
}

/** Opens the sheet with all values of all filters. */
export async function openFilters(page: Page): Promise<Locator> {
  const sheet = page.getByRole("dialog", { name: "Filters" });
  if (!(await sheet.isVisible())) await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Finds an option of a filter in the sheet. */
export const optionIn = (sheet: Locator, filter: string, label: string) =>
  sheet
    .getByRole("group", { name: filter })
    .getByRole("checkbox", { name: new RegExp(`^${label} \\(\\d+\\)$`) });

/** Expects the number of recipes and returns to the list. */
export async function closeFilters(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name: /^Show \d+ recipes?$/ }).click();
  await expect(sheet).toBeHidden();
}

/** Picks an option of a filter, whose label ends with the number of recipes. */
export async function choose(select: Locator, label: string): Promise<void> {
  const option = select.getByRole("option", { name: new RegExp(`^${label} \\(\\d+\\)$`) });
  await select.selectOption(await option.getAttribute("value"));
}

/** The filters with searchable options. */
const SEARCHED = ["Tag", "Ingredient"];

/** Finds a filter in the row; a searchable filter appears once its code has loaded. */
export function filterField(page: Page, filter: string): Locator {
  const field = page.getByRole("search").getByRole("combobox", { name: filter });
  return SEARCHED.includes(filter) ? field.and(page.locator("input")) : field;
}

/** Finds the open options of a searchable filter. */
export const optionsOf = (page: Page, filter: string) =>
  page.getByRole("listbox", { name: filter }).getByRole("option");

/** Hovers over the filters, which loads the code of searchable fields. */
export const pointAtFilters = (page: Page) =>
  page.getByRole("search").getByRole("combobox", { name: "Category" }).hover();

/** Chooses the first option of a filter, which excludes no recipe. */
export async function chooseAll(page: Page, filter: string, all: string): Promise<void> {
  const field = filterField(page, filter);
  if (SEARCHED.includes(filter)) {
    await pointAtFilters(page);
    await field.click();
    const first = optionsOf(page, filter).first();
    await expect(first).toHaveText(all);
    await first.click();
  } else {
    await expect(field.getByRole("option").first()).toHaveText(all);
    await field.selectOption({ label: all });
  }
}

/** Filters the list by one value; on a phone in the sheet. */
export async function filterBy(page: Page, filter: string, label: string): Promise<void> {
  if (onPhone()) {
    await optionIn(await openFilters(page), filter, label).check();
    await closeFilters(page);
  } else if (SEARCHED.includes(filter)) {
    await pointAtFilters(page);
    await filterField(page, filter).fill(label);
    await optionsOf(page, filter)
      .filter({ hasText: new RegExp(`^${label} \\(\\d+\\)$`) })
      .click();
  } else {
    await choose(filterField(page, filter), label);
  }
  await expect(page.getByRole("button", { name: `Remove filter ${label}` })).toBeVisible();
}

/** Opens a recipe by searching for its name. */
export async function openRecipe(page: Page, name: string): Promise<void> {
  await page.goto(`/recipes?search=${encodeURIComponent(name)}`);
  await card(page, name).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

/** Finds the link in a card's heading. */
export const linkOf = (card: Locator) => card.getByRole("heading").getByRole("link");

/**
 * Counts the targets at nine points of each of the first cards: those that open the card's recipe,
 * and the others. Points on a card's own links and buttons are skipped.
 */
export const pointsOfCards = (page: Page, count: number) =>
  page.evaluate<{ leading: number; astray: string[] }>(`(() => {
    const thirds = [0.04, 0.5, 0.96];
    const astray = [];
    let leading = 0;
    for (const card of [...document.querySelectorAll("article")].slice(0, ${count})) {
      const { href, innerText } = card.querySelector("h2 a");
      for (const across of thirds) {
        for (const down of thirds) {
          const before = card.getBoundingClientRect();
          // To the middle of the window, where no bar is.
          scrollBy(0, before.top + before.height * down - innerHeight / 2);
          const { left, top, width, height } = card.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          const control = hit.closest("button, a");
          if (control?.href === href) leading += 1;
          else if (!control || !card.contains(control)) {
            astray.push(innerText + " at " + across + ", " + down + ": " + hit.className);
          }
        }
      }
    }
    return { leading, astray };
  })()`);

/**
 * Returns the average growth of the list's rows, in pixels, on the first scroll, which lays out all
 * cards.
 */
export const growthOnScroll = (page: Page) =>
  page.evaluate<number>(`(async () => {
    const list = document.querySelector("ul:has(article)");
    const before = list.offsetHeight;
    scrollBy(0, 1);
    await new Promise((resolve) => addEventListener("scroll", () => setTimeout(resolve), { once: true }));
    const rows = new Set(Array.from(list.children, ({ offsetTop }) => offsetTop)).size;
    return (list.offsetHeight - before) / rows;
  })()`);

/**
 * Finds parts of cards whose first line is clipped: paragraphs, headings and the first ingredient
 * lines.
 */
export const partsOutOfSight = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll(
    "article :is(h2, p), article div:first-child > ul > li:first-child",
  )].filter((part) => {
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
    const first = new Range();
    first.setStart(words, 0);
    first.setEnd(words, Math.min(6, words.length));
    const { bottom } = first.getBoundingClientRect();
    for (let around = part; around.tagName !== "ARTICLE"; around = around.parentElement) {
      const clips = getComputedStyle(around).overflowY !== "visible";
      if (clips && bottom > around.getBoundingClientRect().bottom + 1) return true;
    }
    return false;
  }).map(({ innerText }) => innerText.slice(0, 40))`);
