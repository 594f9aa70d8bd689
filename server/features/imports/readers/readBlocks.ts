import {
  type AnyNode,
  type Element,
  hasChildren,
  isTag,
  isText,
  type ParentNode,
} from "domhandler";
import {
  BOLD_LEVEL,
  findOwnPart,
  findRoles,
  HEADING,
  isBold,
  isItem,
  isLeftOut,
  isList,
  MAX_HEADING,
  words,
} from "./pageRoles";
import { isAdvertisement, isStepLabel, type NamedPart } from "./pageWords";
import { findNext } from "./parseHtml";
import { toPlainLine } from "./toPlainText";

/** A line of a page, with its place in the page. */
export interface Block {
  text: string;
  /** The level of a heading: 1 to 6 as in HTML, `BOLD_LEVEL` for a line in bold; 0 for text. */
  level: number;
  /** The number of the list or table that the line is an item of; 0 for other lines. */
  list: number;
  /** True if all of its letters are links. */
  isLink: boolean;
  /** The part that the class of an element around the line names. */
  part: NamedPart | undefined;
  /** The index behind the innermost element around the line that has further lines below it. */
  end: number;
}

const BLOCKS = words(
  "p div li ol ul table thead tbody tfoot tr td th caption h1 h2 h3 h4 h5 h6 section article main header footer aside nav form fieldset legend address figure dl dt dd blockquote pre hr details summary center button",
);
/** The length of a text below a heading that is a step, not an amount. */
const MIN_TEXT = 20;
/** The maximum number of lines that are read. */
const MAX_BLOCKS = 20_000;
/** Separates a heading within an item from the text below it. */
const HEADING_END = "\u0001";

const BULLET = /[•▪●■]/;

interface Place {
  part: Block["part"];
  level: number;
  list: number;
  isItem: boolean;
  /** True within an item whose line breaks separate items. */
  hasBreaks: boolean;
  isBold: boolean;
  isLink: boolean;
}

/** Joins the heading of an item to the text below it. */
function joinHeading(text: string): string {
  const [heading, ...others] = text.split(HEADING_END).map((part) => toPlainLine(part));
  const rest = others.filter(Boolean).join(" ");
  const isTitle = rest.length > MIN_TEXT && /[^\s.:!?…]$/.test(heading!) && !isStepLabel(heading!);
  return `${heading}${isTitle ? ":" : ""} ${rest}`.trim();
}

/** Collects the text of a line until a block ends. */
class LineWriter {
  readonly blocks: Block[] = [];
  /** The indexes of lines whose element has not ended. */
  private unended: number[] = [];
  private parts: string[] = [];
  private letters = 0;
  private boldLetters = 0;
  private linkLetters = 0;

  add(text: string, place?: Place): void {
    this.parts.push(text);
    const { length } = text.replace(/[^\p{L}\p{N}]/gu, "");
    this.letters += length;
    if (place?.isBold) this.boldLetters += length;
    if (place?.isLink) this.linkLetters += length;
  }

  get isEmpty(): boolean {
    return this.letters === 0;
  }

  /** Ends a line and returns it. */
  take(): string {
    const text = joinHeading(this.parts.join("")).replace(/ (?=[,.](?:\s|$))/g, "");
    this.parts = [];
    this.letters = 0;
    this.boldLetters = 0;
    this.linkLetters = 0;
    return text;
  }

  end({ part, level, list, isItem }: Place): void {
    const isBoldLine = this.letters > 0 && this.boldLetters === this.letters;
    const isLink = this.letters > 0 && this.linkLetters === this.letters;
    const text = this.take();
    const bullets = text.split(BULLET).map((line) => line.trim());
    if (bullets.length > 2) {
      return bullets.filter(Boolean).forEach((line) => this.push(line, 0, -1, part));
    }
    const lineLevel = level > 0 ? level : isBoldLine && !isItem ? BOLD_LEVEL : 0;
    const isHeading = level > 0 || text.length <= MAX_HEADING;
    this.push(text, isHeading ? lineLevel : 0, isItem ? list : 0, part, isLink);
  }

  push(text: string, level: number, list: number, part: Block["part"], isLink = false): void {
    if (text === "" || isAdvertisement(text) || this.blocks.length === MAX_BLOCKS) return;
    this.unended.push(this.blocks.length);
    this.blocks.push({ text, level, list, isLink, part, end: Infinity });
  }

  /**
   * Ends an element: its lines end with it, except for one at its end.
   * @param start the index of its first line
   */
  endElement(start: number): void {
    const { length } = this.blocks;
    const last = this.unended.at(-1) === length - 1 ? this.unended.pop() : undefined;
    while ((this.unended.at(-1) ?? -1) >= start) this.blocks[this.unended.pop()!]!.end = length;
    if (last !== undefined) this.unended.push(last);
  }
}

