import { readSections } from "../../../shared/recipeSections";
import { stepsBefore } from "./cookMode/allSteps";

it("The sections before each section are counted once", () => {
  let reads = 0;
  const section = {
    heading: null,
    get steps() {
      reads++;
      return [];
    },
  };
  stepsBefore(Array.from({ length: 1_000 }, () => section));
  expect(reads).toBeLessThanOrEqual(2_000);
});

it("A recipe has at most 200 steps and headings, the last of which has the remaining lines", () => {
  const sections = readSections("a:\nb\n".repeat(3_000));
  expect(sections).toHaveLength(100);
  expect(sections.at(-1)!.steps[0]).toMatch(/^b\na:\nb\n/);
  const [only] = readSections("a\n".repeat(10_000));
  expect(only!.steps).toHaveLength(200);
});
