import type { CheerioAPI } from "cheerio/slim";
import { type Element, isTag, type ParentNode } from "domhandler";
import { ownProperty } from "../../../../shared/ownProperty";
import type { JsonLdNode } from "./jsonLdNodes";
import { findOutermost, hasClass } from "./parseHtml";

/** The attributes of a markup language. */
interface Markup {
  scope: string;
  property: string;
  type: string;
}

const markups: readonly Markup[] = [
  { scope: "itemscope", property: "itemprop", type: "itemtype" },
  { scope: "typeof", property: "property", type: "typeof" },
];

/** Properties whose parts are separated by HTML. */
const HTML_PROPERTIES = ["recipeInstructions", "recipeIngredient", "ingredients", "description"];

/** Properties whose value is a URL. */
const ADDRESSES = ["image", "url", "mainEntityOfPage", "photo", "contentUrl"];

/**
 * The maximum depth of nested properties; deeper ones are ignored, since the text of each contains those
 * inside it.
 */
const MAX_DEPTH = 10;

/** The maximum number of properties per element. */
const MAX_NAMES = 5;

function readValue($: CheerioAPI, element: Element, property: string): string {
  const $element = $(element);
  const attribute = (name: string): string | undefined => $element.attr(name);
  const statedValue = attribute("content") ?? attribute("datetime") ?? attribute("value");
  if (statedValue !== undefined) return statedValue;
  if (element.name === "img") return attribute("data-src") ?? attribute("src") ?? "";
  if (ADDRESSES.includes(property)) return attribute("href") ?? attribute("src") ?? $element.text();
  return HTML_PROPERTIES.includes(property) ? ($element.html() ?? "") : $element.text();
}

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

/** Reads each scope once, although it is also a value of the scope around it. */
function makeScopeReader($: CheerioAPI, markup: Markup) {
  const nodes = new Map<Element, JsonLdNode>();
  const readPropertyNames = (element: Element): string[] =>
    (ownProperty(element.attribs, markup.property) ?? "")
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, MAX_NAMES)
      .map((name) => name.replace(/^.*[/:]/, ""));

  function visit(parent: ParentNode, node: JsonLdNode, depth: number): void {
    for (const child of parent.children) {
      if (!isTag(child)) continue;
      const isScope = ownProperty(child.attribs, markup.scope) !== undefined;
      const names = depth < MAX_DEPTH ? readPropertyNames(child) : [];
      const childDepth = depth + Math.min(names.length, 1);
      for (const name of names) {
        addValue(node, name, isScope ? readScope(child, childDepth) : readValue($, child, name));
      }
      if (!isScope) visit(child, node, childDepth);
    }
  }

  function readScope(scope: Element, depth = 0): JsonLdNode {
    const existingNode = nodes.get(scope);
    if (existingNode) return existingNode;
    const node: JsonLdNode = {
      "@type": (ownProperty(scope.attribs, markup.type) ?? "").split(/\s+/)[0] ?? "",
    };
    nodes.set(scope, node);
    visit(scope, node, depth);
    return node;
  }
  return readScope;
}

/** Reads the recipes in microdata or RDFa as JSON-LD. */
export function readMicrodata($: CheerioAPI): JsonLdNode[] {
  return markups.flatMap((markup) => {
    const readScope = makeScopeReader($, markup);
    return $<Element, string>(`[${markup.type}]`)
      .toArray()
      .filter((element) =>
        /(?:^|[/:\s])Recipe(?:$|\s)/i.test(ownProperty(element.attribs, markup.type) ?? ""),
      )
      .map((element) => readScope(element));
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
          addValue(node, property, readDuration(element) ?? readValue($, element, property));
        }
      }
      return node;
    },
  );

/** Reads a time from the title of an element: <span class="value-title" title="PT30M">. */
const readDuration = (element: Element): string | undefined =>
  findOutermost(element, (child) => hasClass(child, ["value-title"]))[0]?.attribs["title"] ??
  (element.attribs["title"] || undefined);
