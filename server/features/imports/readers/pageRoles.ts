import {
  type AnyNode,
  type Element,
  hasChildren,
  isTag,
  isText,
  type ParentNode,
} from "domhandler";
import { findNamedPart, type NamedPart, SURROUNDING_NAME, SURROUNDING_WORD } from "./pageWords";
import { findPart } from "./textWords";

export const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const LEFT_OUT = words(
  "script style template noscript svg iframe head select textarea option audio video canvas object dialog figcaption",
);
const MAIN = words("html body main article");
/** Elements and roles that are left out unless a recipe is in them. */
const AROUND = words("nav footer aside form button");
const ROLES_AROUND = words(
  "button tab tablist dialog alertdialog alert navigation search banner contentinfo tooltip menu",
);
/** Elements whose text is one line. */
const ITEMS = words("li tr dt dd");
const LISTS = words("ul ol table dl");

export const isItem = ({ name, attribs }: Element): boolean =>
  ITEMS.has(name) || attribs["role"] === "listitem";

export const isList = ({ name, attribs }: Element): boolean =>
  LISTS.has(name) || attribs["role"] === "list";

const BOLD = words("b strong u");
export const HEADING = /^h[1-6]$/;

/** The level of a line in bold, below those of headings in HTML. */
export const BOLD_LEVEL = 7;

/** The length of a line in bold that is a heading. */
export const MAX_HEADING = 80;
/** The number of nodes that are read for the text of a heading. */
const MAX_HEADING_NODES = 30;
/** The number of class names that are read. */
const MAX_NAMES = 20;
const CELLS = words("td th li");
/** More lines in a cell make a table one of layout, and more lines in an item a list. */
const MAX_CELL_LINES = 2;

/** Reads the text of a heading; an empty text for longer ones. Headings may be nested. */
function readHeadingText(heading: Element): string {
  let text = "";
  let nodes = 0;
  const isTooLong = (): boolean => nodes > MAX_HEADING_NODES || text.length > 2 * MAX_HEADING;
  const visit = (node: AnyNode): void => {
    nodes++;
    if (isText(node)) text += node.data.trim() === "" ? " " : node.data;
    if (!hasChildren(node)) return;
    for (const child of node.children) {
      if (isTooLong()) return;
      visit(child);
    }
  };
  visit(heading);
  const line = text.replace(/\s+/g, " ").trim();
  return isTooLong() || line.length > MAX_HEADING ? "" : line;
}

const readNames = ({ attribs }: Element): string[] =>
  `${attribs["class"] ?? ""} ${attribs["id"] ?? ""} ${attribs["itemprop"] ?? ""}`
    .split(/\s+/, MAX_NAMES + 1)
    .filter((name) => name !== "");

/** Finds the part of the recipe that the class or the ID of an element names. */
export function findOwnPart(element: Element): NamedPart | undefined {
  if (element.name === "body" || element.name === "html") return undefined;
  for (const name of readNames(element)) {
    const part = findNamedPart(name);
    if (part) return part;
  }
  return undefined;
}

export const isBold = ({ name, attribs }: Element): boolean =>
  BOLD.has(name) || /font-weight:\s?(?:bold|[6-9]00)/i.test(attribs["style"] ?? "");

/** Names of elements that are hidden until a reader opens them. */
const PANEL = /panel|tab|collaps|accordion|content|body|wrapper/i;

const isHidden = (element: Element): boolean => {
  const { attribs } = element;
  const isNotShown =
    attribs["hidden"] !== undefined ||
    attribs["aria-hidden"] === "true" ||
    /display:\s?none/i.test(attribs["style"] ?? "");
  return (
    isNotShown && ![attribs["role"] ?? "", ...readNames(element)].some((name) => PANEL.test(name))
  );
};

const isAround = ({ name, attribs }: Element): boolean =>
  AROUND.has(name) || ROLES_AROUND.has(attribs["role"] ?? "");

