import fc from "fast-check";
import { countSteps, MOST_GROWTH } from "../../../shared/amounts/countSteps";
import { sectionsOf } from "../../../shared/recipeSections";
import { amountsIn, tellsAmounts } from "./amounts/amountsIn";
import { exampleLines } from "./amounts/exampleLines";
import { heatsIn } from "./amounts/ovenHeat";
import { stepAmounts } from "./amounts/stepAmounts";
import { stepPieces } from "./amounts/stepPieces";
import { hasUnscaledAmounts } from "./amounts/unscaledAmounts";
import { saysAbout } from "./amounts/writeRange";
import { stepsBefore } from "./cookMode/allSteps";
import { linesOf } from "./cookMode/linesOf";
import { timersIn } from "./timers/timersIn";

/** Lines of their own, so that nothing is remembered of another text. */
const lines = () => [...exampleLines];

const readers: Record<string, (step: string) => unknown> = {
  tellsAmounts,
  saysAbout,
  timersIn,
  linesOf: (step) => linesOf(step, lines()),
  heatsIn: (step) => heatsIn(step, "us"),
  amountsIn: (step) => amountsIn(step, "us"),
  stepAmounts: (step) => stepAmounts(step, lines()),
  hasUnscaledAmounts: (step) => hasUnscaledAmounts(step, lines()),
  scaledPieces: (step) => stepPieces(step, lines(), { factor: 2, unitSystem: "asWritten" }),
  convertedPieces: (step) => stepPieces(step, lines(), { factor: 2, unitSystem: "metric" }),
};

const parts = fc.oneof(
  fc.constantFrom(
    ..."½ 1 a . , : ( ) - – / x ~ Ä".split(" "),
    ...[" ", "1 egg ", "200 g flour ", "2 cups ", "1-2 ", "small ", "about ", "one and a half "],
    ...["180 °C ", "350 °F. ", "1 h ", "20 minutes, ", "each ", "of the ", "die Butter ", "pan "],
  ),
  fc.string({ minLength: 1, maxLength: 3 }),
);

describe("The steps of a reader grow with the length of an instruction", () => {
  it.each(Object.entries(readers))("%s", (_name, read) => {
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 3 }), (texts) => {
        const text = texts.join("");
        const stepsFor = (length: number) =>
          countSteps(() => read(text.repeat(length / text.length)));
        expect(stepsFor(20_000) / stepsFor(2_000)).toBeLessThan(MOST_GROWTH);
      }),
      { numRuns: 50 },
    );
  });
});

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
  const sections = sectionsOf("a:\nb\n".repeat(3_000));
  expect(sections).toHaveLength(100);
  expect(sections.at(-1)!.steps[0]).toMatch(/^b\na:\nb\n/);
  const [only] = sectionsOf("a\n".repeat(10_000));
  expect(only!.steps).toHaveLength(200);
});
