import { readMarkedHeading } from "../../../../shared/amounts/readHeading";
import { foldText } from "../../../../shared/foldText";
import { parseLine } from "../../../../shared/amounts/parseLine";
import { isIngredientLike } from "./isIngredientLike";
import { endsRecipe, isStepLabel, isWish, removeStepLabel } from "./pageWords";
import type { Block } from "./readBlocks";
import { splitSteps, toHeading } from "./readInstructions";
import { findPart, findPartWithin, type Part } from "./textWords";
import { trimColon } from "./toPlainText";

/** A run of lines that belong to one part of the recipe. */
interface Section {
  part: Part;
  /** The index of the first line. */
  start: number;
  /** The level of the heading; 0 if a class names the part. */
  level: number;
  /** The words of a heading such as "Ingredients for the dough". */
  title: string | undefined;
  blocks: Block[];
}

/** The lines of a part, and their place on the page. */
export interface PagePart {
  lines: string[];
  start: number;
  end: number;
}

const hasAmount = (text: string): boolean => (parseLine(text)?.quantity ?? "") !== "";

const ENDS_SENTENCE = /[.!?…。！？)]["”“»]?$/u;
/** A text of this length is a step, even without a full stop. */
const MIN_STEP = 40;
/** Text without spaces has a step in fewer characters. */
const isStepLike = (text: string): boolean =>
  text.length >= MIN_STEP || (ENDS_SENTENCE.test(text) && (text.includes(" ") || text.length > 7));

const PURPOSE =
  /(?:^|\s)((?:for|für|pour|per|para|voor|til|till|för|dla|na|для) (?!\p{N})[^\p{N}]{1,60})$/iu;

/** Splits the lines of a page into its parts: by headings, and by the classes of elements. */
function findSections(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  let section: Section | undefined;
  let part: Block["part"];
  const open = (opened: Part, start: number, level: number, title?: string): void => {
    section = { part: opened, start, level, title, blocks: [] };
    sections.push(section);
  };
  blocks.forEach((block, i) => {
    const { text, level } = block;
    const headed = level > 0 ? findPartWithin(text) : findPart(text);
    const hasChanged = block.part !== part;
    part = block.part;
    if (headed) {
      open(headed, i + 1, level || 7, PURPOSE.exec(trimColon(text))?.[1]);
      return;
    }
    if (hasChanged && part && part !== section?.part) open(part, i, 0);
    else if (hasChanged && !part) section = undefined;
    const isNext = level > 0 && level < 7 && section && section.level > 0 && level <= section.level;
    const continues = (): boolean =>
      readMarkedHeading(text) !== null ||
      isStepLabel(text) ||
      (section!.part === "ingredients" &&
        blocks[i + 1]?.list !== 0 &&
        hasAmount(blocks[i + 1]?.text ?? ""));
    if ((isNext && !continues()) || (block.list <= 0 && endsRecipe(text))) section = undefined;
    section?.blocks.push(block);
  });
  return sections.filter(({ blocks: lines }) => lines.length > 0);
}

/** Keeps the items of lists and tables, with their headings, if they are most of the text. */
function keepMain(blocks: readonly Block[]): readonly Block[] {
  let [items, others] = [0, 0];
  for (const { list, level, text } of blocks) {
    if (list !== 0) items += text.length;
    else if (level === 0) others += text.length;
  }
  return blocks.filter(
    ({ list, level }) => level > 0 || (list !== 0 ? items >= others : items < others),
  );
}

/** Removes headings that no line follows. */
const removeEmptyHeadings = (lines: readonly string[]): string[] =>
  lines.filter((line, i) => !line.endsWith(":") || (lines[i + 1] ?? ":").at(-1) !== ":");

/** Returns the lines once if all of them are repeated, as for small screens or in other units. */
function removeRepetition(
  lines: readonly string[],
  toKey: (line: string) => string,
): readonly string[] {
  const keys = lines.map(toKey);
  const borders = [0];
  for (let i = 1; i < keys.length; i++) {
    let length = borders[i - 1]!;
    while (length > 0 && keys[i] !== keys[length]) length = borders[length - 1]!;
    borders.push(keys[i] === keys[length] ? length + 1 : 0);
  }
  const period = keys.length - (borders.at(-1) ?? 0);
  return period > 1 && period < keys.length && keys.length % period === 0
    ? lines.slice(0, period)
    : lines;
}

const COLUMN =
  "amount|quantity|qty|units?|measure|ingredients?|items?|name|menge|einheit|zutat(?:en)?|quantité|unité|ingrédients?|cantidad|quantità|ingredient[ei]s?";
/** Lines of a list of ingredients that name its columns, units or the list itself. */
const NO_INGREDIENT = new RegExp(
  `^(?:(?:${COLUMN})(?: (?:${COLUMN})){0,3}|metric|imperial|us(?: customary)?|\\p{N}{1,2}x?|[\\p{P}\\p{S}]+)$`,
  "iu",
);
const AMOUNT_LAST = /^([^:]{1,80}): (\p{N}.{0,30})$/u;

function toIngredients(sections: readonly Section[]): string[] {
  const lines = sections.flatMap(({ blocks, title }) => [
    ...(title ? [toHeading(title[0]!.toUpperCase() + title.slice(1))] : []),
    ...keepMain(blocks)
      .filter(({ text }) => !NO_INGREDIENT.test(trimColon(text)) && !endsRecipe(text))
      .map(({ text, level }) =>
        level > 0 && !hasAmount(text)
          ? toHeading(removeMarks(text))
          : removeMarks(text).replace(AMOUNT_LAST, "$2 $1"),
      ),
  ]);
  // Text after a list without items is cut off from the first sentence.
  const sentence = lines.findIndex(
    (line) => line.length > MIN_STEP && ENDS_SENTENCE.test(line) && !isIngredientLike(line),
  );
  const own =
    sentence > 1 && sections.every(({ blocks }) => blocks.every(({ list }) => list === 0))
      ? lines.slice(0, sentence)
      : lines;
  const key = (line: string): string => foldText(parseLine(line)?.ingredient || line);
  return removeEmptyHeadings(removeRepetition(own, key));
}

/** Removes list markers, checkboxes and emoji before an ingredient. */
const removeMarks = (line: string): string =>
  line.replace(/^(?:[-–—*•·◦▪▫‣☐□▢✓✔+\uFE0F\u200D]|(?!\p{N})\p{Extended_Pictographic})+\s*/u, "");

function toSteps(sections: readonly Section[]): string[] {
  const blocks = sections
    .flatMap((section) => keepMain(section.blocks))
    .filter(
      ({ text, list, level }) =>
        !isStepLabel(text) && !(list === 0 && isWish(text)) && !(level > 0 && isWish(text)),
    );
  const steps = blocks.flatMap(({ text, level, list }) => {
    const step = removeStepLabel(removeMarks(text));
    if (level > 0 && !ENDS_SENTENCE.test(step)) return [toHeading(step)];
    return list !== 0 ? [step] : splitSteps(step);
  });
  return removeEmptyHeadings(removeRepetition(removeCounts(steps), (line) => line));
}

/** Removes the numbers before the steps if they count them: "1 Mix", "2 Bake". */
function removeCounts(steps: readonly string[]): readonly string[] {
  let count = 0;
  const isCounted = steps.every(
    (step) =>
      step.endsWith(":") || new RegExp(`^${++count}(?!\\p{N}|[.,/-]\\p{N})`, "u").test(step),
  );
  return isCounted && count > 1 ? steps.map((step) => step.replace(/^\p{N}{1,3}\s*/u, "")) : steps;
}

function scoreIngredients(lines: readonly string[]): number {
  let score = 0;
  for (const line of lines) {
    if (line.endsWith(":")) continue;
    if (!isIngredientLike(line)) score -= 2;
    else score += hasAmount(line) ? 2 : 1;
  }
  return score;
}

const scoreSteps = (lines: readonly string[]): number =>
  lines
    .filter((line) => !line.endsWith(":"))
    .reduce((score, line) => score + (isStepLike(line) ? 1 : -1), 0);

interface Candidate extends PagePart {
  score: number;
  isNamed: boolean;
}

/** Makes the candidates for a part: the sections that classes name together, and those below each heading. */
function findCandidates(
  sections: readonly Section[],
  blocks: readonly Block[],
  part: "ingredients" | "instructions",
): Candidate[] {
  const named: Section[] = [];
  const headed: Section[][] = [];
  let last: Section | undefined;
  for (const section of sections) {
    if (section.part === part) {
      const own = section.blocks.filter((block) => block.part === part);
      if (own.length > 0) named.push({ ...section, blocks: own });
      const isContinued = last?.part === part && section.title !== undefined;
      if (section.level > 0 && isContinued) headed.at(-1)!.push(section);
      else if (section.level > 0) headed.push([section]);
    }
    if (section.level > 0) last = section;
  }
  return [named, ...headed]
    .filter((group) => group.length > 0)
    .map((group) => {
      const lines = part === "ingredients" ? toIngredients(group) : toSteps(group);
      const { start, blocks: lastBlocks } = group.at(-1)!;
      return {
        lines,
        start: group[0]!.start,
        end: Math.min(start + lastBlocks.length, blocks.length),
        score: part === "ingredients" ? scoreIngredients(lines) : scoreSteps(lines),
        isNamed: group === named,
      };
    });
}

/** Chooses the best candidate; a class is more reliable than a heading, whose section may be too long. */
function choose(candidates: readonly Candidate[]): PagePart | undefined {
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  const named = candidates.find(({ isNamed }) => isNamed);
  const chosen = named && best && named.score > 0 && named.score * 2 >= best.score ? named : best;
  return chosen && chosen.score > 0 ? chosen : undefined;
}

/** Finds the list with the most amounts. */
function findList(blocks: readonly Block[]): PagePart | undefined {
  let best: Candidate | undefined;
  for (let start = 0; start < blocks.length;) {
    const { list } = blocks[start]!;
    let end = start + 1;
    while (end < blocks.length && blocks[end]!.list === list) end++;
    if (list !== 0 && end - start > 1) {
      const section: Section = {
        part: "ingredients",
        start,
        level: 0,
        title: undefined,
        blocks: blocks.slice(start, end),
      };
      const lines = toIngredients([section]);
      const amounts = lines.filter(hasAmount).length;
      const score = scoreIngredients(lines);
      if (amounts * 2 >= lines.length && amounts > 1 && score > (best?.score ?? 0))
        best = { lines, start, end, score, isNamed: false };
    }
    start = end;
  }
  return best;
}

/** Finds the steps below the ingredients if they have no heading. */
function findFollowing(blocks: readonly Block[], start: number): PagePart | undefined {
  let end = start;
  const first = blocks[start]?.list ?? 0;
  while (end < blocks.length) {
    const { list, level, text } = blocks[end]!;
    if (list !== first || (level > 0 && level < 7 && !isStepLabel(text)) || endsRecipe(text)) break;
    end++;
  }
  const section: Section = {
    part: "instructions",
    start,
    level: 0,
    title: undefined,
    blocks: blocks.slice(start, end),
  };
  const lines = toSteps([section]);
  return scoreSteps(lines) > 0 ? { lines, start, end } : undefined;
}

/** Finds the ingredients, the steps and the notes among the lines of a page. */
export function findPageParts(blocks: readonly Block[]): {
  ingredients: PagePart | undefined;
  instructions: PagePart | undefined;
  notes: string[];
} {
  const sections = findSections(blocks);
  const ingredients = choose(findCandidates(sections, blocks, "ingredients")) ?? findList(blocks);
  const instructions =
    choose(findCandidates(sections, blocks, "instructions")) ??
    (ingredients && findFollowing(blocks, ingredients.end));
  const notes = sections.find(
    ({ part, start }) => part === "notes" && start >= (instructions?.end ?? 0),
  );
  return { ingredients, instructions, notes: notes?.blocks.map(({ text }) => text) ?? [] };
}
