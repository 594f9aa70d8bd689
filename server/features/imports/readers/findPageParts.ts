import { findSections, type Section } from "./findSections";
import { hasAmount, isIngredientLike } from "./isIngredientLike";
import { BOLD_LEVEL } from "./pageRoles";
import { endsRecipe, isStepLabel } from "./pageWords";
import { isStepLike, toIngredients, toSteps } from "./partLines";
import type { Block } from "./readBlocks";

/** The lines of a part, and their place on the page. */
export interface PagePart {
  lines: string[];
  start: number;
  /** The indexes behind each list, the last one first. */
  ends: number[];
}

interface Candidate extends PagePart {
  score: number;
  isNamed: boolean;
}

const isLine = (line: string): boolean => !line.endsWith(":");

const sum = (lines: readonly string[], score: (line: string) => number): number =>
  lines.filter(isLine).reduce((total, line) => total + score(line), 0);

/** Counts the lines that look like ingredients, mainly those with an amount, and subtracts the others. */
const scoreIngredients = (lines: readonly string[]): number =>
  sum(lines, (line) => (isIngredientLike(line) ? (hasAmount(line) ? 2 : 1) : -2));

const scoreSteps = (lines: readonly string[]): number =>
  sum(lines, (line) => (isStepLike(line) ? 1 : -1));

/** The score of the lines within the element around a heading, above which others are left out. */
const MIN_WITHIN = 1;

const keepWithin = (section: Section): Section => ({
  ...section,
  blocks: section.blocks.slice(0, section.end - section.start),
});

/** Makes the candidates for a part: the sections that classes name together, and those below each heading. */
function findCandidates(
  sections: readonly Section[],
  part: "ingredients" | "instructions",
): Candidate[] {
  const named: Section[] = [];
  const headed: Section[][] = [];
  let last: Section | undefined;
  for (const section of sections) {
    if (section.part === part) {
      const blocks = section.blocks.filter((block) => block.part === part);
      if (blocks.length > 0) named.push({ ...section, blocks });
      // Consecutive headings of a part, such as "Ingredients for the dough" or "Preparation" and "Cooking".
      const isContinued =
        last?.part === part && (part === "instructions" || section.title !== undefined);
      if (section.level > 0 && isContinued && headed.length > 0) headed.at(-1)!.push(section);
      else if (section.level > 0) headed.push([section]);
    }
    if (section.level > 0) last = section;
  }
  const [convert, score] =
    part === "ingredients" ? [toIngredients, scoreIngredients] : [toSteps, scoreSteps];
  const toCandidate = (group: readonly Section[], isNamed: boolean): Candidate => {
    const lines = convert(group);
    const ends = group.map(({ start, blocks }) => start + blocks.length).toReversed();
    return { lines, start: group[0]!.start, ends, score: score(lines), isNamed };
  };
  return [
    ...(named.length > 0 ? [toCandidate(named, true)] : []),
    ...headed.map((group) => {
      const within = toCandidate(group.map(keepWithin), false);
      return within.score > MIN_WITHIN ? within : toCandidate(group, false);
    }),
  ];
}

/** Chooses the best candidate; a class is more reliable than a heading, whose section may be too long. */
function choose(candidates: readonly Candidate[]): PagePart | undefined {
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  const named = candidates.find(({ isNamed }) => isNamed);
  const isReliable = named && best && named.score > 0 && named.score * 2 >= best.score;
  const chosen = isReliable ? named : best;
  return chosen && chosen.score > 0 ? chosen : undefined;
}

const toSection = (
  part: Section["part"],
  blocks: readonly Block[],
  start: number,
  end: number,
): Section => ({ part, start, level: 0, title: undefined, end, blocks: blocks.slice(start, end) });

/** Finds the end of a list, with the headings and lists that follow it directly. */
function findListEnd(blocks: readonly Block[], start: number): number {
  const { list } = blocks[start]!;
  const isWithin = ({ level }: Block, next: Block | undefined): boolean =>
    level > 0 && next !== undefined && next.list !== 0 && hasAmount(next.text);
  let end = start + 1;
  while (
    end < blocks.length &&
    (blocks[end]!.list === list || isWithin(blocks[end]!, blocks[end + 1]))
  ) {
    end++;
  }
  return end;
}

/** Finds the list with the most amounts. */
function findList(blocks: readonly Block[]): PagePart | undefined {
  let best: Candidate | undefined;
  for (let start = 0; start < blocks.length;) {
    const isItem = blocks[start]!.list !== 0;
    const end = isItem ? findListEnd(blocks, start) : start + 1;
    const first = blocks[start - 1]?.level === BOLD_LEVEL ? start - 1 : start;
    const lines = isItem ? toIngredients([toSection("ingredients", blocks, first, end)]) : [];
    const amounts = lines.filter(hasAmount).length;
    const score = scoreIngredients(lines);
    const isList = amounts > 1 && amounts * 2 >= lines.filter(isLine).length;
    if (isList && score > (best?.score ?? 0))
      best = { lines, start: first, ends: [end], score, isNamed: false };
    start = end;
  }
  return best;
}

/** The number of lines between the ingredients and the steps. */
const MAX_BETWEEN = 5;

/** Finds the steps below the ingredients if they have no heading. */
function findFollowing(blocks: readonly Block[], behind: number): PagePart | undefined {
  const isHeading = ({ text, level }: Block): boolean =>
    level > 0 && level < BOLD_LEVEL && !isStepLabel(text);
  const isStep = (block: Block): boolean => isStepLike(block.text) && !isHeading(block);
  let start = behind;
  while (start < blocks.length && start < behind + MAX_BETWEEN && !isStep(blocks[start]!)) start++;
  const list = blocks[start]?.list ?? 0;
  let end = start;
  for (; end < blocks.length; end++) {
    const block = blocks[end]!;
    if (block.list !== list || isHeading(block) || endsRecipe(block.text)) break;
  }
  const lines = toSteps([toSection("instructions", blocks, start, end)]);
  return scoreSteps(lines) > 0 ? { lines, start, ends: [end] } : undefined;
}

/** Finds the ingredients, the steps and the notes among the lines of a page. */
export function findPageParts(blocks: readonly Block[]): {
  ingredients: PagePart | undefined;
  instructions: PagePart | undefined;
  notes: string[];
} {
  const sections = findSections(blocks);
  const ingredients = choose(findCandidates(sections, "ingredients")) ?? findList(blocks);
  const [last, first] = [ingredients?.ends[0], ingredients?.ends.at(-1)];
  const instructions =
    choose(findCandidates(sections, "instructions")) ??
    (last === undefined ? undefined : findFollowing(blocks, last)) ??
    (first === undefined || first === last ? undefined : findFollowing(blocks, first));
  const end = instructions?.ends[0] ?? 0;
  const notes = sections.find(({ part, start }) => part === "notes" && start >= end);
  return { ingredients, instructions, notes: notes?.blocks.map(({ text }) => text) ?? [] };
}
