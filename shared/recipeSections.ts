/** A part of the instructions of a recipe. */
export interface Section {
  /** Without its colon; null where the instructions begin without one. */
  heading: string | null;
  steps: string[];
}

/** Instructions as steps: a line each; a line that ends in a colon is a heading. */
export function sectionsOf(instructions: string): Section[] {
  const sections: Section[] = [{ heading: null, steps: [] }];
  for (const line of instructions.split("\n").map((text) => text.trim())) {
    if (line === "") continue;
    if (line.endsWith(":")) sections.push({ heading: line.slice(0, -1).trimEnd(), steps: [] });
    else sections.at(-1)!.steps.push(line);
  }
  return sections.filter(({ heading, steps }) => heading !== null || steps.length > 0);
}
