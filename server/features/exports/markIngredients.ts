import { listPlurals } from "../../../shared/amounts/ingredientNames";
import type { ExportedLine } from "./formatLine";

/** The first mention of an ingredient in the steps. */
interface Mention<Line> {
  line: Line;
  step: number;
  start: number;
  end: number;
}

/** Removes a remark after a comma or in brackets, as in "Milk (whole)". */
const shortenName = (name: string): string => name.replace(/(?<!\s)\s*[,(].*$/s, "");

/** Lists the forms of a name that a step may use, the longest first. */
const listForms = (name: string): string[] =>
  [
    ...new Set(
      [name, shortenName(name)].flatMap((spelling) => [spelling, ...listPlurals(spelling)]),
    ),
  ]
    .filter((form) => form !== "")
    .sort((a, b) => b.length - a.length);

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

const makePattern = (forms: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.map(escapePattern).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );

/** Finds the first mention that is not part of a longer name, such as "oil" in "olive oil". */
function findMention<Line extends ExportedLine>(
  line: Line,
  steps: readonly string[],
  earlierMentions: readonly Mention<Line>[],
): Mention<Line> | null {
  const forms = listForms(line.name);
  if (forms.length === 0) return null;
  const pattern = makePattern(forms);
  for (const [step, text] of steps.entries()) {
    for (const { index: start, 0: match } of text.matchAll(pattern)) {
      const end = start + match.length;
      const isWithinMention = earlierMentions.some(
        (mention) => mention.step === step && mention.start < end && start < mention.end,
      );
      if (!isWithinMention) return { line, step, start, end };
    }
  }
  return null;
}

/** Functions that write the parts of a step. */
interface Writer<Line> {
  text: (text: string) => string;
  /** @param words the name of the ingredient in the step */
  mention: (line: Line, words: string) => string;
}

/**
 * Marks the first mention of each ingredient in the steps.
 * @returns the marked steps, and the lines that no step mentions
 */
export function markIngredients<Line extends ExportedLine>(
  steps: readonly string[],
  lines: readonly Line[],
  write: Writer<Line>,
): { steps: string[]; unmentioned: Line[] } {
  const mentions: Mention<Line>[] = [];
  for (const line of [...lines].sort((a, b) => b.name.length - a.name.length)) {
    const mention = findMention(line, steps, mentions);
    if (mention) mentions.push(mention);
  }
  const mark = (text: string, step: number): string => {
    let marked = "";
    let position = 0;
    const stepMentions = mentions.filter((mention) => mention.step === step);
    for (const { line, start, end } of stepMentions.sort((a, b) => a.start - b.start)) {
      marked +=
        write.text(text.slice(position, start)) + write.mention(line, text.slice(start, end));
      position = end;
    }
    return marked + write.text(text.slice(position));
  };
  const mentioned = new Set(mentions.map(({ line }) => line));
  return {
    steps: steps.map(mark),
    unmentioned: lines.filter((line) => !mentioned.has(line)),
  };
}
