import { readNutritionJsonLd } from "../../exports/nutritionJsonLd";
import { detectLanguage } from "./detectLanguage";
import type { ImportedPhoto, ImportedRecipe } from "./ImportedRecipe";
import {
  isNode,
  type JsonLdIndex,
  type JsonLdNode,
  normalizeJsonLd,
  resolveNode,
  resolveReferences,
} from "./jsonLdNodes";
import { asList, removeCopy, toTexts } from "./jsonLdTexts";
import { leftOut } from "./leftOut";
import { readIngredientLines } from "./readIngredientLines";
import { readInstructions } from "./readInstructions";
import { readOwnJsonLd } from "./readOwnJsonLd";
import { readTimes } from "./readTimes";
import { readServings } from "./readServings";
import { toPlainText } from "./toPlainText";

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

/** Splits texts at commas; terms are objects with a name. */
const splitWords = (value: unknown): string[] =>
  toTexts(asList(value).map((term) => (isNode(term) ? term["name"] : term)))
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

/** The properties that a reader of the recipe would miss. */
const WITHOUT_PLACE = [
  ["video", "video"],
  ["estimatedCost", "cost"],
] as const;

const hasContent = (value: unknown): boolean =>
  asList(value).some((item) =>
    typeof item === "object" && item !== null
      ? Object.keys(item).length > 0
      : toTexts(item).length > 0,
  );

/** Returns true if a step has a picture, at any depth of the instructions. */
const hasPictures = (instructions: unknown, depth = 0): boolean =>
  depth <= MAX_DEPTH &&
  asList(instructions).some(
    (part) =>
      isNode(part) &&
      (hasContent(part["image"]) || hasPictures(part["itemListElement"], depth + 1)),
  );

const findLeftOut = (recipe: JsonLdNode): string[] => [
  ...WITHOUT_PLACE.flatMap(([property, name]) => (hasContent(recipe[property]) ? [name] : [])),
  ...(hasPictures(recipe["recipeInstructions"]) ? ["pictures of steps"] : []),
];

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
export function readJsonLd(data: JsonLdNode, surroundings: Surroundings = {}): ImportedRecipe {
  const ownRecipe = readOwnJsonLd(data);
  if (ownRecipe) return ownRecipe;
  const recipe = normalizeJsonLd(data) as JsonLdNode;
  const { index = EMPTY_INDEX, url } = surroundings;
  const [category, ...otherCategories] = splitWords(recipe["recipeCategory"]);
  const page = resolveNode(recipe["mainEntityOfPage"], index);
  const essential = {
    name: toTexts(recipe["name"])[0] ?? toTexts(recipe["headline"])[0] ?? "",
    ingredients: readIngredientLines(recipe),
    instructions: removeCopy(
      readInstructions(resolveReferences(recipe["recipeInstructions"], index)),
    ),
  };
  const tools = asList(recipe["tool"]).flatMap((tool) => findName(tool, index) ?? []);
  const { warnings: timeWarnings, ...times } = readTimes(recipe);
  const read: ImportedRecipe = {
    ...essential,
    ...(removeEmpty({
      description: toTexts(recipe["description"], toPlainText)[0],
      source:
        url ??
        toWebAddress(recipe["isBasedOn"]) ??
        toTexts(recipe["creditText"])[0] ??
        toWebAddress(recipe["url"]) ??
        toWebAddress(recipe["mainEntityOfPage"]) ??
        toWebAddress(page?.["@id"]),
      language: toTexts(recipe["inLanguage"])[0],
      author: readAuthors(recipe["author"] ?? recipe["creator"], index),
      category,
    }) as Partial<ImportedRecipe>),
    ...times,
    ...readServings(recipe["yield"]),
    ...readServings(recipe["recipeYield"]),
    ...(otherCategories.length > 0 && { otherCategories }),
    tags: removeRepeated([
      ...otherCategories,
      ...splitWords(recipe["recipeCuisine"]),
      ...splitWords(recipe["keywords"]),
      ...readDiets(recipe["suitableForDiet"]),
    ]),
    ...(tools.length > 0 && { equipment: removeRepeated(tools) }),
    photos: readPhotos(recipe["image"], surroundings),
    warnings: [
      ...describeMissingParts(essential),
      ...timeWarnings,
      ...leftOut(findLeftOut(recipe)),
    ],
  };
  const nutrition = recipe["nutrition"];
  if (nutrition === undefined) return read;
  const language = read.language ?? surroundings.pageLanguage ?? detectLanguage(read);
  return { ...read, ...readNutrition(nutrition, language, surroundings) };
}
