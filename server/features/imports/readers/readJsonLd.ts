import { readNutritionJsonLd } from "../../exports/nutritionJsonLd";
import { detectLanguage } from "./detectLanguage";
import type { ImportedPhoto, ImportedRecipe } from "./ImportedRecipe";
import { type JsonLdIndex, type JsonLdNode, resolveNode } from "./jsonLdNodes";
import { readInstructions } from "./readInstructions";
import { readMinutes } from "./readMinutes";
import { readOwnJsonLd } from "./readOwnJsonLd";
import { readServings } from "./readServings";
import { toPlainLine, toPlainLines, toPlainText } from "./toPlainText";

/** The context in which a recipe was found. */
interface Surroundings {
  /** The objects that the recipe may refer to. */
  index?: JsonLdIndex;
  /** The address of the page. */
  url?: string;
  /** The language of the page. */
  pageLanguage?: string | undefined;
}

const EMPTY_INDEX: JsonLdIndex = new Map();

const asList = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.flat(3) : [value];

const toTexts = (value: unknown): string[] =>
  asList(value)
    .filter((item) => typeof item === "string" || typeof item === "number")
    .map((item) => toPlainLine(String(item)))
    .filter((item) => item !== "");

/** Returns the first text of a value, or the name of the object that it refers to. */
function findName(value: unknown, index: JsonLdIndex): string | undefined {
  for (const item of asList(value)) {
    const name = typeof item === "string" ? item : resolveNode(item, index)?.["name"];
    const [text] = toTexts(name);
    // A reference without a name is a URL.
    if (text && !/^https?:\/\/\S+$/.test(text)) return text;
  }
  return undefined;
}

const readAuthors = (value: unknown, index: JsonLdIndex): string | undefined =>
  [...new Set(asList(value).flatMap((item) => findName(item, index) ?? []))].join(", ") ||
  undefined;

function toWebAddress(value: unknown, base?: string): string | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const address = value.trim();
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}

/** Returns one photo, since pages list the same picture in several formats. */
function readPhotos(value: unknown, { index = EMPTY_INDEX, url }: Surroundings): ImportedPhoto[] {
  for (const item of asList(value)) {
    const node = resolveNode(item, index);
    const address = toWebAddress(
      node ? (node["url"] ?? node["contentUrl"] ?? node["@id"]) : item,
      url,
    );
    const [caption] = toTexts(node?.["caption"]);
    if (address) return [{ url: address, ...(caption ? { caption } : {}) }];
  }
  return [];
}

/** The maximum depth of nested lists; deeper ones are ignored. */
const MAX_DEPTH = 10;

const isHeadingOf = (name: unknown): name is string =>
  typeof name === "string" && toPlainLine(name) !== "";

/** Returns ingredients as lines, from texts or from objects with an amount and a name. */
function readIngredientLines(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return toPlainLines(value);
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => readIngredientLines(item, depth + 1));
  if (typeof value !== "object" || value === null) return [];
  const {
    amount,
    quantity,
    value: number,
    unitText,
    unit,
    name,
    text,
    itemListElement,
    item,
  } = value as JsonLdNode;
  if (itemListElement !== undefined) {
    const heading = isHeadingOf(name) ? [`${toPlainLine(name)}:`] : [];
    return [...heading, ...readIngredientLines(itemListElement, depth + 1)];
  }
  if (item !== undefined) return readIngredientLines(item);
  const words = toTexts([amount ?? quantity ?? number, unitText ?? unit, name ?? text]);
  return words.length > 0 ? [words.join(" ")] : [];
}

const splitWords = (value: unknown): string[] =>
  toTexts(value)
    .flatMap((text) => text.split(/[,;|]/))
    .map((word) => word.trim())
    .filter(Boolean);

