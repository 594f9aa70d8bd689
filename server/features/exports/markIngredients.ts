import { listPlurals } from "../../../shared/amounts/ingredientNames";
import type { WrittenLine } from "./lineOf";

/** Where a step mentions an ingredient for the first time. */
interface Mention<Line> {
  line: Line;
  step: number;
  start: number;
  end: number;
}

/** A name without what stands behind a comma or in brackets, as in "Milk (whole)". */
const shortName = (name: string): string => name.replace(/(?<!\s)\s*[,(].*$/s, "");

/** What an ingredient may be called in a step, the longest first. */
const formsOf = (name: string): string[] =>
  [...new Set([name, shortName(name)].flatMap((each) => [each, ...listPlurals(each)]))]
    .filter((form) => form !== "")
    .sort((one, other) => other.length - one.length);

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

const patternOf = (forms: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(literally).join("|")})(?![\\p{L}\\p{N}])`, "giu");

/** The first mention that does not lie in one of a longer name: "oil" in "olive oil". */
function findMention<Line extends WrittenLine>(
  line: Line,
  steps: readonly string[],
  found: readonly Mention<Line>[],
): Mention<Line> | null {
  const forms = formsOf(line.name);
  if (forms.length === 0) return null;
  const pattern = patternOf(forms);
  for (const [step, text] of steps.entries()) {
    for (const { index: start, 0: match } of text.matchAll(pattern)) {
      const end = start + match.length;
      const isTaken = found.some(
        (other) => other.step === step && other.start < end && start < other.end,
      );
      if (!isTaken) return { line, step, start, end };
    }
  }
  return null;
}

/** How the parts of a step are written. */
interface Writer<Line> {
  text: (text: string) => string;
  /** @param words what the step calls the ingredient */
  mention: (line: Line, words: string) => string;
}

/**
 * Marks each ingredient where the steps mention it first.
 * @returns the steps with their marks, and the lines that no step mentions
 */
export function markIngredients<Line extends WrittenLine>(
  steps: readonly string[],
  lines: readonly Line[],
  write: Writer<Line>,
): { steps: string[]; unmentioned: Line[] } {
  const found: Mention<Line>[] = [];
  for (const line of [...lines].sort((one, other) => other.name.length - one.name.length)) {
    const mention = findMention(line, steps, found);
    if (mention) found.push(mention);
  }
  const mark = (text: string, step: number): string => {
    let marked = "";
    let done = 0;
    const mentions = found.filter((each) => each.step === step);
    for (const { line, start, end } of mentions.sort((one, other) => one.start - other.start)) {
      marked += write.text(text.slice(done, start)) + write.mention(line, text.slice(start, end));
      done = end;
    }
    return marked + write.text(text.slice(done));
  };
  const mentioned = new Set(found.map(({ line }) => line));
  return {
    steps: steps.map(mark),
    unmentioned: lines.filter((line) => !mentioned.has(line)),
  };
}
