import { foldText } from "../foldText";
import { readSections, readStepTexts } from "../recipeSections";
import type { Finding, LintedLine, LintedRecipe } from "./Finding";
import { GROUPS, NEEDS_NO_STEP, RESULTS, UNSPOKEN, WHOLES } from "./lintWords";
import { describeLine, isListed, readVerbUses } from "./uses";
import { hasWordOf, isReadable, isTelling, mayName, prepareText } from "./words";

/** A line with its index and the heading above it. */
interface PlacedLine {
  line: LintedLine;
  index: number;
  heading: string | null;
}

function placeLines(lines: readonly LintedLine[]): PlacedLine[] {
  let heading: string | null = null;
  return lines.flatMap((line, index) => {
    if (line.heading !== null) {
      heading = line.heading;
      return [];
    }
    return [{ line, index, heading }];
  });
}

const needsStep = ({ name, preparation, isOptional }: LintedLine): boolean =>
  !isOptional &&
  isTelling(name) &&
  !UNSPOKEN.test(foldText(name)) &&
  !NEEDS_NO_STEP.test(foldText(name)) &&
  !NEEDS_NO_STEP.test(foldText(preparation ?? ""));

/** The number of ingredients that make it plausible that the steps name each one. */
const FEWEST_NAMED = 3;

/** One unused line among this number of lines is plausible; more show that the steps use other words. */
const LINES_PER_UNUSED = 3;

/** Returns true if a step uses something that no line names: an unnamed line by another word. */
function usesOtherWords({ instructions, notes, lines }: LintedRecipe): boolean {
  const listed = [...lines.map(describeLine), notes ?? ""];
  return readStepTexts(instructions)
    .flatMap(readVerbUses)
    .some(
      (use) => isTelling(use) && !RESULTS.test(use) && !listed.some((line) => isListed(use, line)),
    );
}

/** Finds the ingredients that no step and no note names, in recipes whose steps name most others by a word. */
export function findUnusedIngredients(recipe: LintedRecipe): Finding[] {
  const { instructions, notes, lines } = recipe;
  const folded = foldText(instructions);
  if (!isReadable(instructions) || GROUPS.test(folded) || WHOLES.test(folded)) return [];
  const headings = readSections(instructions).map(({ heading }) => heading ?? "");
  const text = prepareText([instructions, ...headings, notes ?? ""].join("\n"));
  const placed = placeLines(lines);
  const named = placed.filter(({ line }) => hasWordOf(text, describeLine(line)));
  const isSectionNamed = (heading: string | null) => heading !== null && mayName(text, heading);
  const unused = placed.filter(
    ({ line, heading }) =>
      needsStep(line) && !mayName(text, describeLine(line)) && !isSectionNamed(heading),
  );
  if (unused.length === 0 || unused.length * LINES_PER_UNUSED > placed.length) return [];
  if (named.length < FEWEST_NAMED || named.length * 2 <= placed.length) return [];
  if (usesOtherWords(recipe)) return [];
  return unused.map(({ line: { name }, index }) => ({
    rule: "unusedIngredient",
    key: `unusedIngredient:${foldText(name)}`,
    words: name,
    line: index,
    step: null,
  }));
}
