import { readSections, readSteps } from "../../shared/recipeSections";
import { countStepsBefore, groupSteps, listSteps } from "./recipeSteps";

const steps = readSteps(
  "Heat the oven.\nFor the dough:\nMix.\nKnead.\nFor the sauce:\nTo serve:\nCut.",
);

it("Steps are listed in order, each with its heading", () => {
  expect(listSteps(steps).map(({ heading, text }) => `${heading ?? ""} ${text}`.trim())).toEqual([
    "Heat the oven.",
    "For the dough Mix.",
    "For the dough Knead.",
    "To serve Cut.",
  ]);
});

it("Steps are grouped by their headings, also if a heading has none", () => {
  const sections = groupSteps(steps);
  expect(sections.map(({ heading, steps: { length } }) => [heading, length])).toEqual([
    [null, 1],
    ["For the dough", 2],
    ["For the sauce", 0],
    ["To serve", 1],
  ]);
  expect(countStepsBefore(sections)).toEqual([0, 1, 3, 3]);
});

it("The sections before each section are counted once", () => {
  let reads = 0;
  const section = {
    get steps() {
      reads++;
      return [];
    },
  };
  countStepsBefore(Array.from({ length: 1_000 }, () => section));
  expect(reads).toBeLessThanOrEqual(2_000);
});

it("A recipe has at most 200 steps and headings, the last of which has the remaining lines", () => {
  const sections = readSections("a:\nb\n".repeat(3_000));
  expect(sections).toHaveLength(100);
  expect(sections.at(-1)!.steps[0]).toMatch(/^b\na:\nb\n/);
  const [only] = readSections("a\n".repeat(10_000));
  expect(only!.steps).toHaveLength(200);
});
