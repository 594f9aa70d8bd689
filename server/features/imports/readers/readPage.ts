import type { CheerioAPI } from "cheerio/slim";
import { parseLine } from "../../../../shared/amounts/parseLine";
import { foldText } from "../../../../shared/foldText";
import { maxLength } from "../../../../shared/inputLimits";
import type { ImportedRecipe } from "./ImportedRecipe";
import { findJsonLdRecipes, indexJsonLd, type JsonLdNode } from "./jsonLdNodes";
import { parseHtml } from "./parseHtml";
import { parseJsonLd } from "./parseJsonLd";
import { readBlocks } from "./readBlocks";
import { readPageText } from "./readPageText";
import { describeMissingParts, readJsonLd } from "./readJsonLd";
import { readMicrodata, readMicroformats } from "./readMicrodata";
import { readText } from "./readText";
import { toPlainLine } from "./toPlainText";

/** The maximum number of recipes per page. */
const MAX_RECIPES = 50;
/** The maximum number of nodes, including empty and repeated ones. */
const MAX_NODES = 500;

const readJsonLdScripts = ($: CheerioAPI): unknown[] =>
  $("script")
    .toArray()
    .filter((script) => /^application\/(?:ld\+)?json\b/i.test($(script).attr("type")?.trim() ?? ""))
    .map((script) => parseJsonLd($(script).text()))
    .filter((data) => data !== undefined);

const readMeta = ($: CheerioAPI, name: string): string | undefined =>
  $(`meta[property="${name}"], meta[name="${name}"]`).first().attr("content") || undefined;

/** Removes the name of the site from a title: "Pea soup | Jo cooks". */
function removeSiteName(title: string): string {
  const separatorIndex = Math.max(...["|", "–", "—", "-"].map((sign) => title.lastIndexOf(sign)));
  return title[separatorIndex - 1] === " " && title[separatorIndex + 1] === " "
    ? title.slice(0, separatorIndex - 1)
    : title;
}

/** Returns the heading or the title. An unclosed heading, which contains the page, is too long. */
const readTitle = ($: CheerioAPI): string =>
  [
    toPlainLine($("h1").first().html() ?? ""),
    toPlainLine(readMeta($, "og:title") ?? ""),
    removeSiteName(toPlainLine($("title").first().text())),
  ].find((title) => title !== "" && title.length <= maxLength.recipeName) ?? "";

/** Reads the recipe in the text of a page: by its headings and lists, or else line by line. */
function readTexts($: CheerioAPI, title: string): ImportedRecipe[] {
  const blocks = readBlocks($.root()[0]!);
  const recipe = readPageText(blocks, title);
  if (recipe.ingredients.length > 0) return [recipe];
  const titleIndex = blocks.findIndex(({ level }) => level === 1);
  const lines = blocks.slice(titleIndex + 1).map(({ text }) => text);
  const other = readText(lines.join("\n"), title);
  const { instructions } = recipe.instructions.length > 0 ? recipe : other;
  return [recipe, { ...other, instructions }];
}

const isEmpty = ({ ingredients, instructions }: ImportedRecipe): boolean =>
  ingredients.length === 0 && instructions.length === 0;

/** Texts that lead to the steps elsewhere: a URL, or "See the full recipe". */
const TEASER =
  /^https?:\/\/\S+$|(?:full|complete|whole) recipe|^(?:see|view|get|read|find|visit|click|continue|zum |das ganze |voir |vedi |ver |leer |bekijk )/i;
const MAX_TEASER = 100;

const toKey = (line: string): string => foldText(line).replace(/[^\p{L}\p{N}]/gu, "");

/** Returns true for steps that only lead elsewhere, and for a copy of the description. */
const isTeaser = ({ instructions: steps, description }: ImportedRecipe): boolean =>
  (steps.length === 1 && steps[0]!.length <= MAX_TEASER && TEASER.test(steps[0]!)) ||
  (steps.length > 0 && toKey(steps.join("")) === toKey(description ?? ""));

const isLine = (line: string): boolean => !line.endsWith(":");

/** The number of further lines on the page that show that the structured data has a part of the recipe only. */
const FEWEST_FURTHER = 2;

/** Returns true for a line with an amount and an ingredient. */
function isMeasured(line: string): boolean {
  const parsed = parseLine(line);
  return parsed !== null && parsed.quantity !== "" && parsed.ingredient !== "";
}

/** Returns true if the page lists all of the given ingredients and several more, each with an amount. */
function listsMore(page: ImportedRecipe, ingredients: readonly string[]): boolean {
  const lines = new Map(page.ingredients.filter(isLine).map((line) => [toKey(line), line]));
  const areListed = ingredients.filter(isLine).every((line) => lines.delete(toKey(line)));
  return areListed && lines.size >= FEWEST_FURTHER && [...lines.values()].every(isMeasured);
}

/** Returns true if the page lists amounts, and the given ingredients are only names, such as "Cheese, pasta". */
function listsAmounts(page: ImportedRecipe, ingredients: readonly string[]): boolean {
  const lines = page.ingredients.filter(isLine);
  const areMeasured = lines.filter(isMeasured).length * 3 >= lines.length * 2;
  return lines.length > 1 && areMeasured && !ingredients.some((line) => /\p{N}/u.test(line));
}

