import { readMarkedHeading } from "../../../../shared/amounts/readHeading";
import { hasAmount } from "./isIngredientLike";
import { endsRecipe, isStepLabel } from "./pageWords";
import type { Block } from "./readBlocks";
import { findPart, findPartWithin, type Part } from "./textWords";
import { trimColon } from "./toPlainText";

/** A run of lines that belong to one part of the recipe. */
export interface Section {
  part: Part;
  /** The index of the first line. */
  start: number;
  /** The level of the heading; 0 if a class names the part. */
  level: number;
  /** The words after the name of a list, such as "For the dough". */
  title: string | undefined;
  /** The index behind the element around the heading and the lines below it. */
  end: number;
  blocks: Block[];
}

/** The level of a heading without markup. */
const LOWEST_LEVEL = 7;

const PURPOSE =
  /(?:^|\s)((?:for|für|pour|per|para|voor|til|till|för|dla|na|для) (?!\p{N})[^\p{N}]{1,60})$/iu;

function readTitle(heading: string): string | undefined {
  const title = PURPOSE.exec(trimColon(heading))?.[1];
  return title && title[0]!.toUpperCase() + title.slice(1);
}

/** The number of links below a heading that make a menu, such as recipes by ingredient. */
const FEWEST_IN_MENU = 5;

const isMenu = ({ blocks }: Section): boolean =>
  blocks.length >= FEWEST_IN_MENU &&
  blocks.every(({ isLink, text }) => isLink && !/\p{N}/u.test(text));

/** Splits the lines of a page into its parts: by headings, and by the classes of elements. */
export function findSections(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  let section: Section | undefined;
  let namedPart: Block["part"];
  const open = (opened: Omit<Section, "blocks">): void => {
    section = { ...opened, blocks: [] };
    sections.push(section);
  };
  /** Returns true for a heading within a part, although its level is that of the part. */
  const isWithin = (part: Part, { text }: Block, next: Block | undefined): boolean =>
    readMarkedHeading(text) !== null ||
    isStepLabel(text) ||
    (part === "ingredients" && next !== undefined && next.list !== 0 && hasAmount(next.text));

  for (const [i, block] of blocks.entries()) {
    const { text, level, list, part } = block;
    const headedPart = level > 0 ? findPartWithin(text) : findPart(text);
    const hasChanged = part !== namedPart;
    namedPart = part;
    if (headedPart) {
      open({
        part: headedPart,
        start: i + 1,
        level: level || LOWEST_LEVEL,
        title: readTitle(text),
        end: block.end,
      });
      continue;
    }
    if (hasChanged && part && part !== section?.part)
      open({ part, start: i, level: 0, title: undefined, end: Infinity });
    else if (hasChanged && !part) section = undefined;
    if (!section) continue;
    const isNext = level > 0 && level < LOWEST_LEVEL && level <= section.level;
    const ends = isNext && part !== section.part && !isWithin(section.part, block, blocks[i + 1]);
    if (ends || (list <= 0 && endsRecipe(text))) section = undefined;
    else section.blocks.push(block);
  }
  return sections.filter((each) => each.blocks.length > 0 && !isMenu(each));
}
