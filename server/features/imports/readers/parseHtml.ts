import { type CheerioAPI, load } from "cheerio/slim";
import { type AnyNode, DomHandler, Element, hasChildren, isTag, isText } from "domhandler";
import { Parser } from "htmlparser2";
import { ImportError } from "./ImportError";

/** The depth beyond which browsers do not nest elements either. */
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
 * Parses HTML. The depth is limited, so that walking through the nodes takes linear time and little stack.
 * @throws ImportError if elements are nested too deeply
 */
export function parseHtml(html: string): CheerioAPI {
  const handler = new BoundedHandler();
  new Parser(handler).end(html);
  const { root } = handler;
  // A single element at the top, because Cheerio compares all top-level elements with each other.
  const page = new Element("page", {}, root.children);
  for (const child of page.children) child.parent = page;
  root.children = [page];
  page.parent = root;
  return load(root);
}

/** Elements that begin a new line. */
const BLOCKS = new Set(
  "p div li ol ul tr br h1 h2 h3 h4 h5 h6 section article dt dd blockquote".split(" "),
);

const HIDDEN = new Set(["script", "style", "template"]);

/** Joins the lines of the source, as browsers do outside of preformatted text. */
export const joinSourceLines = (text: string): string => text.replace(/[\t\n\f\r ]+/g, " ");

/**
 * Extracts the text of a node. Blocks and line breaks begin new lines.
 * @param readData converts the text of the source; by default its line breaks are kept
 */
export function extractText(node: AnyNode, readData = (data: string): string => data): string {
  const parts: string[] = [];
  const visit = (current: AnyNode): void => {
    if (isText(current)) parts.push(readData(current.data));
    if (!hasChildren(current)) return;
    const name = isTag(current) ? current.name : "";
    if (HIDDEN.has(name)) return;
    if (BLOCKS.has(name)) parts.push("\n");
    current.children.forEach(visit);
    if (BLOCKS.has(name)) parts.push("\n");
  };
  visit(node);
  return parts.join("");
}

/** Finds matching elements within a node, except those inside another match. */
export function findOutermost(node: AnyNode, isMatch: (element: Element) => boolean): Element[] {
  const outermost: Element[] = [];
  const visit = (current: AnyNode): void => {
    if (!hasChildren(current)) return;
    for (const child of current.children) {
      if (isTag(child) && isMatch(child)) outermost.push(child);
      else visit(child);
    }
  };
  visit(node);
  return outermost;
}

/** Returns true if an element has one of these classes. */
export const hasClass = (element: Element, classes: readonly string[]): boolean =>
  (element.attribs["class"] ?? "").split(/\s+/).some((name) => classes.includes(name));

/** Returns the element after a node; undefined if there is text in between. */
export function findNext(node: AnyNode): Element | undefined {
  let next = node.nextSibling;
  while (next && !isTag(next) && !(isText(next) && next.data.trim() !== ""))
    next = next.nextSibling;
  return next && isTag(next) ? next : undefined;
}
