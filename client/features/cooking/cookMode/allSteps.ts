interface Section {
  heading: string | null;
  steps: readonly string[];
}

/** One step with its section's heading. */
export interface Step {
  heading: string | null;
  text: string;
}

/** The steps of all sections in order. */
export const allSteps = (sections: readonly Section[]): Step[] =>
  sections.flatMap(({ heading, steps }) => steps.map((text) => ({ heading, text })));

/** The number of steps before each section: the first step of "For the sauce" may be the fifth. */
export function stepsBefore(sections: readonly Section[]): number[] {
  let before = 0;
  return sections.map(({ steps }) => {
    before += steps.length;
    return before - steps.length;
  });
}
