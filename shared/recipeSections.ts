import { maxCount } from "./inputLimits";

/** A part of the instructions of a recipe. */
export interface Section {
  /** Without its colon; null where the instructions begin without one. */
  heading: string | null;
  steps: string[];
}

/**
 * Instructions as steps: a line each; a line that ends in a colon is a heading. The lines from `maxCount.steps` on are one
 * step, since pages have many elements for each.
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
