import type { CheerioAPI } from "cheerio/slim";
import { type Element, isTag, isText, type ParentNode } from "domhandler";
import { ownProperty } from "../../../../shared/ownProperty";
import { isOfType, type JsonLdNode } from "./jsonLdNodes";
import { extractText, findOutermost, hasClass, joinSourceLines } from "./parseHtml";

/** The attributes of a markup language. */
interface Markup {
  scope: string;
  properties: readonly string[];
  type: string;
}

const markups: readonly Markup[] = [
  { scope: "itemscope", properties: ["itemprop"], type: "itemtype" },
  { scope: "typeof", properties: ["property", "rel"], type: "typeof" },
];

/** Properties whose value is a URL. */
const ADDRESSES = ["image", "url", "mainEntityOfPage", "photo", "contentUrl"];

/** Properties whose text is the value, although older pages mark the parts of it. */
const TEXTS = ["recipeIngredient", "ingredients", "ingredient"];

/** Properties whose text is the value if the scope has no property with a text. */
const STEPS = ["recipeInstructions", "instructions", "itemListElement", "step", "steps"];

const hasStepText = (node: JsonLdNode): boolean =>
  [...STEPS, "text", "name", "description", "item"].some((name) => Object.hasOwn(node, name));

/**
 * The maximum depth of nested properties; deeper ones are ignored, since the text of each contains those
 * inside it.
 */
const MAX_DEPTH = 10;

/** The maximum number of properties per element. */
const MAX_NAMES = 5;

/** The maximum number of elements per page to which `itemref` refers. */
const MAX_REFERENCES = 20;

/** The elements whose value is in an attribute. Items of lists have `value`, too, which is their number. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  datetime: ["time", "del", "ins"],
  value: ["data", "meter", "input"],
};

const hasText = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== "";

function readValue({ name, attribs }: Element, property: string, text: () => string): string {
  const readAttribute = (attribute: string): string | undefined => ownProperty(attribs, attribute);
  const content = readAttribute("content");
  if (hasText(content) || (content !== undefined && name === "meta")) return content;
  for (const [attribute, elements] of Object.entries(VALUES)) {
    const value = readAttribute(attribute);
    if (hasText(value) && elements.includes(name)) return value;
  }
  if (name === "img") return readAttribute("data-src") ?? readAttribute("src") ?? "";
  if (ADDRESSES.includes(property)) return readAttribute("href") ?? readAttribute("src") ?? text();
  return text();
}

/** Extracts the text of an element as a browser shows it. */
const readElementText = (element: Element): string => extractText(element, joinSourceLines);

const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name);

/** Reads the text of steps, and marks the headings within it as `## Dough`. */
function readStepsText(element: Element): string {
  const headings = findOutermost(element, isHeading).map((each) => readElementText(each).trim());
  const titles = new Set(headings.filter((text) => !/[.!?]$/.test(text)));
  return readElementText(element)
    .split("\n")
    .map((line) => (titles.has(line.trim()) ? `## ${line.trim()}` : line))
    .join("\n");
}

/** Reads the text of an ingredient, whose parts may have no spaces between them. */
function readIngredientText(element: Element): string {
  const parts = element.children.filter(isTag);
  const hasOnlySpans =
    parts.every(({ name }) => name === "span") &&
    element.children.every((child) => isTag(child) || (isText(child) && child.data.trim() === ""));
  return hasOnlySpans ? parts.map(readElementText).join(" ") : readElementText(element);
}

function readText(element: Element, property: string): string {
  if (TEXTS.includes(property)) return readIngredientText(element);
  return STEPS.includes(property) ? readStepsText(element) : readElementText(element);
}

const isStepText = (node: JsonLdNode, property: string): boolean =>
  ["text", "description"].includes(property) &&
  ["HowToStep", "HowToDirection", "ListItem"].some((type) => isOfType(node, type));

const splitParagraphs = (value: unknown): unknown[] =>
  typeof value === "string" ? value.split("\n").filter((line) => line.trim() !== "") : [value];

