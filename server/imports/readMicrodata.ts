import type { Cheerio, CheerioAPI } from "cheerio/slim";
import type { AnyNode, Element } from "domhandler";
import { ownProperty } from "../../shared/ownProperty";
import type { JsonLdNode } from "./jsonLdNodes";

/** How a kind of markup names things and their properties. */
interface Markup {
  scope: string;
  property: string;
  type: string;
}

const markups: readonly Markup[] = [
  { scope: "itemscope", property: "itemprop", type: "itemtype" },
  { scope: "typeof", property: "property", type: "typeof" },
];

/** Properties of which HTML tells the parts apart. */
const HTML_PROPERTIES = ["recipeInstructions", "recipeIngredient", "ingredients", "description"];

/** Properties whose value is an address. */
const ADDRESSES = ["image", "url", "mainEntityOfPage", "photo", "contentUrl"];

function valueOf($: CheerioAPI, element: Element, property: string): string {
  const $element = $(element);
  const attribute = (name: string): string | undefined => $element.attr(name);
  const stated = attribute("content") ?? attribute("datetime") ?? attribute("value");
  if (stated !== undefined) return stated;
  if (element.name === "img") return attribute("data-src") ?? attribute("src") ?? "";
  if (ADDRESSES.includes(property)) return attribute("href") ?? attribute("src") ?? $element.text();
  return HTML_PROPERTIES.includes(property) ? ($element.html() ?? "") : $element.text();
}

/** Adds a value, also to a property that a page calls `__proto__`. */
const add = (node: JsonLdNode, property: string, value: unknown): void => {
  const before = ownProperty(node, property);
  Object.defineProperty(node, property, {
    value: before === undefined ? value : [before, value].flat(),
    configurable: true,
    enumerable: true,
    writable: true,
  });
};

function readScope($: CheerioAPI, scope: Cheerio<Element>, markup: Markup): JsonLdNode {
  const type = (scope.attr(markup.type) ?? "").split(/\s+/)[0] ?? "";
  const node: JsonLdNode = { "@type": type };
  const visit = (children: Cheerio<AnyNode>): void => {
    children.each((_, child) => {
      const $child = $(child as Element);
      if (child.type !== "tag") return;
      const isScope = $child.attr(markup.scope) !== undefined;
      const properties = ($child.attr(markup.property) ?? "").split(/\s+/).filter(Boolean);
      for (const typed of properties) {
        const property = typed.replace(/^.*[/:]/, "");
        const value = isScope ? readScope($, $child, markup) : valueOf($, child, property);
        add(node, property, value);
      }
      if (!isScope) visit($child.contents());
    });
  };
  visit(scope.contents());
  return node;
}

/** The recipes in the microdata or RDFa of a page, as JSON-LD would have them. */
export function readMicrodata($: CheerioAPI): JsonLdNode[] {
  return markups.flatMap((markup) =>
    $<Element, string>(`[${markup.type}]`)
      .toArray()
      .filter((element) => /(?:^|[/:\s])Recipe(?:$|\s)/i.test($(element).attr(markup.type) ?? ""))
      .map((element) => readScope($, $(element), markup)),
  );
}

/** Properties of the microformats h-recipe and hrecipe by their classes. */
const classes: Readonly<Record<string, string>> = {
  name: ".p-name, .fn",
  recipeIngredient: ".p-ingredient, .ingredient",
  recipeInstructions: ".e-instructions, .instructions",
  recipeYield: ".p-yield, .yield",
  totalTime: ".dt-duration, .duration",
  prepTime: ".preptime, .prepTime",
  cookTime: ".cooktime, .cookTime",
  author: ".p-author, .author",
  description: ".p-summary, .summary",
  recipeCategory: ".p-category",
  image: ".u-photo, .photo",
};

/** The recipes of microformats. */
export const readMicroformats = ($: CheerioAPI): JsonLdNode[] =>
  $<Element, string>(".h-recipe, .hrecipe")
    .toArray()
    .map((element) => {
      const node: JsonLdNode = { "@type": "Recipe" };
      for (const [property, selector] of Object.entries(classes)) {
        $(element)
          .find<Element>(selector)
          .each((_, found) =>
            add(node, property, durationOf($, found) ?? valueOf($, found, property)),
          );
      }
      return node;
    });

/** Times are in the title of an element within: <span class="value-title" title="PT30M">. */
const durationOf = ($: CheerioAPI, element: Element): string | undefined =>
  $(element).find(".value-title").attr("title") ?? ($(element).attr("title") || undefined);
