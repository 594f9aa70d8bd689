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
