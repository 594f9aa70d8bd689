/** A step as queries return it. A heading without steps has no text. */
interface RecipeStep {
  /** The heading directly above it. */
  heading: string | null;
  text: string;
}

/** The steps under a heading. */
interface StepSection<Step extends RecipeStep> {
  heading: string | null;
  steps: Step[];
}

/** Groups the steps of a recipe by the heading above them. */
export function groupSteps<Step extends RecipeStep>(steps: readonly Step[]): StepSection<Step>[] {
  const sections: StepSection<Step>[] = [];
  for (const step of steps) {
    if (step.heading !== null || sections.length === 0) {
      sections.push({ heading: step.heading, steps: [] });
    }
    if (step.text) sections.at(-1)!.steps.push(step);
  }
  return sections;
}

/** The steps in order, each with the heading of its section. */
export const listSteps = <Step extends RecipeStep>(steps: readonly Step[]): Step[] =>
  groupSteps(steps).flatMap((section) =>
    section.steps.map((step) => ({ ...step, heading: section.heading })),
  );

/** The number of steps before each section: the first step of "For the sauce" may be the fifth. */
export function countStepsBefore(sections: readonly { steps: readonly unknown[] }[]): number[] {
  let before = 0;
  return sections.map(({ steps }) => {
    before += steps.length;
    return before - steps.length;
  });
}
