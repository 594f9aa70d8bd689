import { type CheerioAPI, load } from "cheerio/slim";
import { type AnyNode, DomHandler, Element, hasChildren, isTag, isText } from "domhandler";
import { Parser } from "htmlparser2";
import { ImportError } from "./ImportError";

/** The depth at which browsers stop nesting elements, too. */
const MAX_DEPTH = 512;

class BoundedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > MAX_DEPTH) {
      throw new ImportError("The elements of this page are nested too deeply to be read.");
    }
    super.onopentag(name, attributes);
  }
}

/**
 * Parses HTML. The depth is bounded, so that code that walks through the nodes is linear and needs little stack.
 * @throws ImportError for elements that are nested too deeply
 */
export function parseHtml(html: string): CheerioAPI {
  const handler = new BoundedHandler();
  new Parser(handler).end(html);
  const { root } = handler;
  // Cheerio compares all elements at the top of a document with each other, so that there is only one.
  const page = new Element("page", {}, root.children);
  for (const child of page.children) child.parent = page;
  root.children = [page];
  page.parent = root;
  return load(root);
}

/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  "p div li ol ul tr br h1 h2 h3 h4 h5 h6 section article dt dd blockquote".split(" "),
);

const HIDDEN = new Set(["script", "style", "template"]);

/** The text of a node; blocks and line breaks begin new lines. */
export function extractText(node: AnyNode): string {
  const parts: string[] = [];
  const visit = (each: AnyNode): void => {
    if (isText(each)) parts.push(each.data);
    if (!hasChildren(each)) return;
    const name = isTag(each) ? each.name : "";
    if (HIDDEN.has(name)) return;
    if (BLOCKS.has(name)) parts.push("\n");
    each.children.forEach(visit);
    if (BLOCKS.has(name)) parts.push("\n");
  };
  visit(node);
  return parts.join("");
}

/** Removes elements from a node; one by one, that would take as long as each has neighbours. */
export function removeElements(node: AnyNode, elements: ReadonlySet<AnyNode>): void {
  if (!hasChildren(node)) return;
  node.children = node.children.filter((child) => !elements.has(child));
  for (const child of node.children) removeElements(child, elements);
}

/** The elements within a node that fit, except those within another that fits. */
export function findOutermost(node: AnyNode, isMatch: (element: Element) => boolean): Element[] {
  const outermost: Element[] = [];
  const visit = (each: AnyNode): void => {
    if (!hasChildren(each)) return;
    for (const child of each.children) {
      if (isTag(child) && isMatch(child)) outermost.push(child);
      else visit(child);
    }
  };
  visit(node);
  return outermost;
}

/** Returns whether an element has one of some classes. */
export const hasClass = (element: Element, classes: readonly string[]): boolean =>
  (element.attribs["class"] ?? "").split(/\s+/).some((name) => classes.includes(name));