/** Adds a value to a property, including one with the name `__proto__`. */
function addValue(node: JsonLdNode, property: string, value: unknown): void {
  const earlierValue = ownProperty(node, property);
  if (Array.isArray(earlierValue)) return void earlierValue.push(value);
  Object.defineProperty(node, property, {
    value: earlierValue === undefined ? value : [earlierValue, value],
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

/** Makes a function that reads the scope of a recipe. Each scope is read once, although it is also a value. */
function makeRecipeReader($: CheerioAPI, markup: Markup) {
  const nodes = new Map<Element, JsonLdNode>();
  const readPropertyNames = (element: Element): string[] =>
    markup.properties
      .flatMap((attribute) => (ownProperty(element.attribs, attribute) ?? "").split(/\s+/))
      .filter(Boolean)
      .slice(0, MAX_NAMES)
      .map((name) => name.replace(/^.*[/:#]/, ""));

  /** @param parents the properties around the element, whose text contains the text of the element */
  function visit(parent: ParentNode, node: JsonLdNode, depth: number, parents: string[]): void {
    for (const child of parent.children) {
      if (isTag(child)) visitElement(child, node, depth, parents);
    }
  }

  function visitElement(
    element: Element,
    node: JsonLdNode,
    depth: number,
    parents: string[],
  ): void {
    const isScope = ownProperty(element.attribs, markup.scope) !== undefined;
    const names = depth < MAX_DEPTH ? readPropertyNames(element) : [];
    const childDepth = depth + Math.min(names.length, 1);
    for (const name of names.filter((each) => !parents.includes(each))) {
      const child = isScope && !TEXTS.includes(name) ? readScope(element, childDepth) : undefined;
      const isNode = child && (!STEPS.includes(name) || hasStepText(child));
      const value = isNode ? child : readValue(element, name, () => readText(element, name));
      // The paragraphs of a step are steps of their own.
      const parts = isStepText(node, name) ? splitParagraphs(value) : [value];
      for (const part of parts) addValue(node, name, part);
    }
    if (isScope) return;
    visit(element, node, childDepth, names.length > 0 ? [...parents, ...names] : parents);
  }

  function readScope(scope: Element, depth = 0): JsonLdNode {
    const existingNode = nodes.get(scope);
    if (existingNode) return existingNode;
    const node: JsonLdNode = {
      "@type": (ownProperty(scope.attribs, markup.type) ?? "").split(/\s+/).filter(Boolean),
    };
    nodes.set(scope, node);
    visit(scope, node, depth, []);
    return node;
  }

  let references = 0;

  /** Adds the properties of elements that belong to a recipe although they are elsewhere on the page. */
  function addReferenced(recipe: Element): JsonLdNode {
    const node = readScope(recipe);
    for (const id of (ownProperty(recipe.attribs, "itemref") ?? "").split(/\s+/)) {
      if (!/^[\w-]+$/.test(id) || references++ >= MAX_REFERENCES) continue;
      const element = $<Element, string>(`[id="${id}"]`).get(0);
      if (element && !contains(element, recipe)) visitElement(element, node, 0, []);
    }
    return node;
  }
  return addReferenced;
}

function contains(ancestor: Element, element: Element): boolean {
  for (let each: ParentNode | null = element; each; each = each.parent) {
    if (each === ancestor) return true;
  }
  return false;
}

/** Reads the recipes in microdata or RDFa as JSON-LD. */
export function readMicrodata($: CheerioAPI): JsonLdNode[] {
  return markups.flatMap((markup) => {
    const readRecipe = makeRecipeReader($, markup);
    return $<Element, string>(`[${markup.type}]`)
      .toArray()
      .filter((element) =>
        /(?:^|[/:#\s])Recipe(?:$|\s)/i.test(ownProperty(element.attribs, markup.type) ?? ""),
      )
      .map(readRecipe);
  });
}

/** The classes of properties in the microformats h-recipe and hrecipe. */
const classes: Readonly<Record<string, readonly string[]>> = {
  name: ["p-name", "fn"],
  recipeIngredient: ["p-ingredient", "ingredient"],
  recipeInstructions: ["e-instructions", "instructions"],
  recipeYield: ["p-yield", "yield"],
  totalTime: ["dt-duration", "duration"],
  prepTime: ["preptime", "prepTime"],
  cookTime: ["cooktime", "cookTime"],
  author: ["p-author", "author"],
  description: ["p-summary", "summary"],
  recipeCategory: ["p-category"],
  image: ["u-photo", "photo"],
};

/** Reads the recipes in microformats. A recipe inside another one is part of it. */
export const readMicroformats = ($: CheerioAPI): JsonLdNode[] =>
  findOutermost($.root()[0]!, (element) => hasClass(element, ["h-recipe", "hrecipe"])).map(
    (recipe) => {
      const node: JsonLdNode = { "@type": "Recipe" };
      for (const [property, names] of Object.entries(classes)) {
        for (const element of findOutermost(recipe, (element) => hasClass(element, names))) {
          const text = () => readElementText(element);
          addValue(node, property, readDuration(element) ?? readValue(element, property, text));
        }
      }
      return node;
    },
  );

/** Reads a time from the title of an element: <span class="value-title" title="PT30M">. */
const readDuration = (element: Element): string | undefined =>
  findOutermost(element, (child) => hasClass(child, ["value-title"]))[0]?.attribs["title"] ??
  (element.attribs["title"] || undefined);
