/** A JSON-LD object. */
export type JsonLdNode = Record<string, unknown>;

/** The objects of a document by `@id`, for resolving references. */
export type JsonLdIndex = ReadonlyMap<string, JsonLdNode>;

/** Deeper than any page nests; deeper objects are ignored. */
const MAX_DEPTH = 20;

const isNode = (value: unknown): value is JsonLdNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const getTypeName = (type: unknown): string =>
  typeof type === "string" ? type.replace(/^.*[/:#]/, "").toLowerCase() : "";

/** Returns true if an object has a type, which may be a URL or one of several. */
export const isOfType = (node: JsonLdNode, type: string): boolean =>
  [node["@type"]].flat().some((nodeType) => getTypeName(nodeType) === type.toLowerCase());

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
  [...walkNodes(data)].filter(
    (node) =>
      isOfType(node, "Recipe") &&
      ["name", "headline", "recipeIngredient", "recipeInstructions"].some((key) =>
        Object.hasOwn(node, key),
      ),
  );

/** Indexes the objects of a document that others may refer to. */
export const indexJsonLd = (data: unknown): JsonLdIndex =>
  new Map(
    [...walkNodes(data)].flatMap((node) => {
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