/** Converts "https://schema.org/GlutenFreeDiet" to "Gluten free". */
const readDiets = (value: unknown): string[] =>
  toTexts(value).map((diet) =>
    diet
      .replace(/^.*\//, "")
      .replace(/Diet$/, "")
      .replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`),
  );

/** Removes repetitions, ignoring case. */
const removeRepeated = (texts: string[]): string[] => {
  const keys = new Set<string>();
  return texts.filter((text) => {
    const { size } = keys;
    return keys.add(text.toLowerCase()).size > size;
  });
};

/** Returns a sentence for each missing part of a recipe. */
export const describeMissingParts = ({
  name,
  ingredients,
  instructions,
}: Pick<ImportedRecipe, "name" | "ingredients" | "instructions">): string[] => [
  ...(name === "" ? ["The recipe has no name."] : []),
  ...(ingredients.length === 0 ? ["No ingredients were found."] : []),
  ...(instructions.length === 0 ? ["No instructions were found."] : []),
];

const removeEmpty = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  ) as Partial<Fields>;

/** Reads the nutrition of a recipe, a schema.org object or a text. Its source is the page, unless it is stated. */
function readNutrition(
  value: unknown,
  language: string | null,
  { index = EMPTY_INDEX, url }: Surroundings,
): Pick<ImportedRecipe, "nutrition" | "nutritionSource"> {
  const item = asList(value)[0];
  const node = resolveNode(item, index);
  const nutrition = node
    ? readNutritionJsonLd((property) => toTexts(node[property])[0], language)
    : typeof item === "string" && toPlainText(item);
  if (!nutrition) return {};
  const source = toTexts(node?.["description"])[0] ?? (url && new URL(url).host);
  return { nutrition, ...(source && { nutritionSource: source }) };
}

/** Converts a schema.org recipe to an imported one. */
export function readJsonLd(recipe: JsonLdNode, surroundings: Surroundings = {}): ImportedRecipe {
  const ownRecipe = readOwnJsonLd(recipe);
  if (ownRecipe) return ownRecipe;
  const { index = EMPTY_INDEX, url } = surroundings;
  const [category, ...otherCategories] = splitWords(recipe["recipeCategory"]);
  const page = resolveNode(recipe["mainEntityOfPage"], index);
  const essential = {
    name: toTexts(recipe["name"])[0] ?? toTexts(recipe["headline"])[0] ?? "",
    ingredients: readIngredientLines(recipe["recipeIngredient"] ?? recipe["ingredients"]),
    instructions: readInstructions(recipe["recipeInstructions"]),
  };
  const tools = asList(recipe["tool"]).flatMap((tool) => findName(tool, index) ?? []);
  const read: ImportedRecipe = {
    ...essential,
    ...(removeEmpty({
      description: toPlainText(String(asList(recipe["description"])[0] ?? "")),
      source:
        url ??
        toWebAddress(recipe["isBasedOn"]) ??
        toTexts(recipe["creditText"])[0] ??
        toWebAddress(recipe["url"]) ??
        toWebAddress(recipe["mainEntityOfPage"]) ??
        toWebAddress(page?.["@id"]),
      language: toTexts(recipe["inLanguage"])[0],
      author: readAuthors(recipe["author"] ?? recipe["creator"], index),
      prepMinutes: readMinutes(recipe["prepTime"]),
      cookMinutes: readMinutes(recipe["cookTime"] ?? recipe["performTime"]),
      totalMinutes: readMinutes(recipe["totalTime"]),
      category,
    }) as Partial<ImportedRecipe>),
    ...readServings(recipe["recipeYield"] ?? recipe["yield"]),
    ...(otherCategories.length > 0 && { otherCategories }),
    tags: removeRepeated([
      ...otherCategories,
      ...splitWords(recipe["recipeCuisine"]),
      ...splitWords(recipe["keywords"]),
      ...readDiets(recipe["suitableForDiet"]),
    ]),
    ...(tools.length > 0 && { equipment: removeRepeated(tools) }),
    photos: readPhotos(recipe["image"], surroundings),
    warnings: describeMissingParts(essential),
  };
  const nutrition = recipe["nutrition"];
  if (nutrition === undefined) return read;
  const language = read.language ?? surroundings.pageLanguage ?? detectLanguage(read);
  return { ...read, ...readNutrition(nutrition, language, surroundings) };
}
