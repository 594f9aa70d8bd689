import { parseLine } from "../../../../shared/amounts/parseLine";
import { readMarkedHeading } from "../../../../shared/amounts/readHeading";
import { foldText } from "../../../../shared/foldText";
import type { Section } from "./findSections";
import { areMostlyBold, hasAmount, isIngredientLike } from "./isIngredientLike";
import { endsRecipe, isStepLabel, isWish, removeStepLabel } from "./pageWords";
import { BOLD_LEVEL } from "./pageRoles";
import type { Block } from "./readBlocks";
import { isAmount, joinAmounts } from "./joinAmounts";
import { splitSteps, toHeading } from "./readInstructions";
import { readLabel } from "./readLabel";
import { trimColon } from "./toPlainText";

const ENDS_SENTENCE = /[.!?…。！？)]["”“»]?$/u;
/** A text of this length is a step, even without a full stop. */
const MIN_STEP = 40;
/** The length of a sentence of one word, such as "Mix.", or in a script without spaces. */
const MIN_SENTENCE = 4;

/** Returns true if a line looks like a step. */
export const isStepLike = (text: string): boolean =>
  text.length >= MIN_STEP ||
  (ENDS_SENTENCE.test(text) && (text.includes(" ") || text.length >= MIN_SENTENCE));

const isIngredientHeading = ({ level, text }: Block): boolean => level > 0 && !/^\p{N}/u.test(text);

/** Returns true if the items of lists and tables are most of the text. */
function hasMostlyItems(blocks: readonly Block[]): boolean {
  let [items, others] = [0, 0];
  for (const { list, level, text } of blocks) {
    if (list !== 0) items += text.length;
    else if (level === 0) others += text.length;
  }
  return items > 0 && items >= others;
}

/** Removes a heading above all lines, such as "Recipe", which distinguishes none of them. */
function removeOnlyHeading(blocks: readonly Block[]): readonly Block[] {
  const [first, ...others] = blocks;
  const isOnly =
    first &&
    first.level > 0 &&
    first.level < BOLD_LEVEL &&
    others.every(({ level }) => level === 0);
  return isOnly ? others : blocks;
}

/** Returns headings without those that no line follows. */
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
  const isRepeated = period > 1 && period < keys.length && keys.length % period === 0;
  return isRepeated ? lines.slice(0, period) : lines;
}

const COLUMN =
  "amount|quantity|qty|units?|measure|ingredients?|items?|name|menge|einheit|zutat(?:en)?|quantité|unité|ingrédients?|cantidad|quantità|ingredient[ei]s?";
/** Lines of a list of ingredients that name its columns or units. */
const NO_INGREDIENT = new RegExp(
  `^(?:(?:${COLUMN})(?: (?:${COLUMN})){0,3}|\\p{N}{1,2} (?:ingredients?|zutaten|ingrédients|ingredienti|ingredientes)|metric|imperial|us(?: customary)?|to taste|as (?:needed|required)|.{1,60} \\(\\p{N}{1,5} ?[KM]B\\)|\\p{N}{1,2}x?|[\\p{P}\\p{S}]+)$`,
  "iu",
);
const AMOUNT_LAST = /^([^:]{1,80}): (\p{N}.{0,30})$/u;

const LETTER = /[\p{L}\p{N}("'„“«¡¿~≈]/u;

/** Removes list markers, checkboxes and emoji before a line. */
function removeMarks(line: string): string {
  let start = 0;
  while (start < line.length && !LETTER.test(line[start]!)) start++;
  return start < line.length ? line.slice(start) : line;
}

const isIngredientBlock = (block: Block): boolean => {
  const text = trimColon(block.text);
  return !NO_INGREDIENT.test(text) && !endsRecipe(text) && readLabel(text) === undefined;
};

/** Chooses the lines of a list: its items, or else the lines up to the first sentence. */
function chooseIngredients(blocks: readonly Block[]): readonly Block[] {
  if (!hasMostlyItems(blocks)) {
    const end = blocks.findIndex(
      ({ text }, i) => i > 1 && isStepLike(text) && !isIngredientLike(text),
    );
    return end < 0 ? blocks : blocks.slice(0, end);
  }
  const start = blocks.findIndex(({ list }) => list !== 0);
  return blocks.filter(
    (block, i) =>
      block.list !== 0 ||
      block.level > 0 ||
      (i > start && hasAmount(block.text) && isIngredientLike(block.text)),
  );
}

/** Removes the level of bold lines, which makes them headings, if most lines are bold. */
function removeCommonBold(blocks: readonly Block[]): readonly Block[] {
  const areBold = areMostlyBold(
    blocks.map(({ text, level }) => ({ text, isBold: level === BOLD_LEVEL })),
  );
  return areBold
    ? blocks.map((block) => (block.level === BOLD_LEVEL ? { ...block, level: 0 } : block))
    : blocks;
}

/** Returns the blocks that are ingredients or headings, with amounts on lines of their own. */
const joinBlocks = (blocks: readonly Block[]): Block[] =>
  joinAmounts(
    blocks.filter((block) => isIngredientBlock(block) || isAmount(block.text)),
    isIngredientHeading,
  ).filter(isIngredientBlock);

/** Converts the sections of the ingredients to lines. A heading ends in a colon. */
export function toIngredients(sections: readonly Section[]): string[] {
  const lines = sections.flatMap(({ blocks, title }) => [
    ...(title ? [toHeading(title)] : []),
    ...removeOnlyHeading(removeCommonBold(chooseIngredients(joinBlocks(blocks)))).map((block) => {
      const line = removeMarks(block.text);
      if (isIngredientHeading(block)) return toHeading(line);
      const heading = readMarkedHeading(block.text);
      return heading === null ? line.replace(AMOUNT_LAST, "$2 $1") : toHeading(heading);
    }),
  ]);
  const toKey = (line: string): string => foldText(parseLine(line)?.ingredient || line);
  return removeEmptyHeadings(removeRepetition(lines, toKey));
}

const NOTE = /^notes?\s*[:|–-]/i;

/** Removes the numbers before the steps if they count them: "1 Mix", "2 Bake". */
function removeCounts(steps: readonly string[]): readonly string[] {
  let count = 0;
  for (const step of steps) {
    if (step.endsWith(":")) continue;
    const number = /^\p{Nd}{1,2}(?!\p{N}|[.,/–-]\p{N})/u.exec(step)?.[0];
    if (Number(number) !== ++count) return steps;
  }
  return count > 1 ? steps.map((step) => step.replace(/^\p{Nd}{1,2}\s*(?=\P{N})/u, "")) : steps;
}

/** Converts the sections of the method to steps. A heading ends in a colon. */
export function toSteps(sections: readonly Section[]): string[] {
  const blocks = sections.flatMap(({ blocks: all }) => {
    const areItems = hasMostlyItems(all);
    return all.filter(({ list, level }) => level > 0 || (list !== 0) === areItems);
  });
  const steps = removeOnlyHeading(blocks)
    .filter(
      ({ text, list }) =>
        !isStepLabel(text) &&
        !NOTE.test(text) &&
        (list !== 0 || (!isWish(text) && readLabel(text) === undefined)),
    )
    .flatMap(({ text, level, list }) => {
      const step = removeStepLabel(removeMarks(text));
      if (level > 0 && !ENDS_SENTENCE.test(step)) return [toHeading(step)];
      return list !== 0 ? [step] : splitSteps(step);
    });
  return removeEmptyHeadings(removeRepetition(removeCounts(steps), (line) => line));
}