/** Joins a term and its description, if one of them is an amount. */
function joinTerm(term: string, description: string): string | undefined {
  if (/^\p{N}/u.test(term)) return `${term} ${description}`;
  return /^\p{N}/u.test(description) ? `${term}: ${description}` : undefined;
}

/** Reads the lines of a page, without the elements around its main text. */
export function readBlocks(root: ParentNode): Block[] {
  const roles = findRoles(root);
  const writer = new LineWriter();
  let lists = 0;

  function visitChildren(element: ParentNode, place: Place): void {
    let previous: AnyNode | undefined;
    for (const child of element.children) {
      // Spans, and elements that a style sheet arranges, are apart even without a space between them.
      const areApart =
        previous &&
        isTag(previous) &&
        isTag(child) &&
        ((previous.name === "span" && child.name === "span") ||
          (previous.attribs["class"] ?? child.attribs["class"]) !== undefined);
      if (areApart) writer.add(" ");
      // The whole number before a fraction: "1<sup>1</sup>/<sub>2</sub>".
      if (isTag(child) && child.name === "sup") writer.add(" ");
      visit(child, place);
      previous = child;
    }
  }

  /** Reads a row, whose cells are one line. */
  function visitRow(row: Element, place: Place): void {
    const cells = row.children.filter(isTag);
    const isHeader = cells.length > 0 && cells.every(({ name }) => name === "th");
    visitChildren(row, { ...place, isItem: true });
    // A row of several headers names the columns; one header names the rows below.
    if (isHeader && cells.length > 1) writer.take();
    else if (isHeader) writer.end({ ...place, level: BOLD_LEVEL });
    else writer.end({ ...place, isItem: true });
  }

  function visitTerm(term: Element, description: Element, place: Place): void {
    const item = { ...place, isItem: true };
    visitChildren(term, item);
    const termText = writer.take();
    visitChildren(description, item);
    const text = writer.take();
    const joined = joinTerm(termText, text);
    if (!joined) writer.push(termText, 7, 0, place.part);
    writer.push(joined ?? text, 0, place.list, place.part);
  }

  function visitBlock(element: Element, place: Place): void {
    if (place.isItem) {
      const isHeading = HEADING.test(element.name);
      writer.add(" ");
      visitChildren(element, place);
      writer.add(isHeading && !writer.isEmpty ? HEADING_END : " ");
      return;
    }
    writer.end(place);
    const start = writer.blocks.length;
    // A paragraph or a list inside a heading belongs to a heading that is not closed.
    const inside = { ...place, level: element.name === "div" ? place.level : 0 };
    if (isList(element)) inside.list = ++lists;
    if (HEADING.test(element.name)) inside.level = Number(element.name[1]);
    const amount = roles.rows.get(element);
    const isOneLine = (isItem(element) || amount !== undefined) && !roles.layout.has(element);
    if (isOneLine && element.name === "tr") return visitRow(element, inside);
    if (isOneLine && element.name === "dt") {
      const next = findNext(element);
      if (next?.name === "dd" && !roles.layout.has(next) && findNext(next)?.name !== "dd") {
        readEarlier.add(next);
        return visitTerm(element, next, inside);
      }
    }
    const line = { ...inside, isItem: isOneLine, hasBreaks: roles.withBreaks.has(element) };
    if (isOneLine && amount && !findNext(amount)) {
      visit(amount, line);
      writer.add(" ");
      readEarlier.add(amount);
    }
    visitChildren(element, line);
    writer.end(line);
    writer.endElement(start);
  }

  /** The descriptions that are read with their terms, and the amounts before their names. */
  const readEarlier = new Set<Element>();

  function visit(node: AnyNode, place: Place): void {
    if (isText(node)) return writer.add(node.data, place);
    if (!isTag(node)) return hasChildren(node) ? visitChildren(node, place) : undefined;
    if (readEarlier.has(node) || isLeftOut(node, roles)) return;
    if (node.name === "br")
      return place.isItem && !place.hasBreaks ? writer.add(" ") : writer.end(place);
    if (BLOCKS.has(node.name)) {
      return visitBlock(node, {
        ...place,
        part: place.part === "ignored" ? "ignored" : (findOwnPart(node) ?? place.part),
      });
    }
    visitChildren(node, {
      ...place,
      isBold: place.isBold || isBold(node),
      isLink: place.isLink || node.name === "a",
    });
  }

  const start: Place = {
    ...{ part: undefined, level: 0, list: 0 },
    ...{ isItem: false, hasBreaks: false, isBold: false, isLink: false },
  };
  visitChildren(root, start);
  writer.end(start);
  return writer.blocks;
}