/** The elements of a page whose role depends on the elements inside them. */
export interface PageRoles {
  /** Elements with the title or a part of the recipe inside. */
  withRecipe: ReadonlySet<AnyNode>;
  /** Elements with the title inside. */
  withTitle: ReadonlySet<AnyNode>;
  /** Items and rows that contain several lines. */
  layout: ReadonlySet<AnyNode>;
  /** Items whose line breaks separate items. */
  withBreaks: ReadonlySet<AnyNode>;
  /** The elements that consist of a name and an amount, with the element of the amount. */
  rows: ReadonlyMap<AnyNode, Element | undefined>;
}

/** Names of elements that contain an amount only. */
const AMOUNT_NAME = /(?:^|[-_])(?:quantity|amount|qty|menge|quantite|cantidad)$/i;

const isAmount = (element: Element): boolean =>
  readNames(element).some((name) => AMOUNT_NAME.test(name)) &&
  /^\p{N}/u.test(readHeadingText(element));

/** Returns true for the heading of the ingredients or the method. */
function isPartHeading(element: Element): boolean {
  const { name } = element;
  if (!HEADING.test(name) && !BOLD.has(name) && !isAround(element)) return false;
  const part = findPart(readHeadingText(element));
  return part === "ingredients" || part === "instructions";
}

/** Finds the elements with a recipe inside, and the tables that arrange a page. */
export function findRoles(root: ParentNode): PageRoles {
  const withRecipe = new Set<AnyNode>();
  const withTitle = new Set<AnyNode>();
  const layout = new Set<AnyNode>();
  const rows = new Map<AnyNode, Element | undefined>();
  const withBreaks = new Set<AnyNode>();
  const lines = new Map<Element, number>();
  const mark = (set: Set<AnyNode>, element: AnyNode | null): void => {
    for (let node = element; node && !set.has(node); node = node.parent) set.add(node);
  };
  const countLine = (cell: Element): void => {
    const count = (lines.get(cell) ?? 0) + 1;
    lines.set(cell, count);
    if (count <= MAX_CELL_LINES) return;
    if (cell.name === "li") withBreaks.add(cell);
    else mark(layout, cell);
  };
  const visit = (node: AnyNode, cell: Element | undefined): void => {
    if (!isTag(node)) {
      if (hasChildren(node)) for (const child of node.children) visit(child, cell);
      return;
    }
    const { name } = node;
    if (LEFT_OUT.has(name)) return;
    const isPart = isPartHeading(node);
    const ownPart = findOwnPart(node);
    if (name === "h1") mark(withTitle, node);
    if (name === "h1" || isPart || (ownPart && ownPart !== "ignored")) mark(withRecipe, node);
    if (isItem(node) || isPart) mark(layout, node.parent);
    const { parent } = node;
    if (parent && isTag(parent) && isAmount(node) && readHeadingText(parent) !== "")
      rows.set(parent, rows.has(parent) ? undefined : node);
    const isInItem = cell?.name === "li";
    if (cell && !isInItem && HEADING.test(name)) mark(layout, cell);
    if (cell && (name === "br" || (name === "p" && !isInItem))) countLine(cell);
    const inner = CELLS.has(name) ? node : cell;
    for (const child of node.children) visit(child, inner);
  };
  visit(root, undefined);
  return { withRecipe, withTitle, layout, withBreaks, rows };
}

/** Returns true for elements around the main text. */
export function isLeftOut(element: Element, { withRecipe, withTitle }: PageRoles): boolean {
  if (LEFT_OUT.has(element.name)) return true;
  if (withTitle.has(element)) return false;
  const names = MAIN.has(element.name) ? [] : readNames(element);
  if (names.some((name) => SURROUNDING_NAME.test(name))) return true;
  const isOutside =
    isAround(element) || isHidden(element) || names.some((name) => SURROUNDING_WORD.test(name));
  return isOutside && !withRecipe.has(element);
}
