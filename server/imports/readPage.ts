import { type CheerioAPI, load } from "cheerio/slim";
import { maxLength } from "../../shared/inputLimits";
import type { ImportedRecipe } from "./ImportedRecipe";
import { findJsonLdRecipes, indexJsonLd } from "./jsonLdNodes";
import { parseJsonLd } from "./parseJsonLd";
import { missingParts, readJsonLd } from "./readJsonLd";
import { readMicrodata, readMicroformats } from "./readMicrodata";
import { readText } from "./readText";
import { lineOf, textOf } from "./textOf";

/** More recipes than any page has. */
const MOST_RECIPES = 50;

/** What surrounds the text of a page. */
const SURROUNDINGS =
  "script, style, noscript, template, svg, iframe, nav, footer, aside, form, button, select, [hidden], [aria-hidden='true'], .comments, #comments, .comment-list, #respond, .sidebar, .related, .share";

/** Where the text of a page is, the best place first. */
const CONTENT = [
  "[itemprop='articleBody']",
  "article",
  "main",
  "[role='main']",
  "#content",
  "body",
];

const jsonLdOf = ($: CheerioAPI): unknown[] =>
  $("script")
    .toArray()
    .filter((script) => /^application\/(?:ld\+)?json\b/i.test($(script).attr("type")?.trim() ?? ""))
    .map((script) => parseJsonLd($(script).text()))
    .filter((data) => data !== undefined);

const contentOf = ($: CheerioAPI, name: string): string | undefined =>
  $(`meta[property="${name}"], meta[name="${name}"]`).first().attr("content") || undefined;

/** The heading, unless it was not closed and holds the page. */
const titleOf = ($: CheerioAPI): string =>
  [
    lineOf($("h1").first().html() ?? ""),
    lineOf(contentOf($, "og:title") ?? ""),
    lineOf($("title").first().text()).replace(/\s+[|–—-]\s+[^|–—-]*$/, ""),
  ].find((title) => title !== "" && title.length <= maxLength.recipeName) ?? "";

/** The page without what surrounds its text, as lines. */
function readableText($: CheerioAPI): string {
  $(SURROUNDINGS).remove();
  for (const selector of CONTENT) {
    const html = $(selector).first().html();
    const text = html ? textOf(html) : "";
    if (text.split("\n").length > 5) return text;
  }
  return textOf($.root().html() ?? "");
}

const isEmpty = ({ ingredients, instructions }: ImportedRecipe): boolean =>
  ingredients.length === 0 && instructions.length === 0;

/** What was found of a recipe in other places of the page, where the best one lacks it. */
function complete(recipe: ImportedRecipe, others: readonly ImportedRecipe[]): ImportedRecipe {
  const other = (part: "ingredients" | "instructions" | "photos") =>
    others.find((each) => each[part].length > 0)?.[part] ?? [];
  const completed = {
    ...recipe,
    ingredients: recipe.ingredients.length > 0 ? recipe.ingredients : other("ingredients"),
    instructions: recipe.instructions.length > 0 ? recipe.instructions : other("instructions"),
    photos: recipe.photos.length > 0 ? recipe.photos : other("photos"),
  } as ImportedRecipe;
  return completed;
}

const unique = (recipes: readonly ImportedRecipe[]): ImportedRecipe[] => [
  ...new Map(
    recipes.map((recipe) => [`${recipe.name}\n${recipe.ingredients.join("\n")}`, recipe]),
  ).values(),
];

function readWhole(html: string, url?: string): ImportedRecipe[] {
  const $ = load(html);
  const address = url ? { url } : {};
  const data = jsonLdOf($);
  const index = indexJsonLd(data);
  const fromJson = findJsonLdRecipes(data).map((node) => readJsonLd(node, { index, ...address }));
  const fromMarkup = [...readMicrodata($), ...readMicroformats($)].map((node) =>
    readJsonLd(node, address),
  );
  const structured = fromJson.some((recipe) => !isEmpty(recipe)) ? fromJson : fromMarkup;
  const found = unique(structured.filter((recipe) => !isEmpty(recipe))).slice(0, MOST_RECIPES);
  if (found.length > 1) return found;
  const title = titleOf($);
  const photo = contentOf($, "og:image");
  const photos = photo && URL.canParse(photo, url) ? [{ url: new URL(photo, url).href }] : [];
  const [best] = found;
  const isWhole = best && best.ingredients.length > 0 && best.instructions.length > 0;
  const readable = isWhole ? [] : [readText(readableText($), title)];
  // A text without ingredients is any page.
  const recipe = best ?? readable.find(({ ingredients }) => ingredients.length > 0);
  if (!recipe) return [];
  const rest = { ...recipe, ingredients: [], instructions: [], photos };
  const whole = complete(recipe, [...fromMarkup, ...readable, rest]);
  const named = { ...whole, name: whole.name || title, warnings: [] };
  const source = whole.source ?? url;
  return [{ ...named, ...(source ? { source } : {}), warnings: missingParts(named) }];
}

/**
 * Reads the recipes of a page: from its structured data, else from its text.
 * @param url where the page is, if it is known
 */
export function readPage(html: string, url?: string): ImportedRecipe[] {
  try {
    return readWhole(html, url);
  } catch (error) {
    // Elements nested deeper than any page nests them exceed the stack.
    if (error instanceof RangeError) return [];
    throw error;
  }
}
