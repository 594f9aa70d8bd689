import { maxCount } from "./inputLimits";

/** A section of the instructions. */
export interface Section {
  /** Without its colon; null if the instructions begin without a heading. */
  heading: string | null;
  steps: string[];
}

/**
 * Splits instructions into steps, one per line; a line that ends with a colon is a heading. The lines from
 * `maxCount.steps` on are one step, because pages render many elements for each.
 */
export function readSections(instructions: string): Section[] {
  const sections: Section[] = [{ heading: null, steps: [] }];
  const lines = instructions
    .split("\n")
    .map((text) => text.trim())
    .filter((line) => line !== "");
  const last = lines.slice(maxCount.steps - 1).join("\n");
  for (const line of [...lines.slice(0, maxCount.steps - 1), ...(last ? [last] : [])]) {
    const isHeading = line.endsWith(":") && !line.includes("\n");
    if (isHeading) sections.push({ heading: line.slice(0, -1).trimEnd(), steps: [] });
    else sections.at(-1)!.steps.push(line);
  }
  return sections.filter(({ heading, steps }) => heading !== null || steps.length > 0);
}

/** A step of the instructions. */
export interface Step {
  /** The heading directly above this step; null if the section continues. */
  heading: string | null;
  /** The part before the colon in "Name: text"; null without one. */
  name: string | null;
  /** The whole line. Empty for a heading without steps. */
  text: string;
}

/** Up to four words that begin with a capital or a number, without the marks of a sentence. */
const NAME = /^([\p{Lu}\p{N}][^\s:.,;!?()]{0,30}(?: [^\s:.,;!?()]{1,30}){0,3}): +\S/u;

/** Splits instructions into steps with their headings. */
export const readSteps = (instructions: string): Step[] =>
  readSections(instructions).flatMap(({ heading, steps }) =>
    (steps.length > 0 ? steps : [""]).map((text, index) => ({
      heading: index === 0 ? heading : null,
      name: NAME.exec(text)?.[1] ?? null,
      text,
    })),
  );

/** The texts of all steps, without headings. */
export const readStepTexts = (instructions: string): string[] =>
  readSections(instructions).flatMap(({ steps }) => steps);
