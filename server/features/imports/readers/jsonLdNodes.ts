/** A JSON-LD object. */
export type JsonLdNode = Record<string, unknown>;

/** The objects of a document by `@id`, for resolving references. */
export type JsonLdIndex = ReadonlyMap<string, JsonLdNode>;

/** Deeper than any page nests; deeper objects are ignored. */
const MAX_DEPTH = 20;

export const isNode = (value: unknown): value is JsonLdNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The properties that the reader looks up, in the spelling of schema.org. */
const PROPERTIES =
  "@type @id @graph name headline description text recipeIngredient recipeInstructions recipeYield yield recipeCategory recipeCuisine keywords suitableForDiet cookingMethod prepTime cookTime performTime totalTime author creator publisher image photo url contentUrl caption inLanguage nutrition tool mentions isBasedOn creditText mainEntityOfPage mainEntity itemListElement item steps step value minValue maxValue unitText unitCode amount quantity requiredQuantity unit video estimatedCost supply servingSize calories fatContent saturatedFatContent unsaturatedFatContent transFatContent carbohydrateContent sugarContent fiberContent proteinContent sodiumContent cholesterolContent".split(
    " ",
  );

/** Other names of properties: common mistakes, older versions of schema.org, and data-vocabulary.org. */
const ALIASES: Readonly<Record<string, string>> = {
  recipeingredients: "recipeIngredient",
  ingredients: "recipeIngredient",
  ingredient: "recipeIngredient",
  recipeinstruction: "recipeInstructions",
  instructions: "recipeInstructions",
  instruction: "recipeInstructions",
  recipetype: "recipeCategory",
  cuisine: "recipeCuisine",
  preptime: "prepTime",
  summary: "description",
  photo: "image",
  tools: "tool",
  language: "inLanguage",
};

const spellings: ReadonlyMap<string, string> = new Map([
  ...PROPERTIES.map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(ALIASES),
]);

/** Prefixes of properties, as in `schema:name` and `https://schema.org/name`. */
const PREFIX = /^(?:schema:|https?:\/\/(?:www\.)?(?:schema\.org|data-vocabulary\.org)\/(?:#)?)/i;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

/** Returns the value of a value object or a container: `{ "@value": "4" }`, `{ "@list": [...] }`. */
function unwrap(value: unknown): unknown {
  if (!isNode(value)) return value;
  const content = value["@value"] ?? value["@list"] ?? value["@set"];
  return content === undefined ? value : content;
}

/**
 * Converts the spellings of JSON-LD to the usual one: value objects and containers become their content, and
 * properties have the names of schema.org, whatever their prefix and case.
 */
export function normalizeJsonLd(data: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined;
  const value = unwrap(data);
  if (Array.isArray(value)) return value.map((item) => normalizeJsonLd(item, depth + 1));
  if (!isNode(value)) return value;
  const node = new Map<string, unknown>();
  // A property in the usual spelling comes first.
  const entries = Object.entries(value).map(([key, content]) => {
    const plainKey = key.replace(PREFIX, "");
    const name = spellings.get(plainKey.toLowerCase()) ?? plainKey;
    return { name, content, isUsual: name === key };
  });
  for (const { name, content } of [
    ...entries.filter(({ isUsual }) => isUsual),
    ...entries.filter(({ isUsual }) => !isUsual),
  ]) {
    if (isEmpty(node.get(name))) node.set(name, normalizeJsonLd(content, depth + 1));
  }
  return Object.fromEntries(node);
}

const getTypeName = (type: unknown): string =>
  typeof type === "string"
    ? type
        .trim()
        .replace(/^.*[/:#]/, "")
        .toLowerCase()
    : "";

/** Returns true if an object has a type, which may be a URL or one of several. */
export const isOfType = (node: JsonLdNode, type: string): boolean =>
  [node["@type"]].flat().some((nodeType) => getTypeName(nodeType) === type.toLowerCase());

/** Returns true for a recipe. Some pages leave out the `@` of its type. */
const isRecipe = (node: JsonLdNode): boolean =>
  (isOfType(node, "Recipe") || (!node["@type"] && getTypeName(node["type"]) === "recipe")) &&
  ["name", "headline", "recipeIngredient", "recipeInstructions"].some((key) =>
    Object.hasOwn(node, key),
  );

function* walkNodes(data: unknown, depth = 0): Generator<JsonLdNode> {
  if (depth > MAX_DEPTH) return;
  if (Array.isArray(data)) for (const value of data) yield* walkNodes(value, depth + 1);
  else if (isNode(data)) {
    yield data;
    for (const value of Object.values(data)) {
      if (typeof value === "object") yield* walkNodes(value, depth + 1);
    }
  }
}

/** Finds all recipes in JSON-LD: in `@graph`, in lists, or as the main entity of a page. */
export const findJsonLdRecipes = (data: unknown): JsonLdNode[] =>
  [...walkNodes(normalizeJsonLd(data))].filter(isRecipe);

/** Indexes the objects of a document that others may refer to. */
export const indexJsonLd = (data: unknown): JsonLdIndex =>
  new Map(
    [...walkNodes(normalizeJsonLd(data))].flatMap((node) => {
      const id = node["@id"];
      // A reference has no other properties.
      return typeof id === "string" && Object.keys(node).length > 1 ? [[id, node] as const] : [];
    }),
  );

/** Returns the object that a value contains or refers to. */
export function resolveNode(value: unknown, index: JsonLdIndex): JsonLdNode | undefined {
  if (!isNode(value)) return undefined;
  const id = value["@id"];
  return typeof id === "string" ? (index.get(id) ?? value) : value;
}

/** The maximum number of references that are replaced within a property. */
const MAX_REFERENCES = 300;

/** The maximum number of references within each other. */
const MAX_CHAIN = 20;

/** Replaces the references within a value by the objects that they refer to. */
export function resolveReferences(value: unknown, index: JsonLdIndex): unknown {
  let references = 0;
  const resolve = (part: unknown, ids: readonly string[]): unknown => {
    if (Array.isArray(part)) return part.map((item) => resolve(item, ids));
    if (!isNode(part)) return part;
    const id = part["@id"];
    const target = typeof id === "string" && !ids.includes(id) ? index.get(id) : undefined;
    const isReference = target !== undefined && Object.keys(part).length === 1;
    if (isReference && (ids.length >= MAX_CHAIN || ++references > MAX_REFERENCES)) return part;
    const path = typeof id === "string" ? [...ids, id] : ids;
    return Object.fromEntries(
      Object.entries(isReference ? target : part).map(([key, item]) => [key, resolve(item, path)]),
    );
  };
  return index.size > 0 ? resolve(value, []) : value;
}