const timesOf = ({ prepMinutes, cookMinutes, totalMinutes }: ImportedRecipe) => ({
  ...(prepMinutes !== undefined && { prepMinutes }),
  ...(cookMinutes !== undefined && { cookMinutes }),
  ...(totalMinutes !== undefined && { totalMinutes }),
});

const servingsOf = ({ servings, servingsUnit }: ImportedRecipe) => ({
  ...(servings !== undefined && { servings }),
  ...(servingsUnit !== undefined && { servingsUnit }),
});

/** Adds missing parts from other descriptions of the recipe on the page. */
function completeRecipe(
  recipe: ImportedRecipe,
  candidates: readonly ImportedRecipe[],
): ImportedRecipe {
  const { ingredients, instructions, photos } = recipe;
  const findPart = (part: "ingredients" | "instructions") =>
    candidates.find((candidate) => candidate[part].length > 0)?.[part] ?? [];
  const findFields = (read: (page: ImportedRecipe) => Partial<ImportedRecipe>) =>
    [recipe, ...candidates].map(read).find((fields) => Object.keys(fields).length > 0);
  const longer = candidates.find((page) => listsMore(page, ingredients));
  const fuller = longer ?? candidates.find((page) => listsAmounts(page, ingredients));
  const isPart = longer !== undefined || isTeaser(recipe);
  const steps = instructions.length > 0 && !isPart ? instructions : findPart("instructions");
  return {
    ...recipe,
    ...findFields(servingsOf),
    ...findFields(timesOf),
    ingredients:
      fuller?.ingredients ?? (ingredients.length > 0 ? ingredients : findPart("ingredients")),
    instructions: steps.length > 0 ? steps : instructions,
    photos:
      photos.length > 0
        ? photos
        : (candidates.find((candidate) => candidate.photos.length > 0)?.photos ?? []),
  };
}

/** Finds the recipe of the page among those without lists. Others are links to related recipes. */
function findDescribed(
  empty: readonly ImportedRecipe[],
  title: string,
): ImportedRecipe | undefined {
  const page = foldText(title);
  const isOfPage = ({ name }: ImportedRecipe): boolean => {
    const folded = foldText(name);
    return folded !== "" && (page.includes(folded) || folded.includes(page));
  };
  return empty.length > 1 ? empty.find(isOfPage) : empty[0];
}

/** Reads recipes without repeated ones, up to the limit. Empty ones follow the others. */
function readUnique(
  nodes: readonly JsonLdNode[],
  read: (node: JsonLdNode) => ImportedRecipe,
): { recipes: ImportedRecipe[]; empty: ImportedRecipe[] } {
  const recipes = new Map<string, ImportedRecipe>();
  const empty: ImportedRecipe[] = [];
  for (const node of nodes.slice(0, MAX_NODES)) {
    if (recipes.size === MAX_RECIPES) break;
    const recipe = read(node);
    if (isEmpty(recipe)) empty.push(recipe);
    else recipes.set(`${recipe.name}\n${recipe.ingredients.join("\n")}`, recipe);
  }
  return { recipes: [...recipes.values()], empty };
}

/**
 * Reads the recipes of a page from its structured data, or else from its text.
 * @param url the address of the page, if available
 * @throws ImportError if elements are nested too deeply
 */
export function readPage(html: string, url?: string): ImportedRecipe[] {
  const $ = parseHtml(html);
  const language = $("html").attr("lang");
  const page = { ...(url ? { url } : {}), pageLanguage: language };
  const data = readJsonLdScripts($);
  const index = indexJsonLd(data);
  const fromJson = readUnique(findJsonLdRecipes(data), (node) =>
    readJsonLd(node, { index, ...page }),
  );
  const fromMarkup = readUnique([...readMicrodata($), ...readMicroformats($)], (node) =>
    readJsonLd(node, page),
  );
  const structured = fromJson.recipes.length > 0 ? fromJson.recipes : fromMarkup.recipes;
  const inLanguage = (recipe: ImportedRecipe): ImportedRecipe =>
    language && !recipe.language ? { ...recipe, language } : recipe;
  if (structured.length > 1) return structured.map(inLanguage);
  const title = readTitle($);
  const photo = readMeta($, "og:image");
  const photos = photo && URL.canParse(photo, url) ? [{ url: new URL(photo, url).href }] : [];
  const [best] = structured;
  const text = readTexts($, title);
  // A text without ingredients is not a recipe, and a description without them is completed from a text.
  const described = findDescribed([...fromJson.empty, ...fromMarkup.empty], title);
  const textRecipe = text.find(({ ingredients }) => ingredients.length > 0);
  const recipe = best ?? (textRecipe && (described ?? textRecipe));
  if (!recipe) return [];
  const titleRecipe = { ...recipe, ingredients: [], instructions: [], photos };
  const completedRecipe = completeRecipe(recipe, [...fromMarkup.recipes, ...text, titleRecipe]);
  const titledRecipe = { ...completedRecipe, name: completedRecipe.name || title };
  const missingParts = describeMissingParts(recipe);
  const otherWarnings = recipe.warnings.filter((warning) => !missingParts.includes(warning));
  const source = completedRecipe.source ?? url;
  return [
    inLanguage({
      ...titledRecipe,
      ...(source ? { source } : {}),
      warnings: [...describeMissingParts(titledRecipe), ...otherWarnings],
    }),
  ];
}
