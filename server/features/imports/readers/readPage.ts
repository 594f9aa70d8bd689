import type { CheerioAPI } from "cheerio/slim";
import { maxLength } from "../../../../shared/inputLimits";
import type { ImportedRecipe } from "./ImportedRecipe";
import { findJsonLdRecipes, indexJsonLd, type JsonLdNode } from "./jsonLdNodes";
import { parseHtml, removeWithin, textWithin } from "./parseHtml";
import { parseJsonLd } from "./parseJsonLd";
import { missingParts, readJsonLd } from "./readJsonLd";
import { readMicrodata, readMicroformats } from "./readMicrodata";
import { readText } from "./readText";
import { lineOf, textOf } from "./textOf";

/** More recipes than any page has. */
const MOST_RECIPES = 50;
/** The same, with those that are empty or there twice. */
const MOST_NODES = 500;

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

/** The title of a page without the name of its site: "Pea soup | Jo cooks". */
function withoutSite(title: string): string {
  const at = Math.max(...["|", "–", "—", "-"].map((sign) => title.lastIndexOf(sign)));
  return title[at - 1] === " " && title[at + 1] === " " ? title.slice(0, at - 1) : title;
}

/** The heading, unless it was not closed and holds the page. */
const titleOf = ($: CheerioAPI): string =>
  [
    lineOf($("h1").first().html() ?? ""),
    lineOf(contentOf($, "og:title") ?? ""),
    withoutSite(lineOf($("title").first().text())),
  ].find((title) => title !== "" && title.length <= maxLength.recipeName) ?? "";

/** The page without what surrounds its text, as lines. */
function readableText($: CheerioAPI): string {
  const root = $.root()[0]!;
  removeWithin(root, new Set($(SURROUNDINGS).toArray()));
  for (const selector of CONTENT) {
    const [content] = $(selector).toArray();
    const text = content ? textOf(textWithin(content)) : "";
    if (text.split("\n").length > 5) return text;
  }
  return textOf(textWithin(root));
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

/** Reads recipes that are not empty, each of them once and not more than a page has. */
function unique(
  nodes: readonly JsonLdNode[],
  read: (node: JsonLdNode) => ImportedRecipe,
): ImportedRecipe[] {
  const recipes = new Map<string, ImportedRecipe>();
  for (const node of nodes.slice(0, MOST_NODES)) {
    if (recipes.size === MOST_RECIPES) break;
    const recipe = read(node);
    if (!isEmpty(recipe)) {
      recipes.set(`${recipe.name}\n${recipe.ingredients.join("\n")}`, recipe);
    }
  }
  return [...recipes.values()];
}

/**
 * Reads the recipes of a page: from its structured data, else from its text.
 * @param url where the page is, if it is known
 * @throws ImportError for elements that are nested too deeply
 */
export function readPage(html: string, url?: string): ImportedRecipe[] {
  const $ = parseHtml(html);
  const address = url ? { url } : {};
  const data = jsonLdOf($);
  const index = indexJsonLd(data);
  const fromJson = unique(findJsonLdRecipes(data), (node) =>
    readJsonLd(node, { index, ...address }),
  );
  const fromMarkup = unique([...readMicrodata($), ...readMicroformats($)], (node) =>
    readJsonLd(node, address),
  );
  const found = fromJson.length > 0 ? fromJson : fromMarkup;
  const language = $("html").attr("lang");
  const inLanguage = (recipe: ImportedRecipe): ImportedRecipe =>
    language && !recipe.language ? { ...recipe, language } : recipe;
  if (found.length > 1) return found.map(inLanguage);
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
  return [inLanguage({ ...named, ...(source ? { source } : {}), warnings: missingParts(named) })];
}
