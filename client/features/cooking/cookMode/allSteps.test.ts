import { allSteps, stepsBefore } from "./allSteps";

const sections = [
  { heading: null, steps: ["Heat the oven."] },
  { heading: "For the dough:", steps: ["Mix.", "Knead."] },
  { heading: "For the sauce:", steps: [] },
  { heading: "To serve:", steps: ["Cut."] },
];

it("Steps are listed in order, each with its heading", () => {
  expect(allSteps(sections).map(({ heading, text }) => `${heading ?? ""} ${text}`.trim())).toEqual([
    "Heat the oven.",
    "For the dough: Mix.",
    "For the dough: Knead.",
    "To serve: Cut.",
  ]);
});

it("The steps before each section are counted", () => {
  expect(stepsBefore(sections)).toEqual([0, 1, 3, 3]);
});
