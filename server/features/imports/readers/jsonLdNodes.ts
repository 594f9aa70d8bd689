/** An object of JSON-LD. */
export type JsonLdNode = Record<string, unknown>;

/** The objects of a document by their `@id`, which others refer to. */
export type JsonLdIndex = ReadonlyMap<string, JsonLdNode>;

/** Deeper than any page nests; beyond, nothing is looked at. */
const MAX_DEPTH = 20;

const isNode = (value: unknown): value is JsonLdNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const getTypeName = (type: unknown): string =>
  typeof type === "string" ? type.replace(/^.*[/:#]/, "").toLowerCase() : "";

/** Whether an object is of a type, also where the type is a URL or one of several. */
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

/** The recipes in JSON-LD, wherever they are: in `@graph`, in lists, or as what a page is about. */
export const findJsonLdRecipes = (data: unknown): JsonLdNode[] =>
  [...walkNodes(data)].filter(
    (node) =>
      isOfType(node, "Recipe") &&
      ["name", "headline", "recipeIngredient", "recipeInstructions"].some((key) =>
        Object.hasOwn(node, key),
      ),
  );

/** The objects of a document that others may refer to. */
export const indexJsonLd = (data: unknown): JsonLdIndex =>
  new Map(
    [...walkNodes(data)].flatMap((node) => {
      const id = node["@id"];
      // A mere reference has nothing else.
      return typeof id === "string" && Object.keys(node).length > 1 ? [[id, node] as const] : [];
    }),
  );

/** The object that a value is or refers to. */
export function resolveNode(value: unknown, index: JsonLdIndex): JsonLdNode | undefined {
  if (!isNode(value)) return undefined;
  const id = value["@id"];
  return typeof id === "string" ? (index.get(id) ?? value) : value;
}
