import { findChangedSteps, planSteps, type StepRow } from "./planSteps";

const MIX = "Mix the flour with the butter.";
const BAKE = "Bake for 40 minutes until golden.";

const row = (stepId: number, position: number | null, text: string, more = {}): StepRow => ({
  stepId,
  position,
  text,
  minutes: stepId,
  isAttended: null,
  lineIds: null,
  photoIds: [],
  ...more,
});

interface Case {
  title: string;
  stored: StepRow[];
  instructions: string;
  steps?: object[];
  photoIds?: number[];
  removedStepIds?: number[];
  /** The ID, position and minutes of each row to store. */
  planned: [id: number | undefined, position: number | null, minutes: number | null][];
}

const both = `${MIX}\n${BAKE}`;
const stored = [row(7, 1, BAKE)];

const cases: Case[] = [
  { title: "stay with the same text", stored, instructions: both, planned: [[7, 1, 7]] },
  {
    title: "follow their step behind an inserted one",
    stored,
    instructions: `Heat.\n${both}`,
    planned: [[7, 2, 7]],
  },
  {
    title: "follow a step that is rephrased",
    stored,
    instructions: `${MIX}\nBake for 50 minutes until golden.`,
    planned: [[7, 1, 7]],
  },
  {
    title: "are kept without a position if their step is gone",
    stored,
    instructions: MIX,
    planned: [[7, null, 7]],
  },
  {
    title: "return to their step",
    stored: [row(7, null, BAKE)],
    instructions: both,
    planned: [[7, 1, 7]],
  },
  {
    title: "are removed by a person only",
    stored: [row(7, null, BAKE)],
    instructions: MIX,
    removedStepIds: [7],
    planned: [],
  },
  {
    title: "are added to steps that have none",
    stored: [],
    instructions: both,
    steps: [{ text: MIX, minutes: 5 }, { text: BAKE }],
    planned: [[undefined, 0, 5]],
  },
  {
    title: "keep what is omitted and lose what is null",
    stored: [row(7, 1, BAKE, { isAttended: false }), row(8, 0, MIX)],
    instructions: both,
    steps: [
      { text: MIX, minutes: null },
      { text: BAKE, minutes: 9 },
    ],
    planned: [[7, 1, 9]],
  },
  {
    title: "are placed at a step by their ID",
    stored: [row(7, null, "Serve."), row(8, 0, MIX)],
    instructions: both,
    steps: [{ text: MIX }, { text: BAKE, stepId: 7 }],
    planned: [
      [8, 0, 8],
      [7, 1, 7],
    ],
  },
  {
    title: "lose their step to others that are placed there",
    stored: [row(7, null, "Serve."), row(8, 0, MIX)],
    instructions: MIX,
    steps: [{ text: MIX, stepId: 7 }],
    planned: [
      [7, 0, 7],
      [8, null, 8],
    ],
  },
];

describe("The additions to steps", () => {
  it.each(cases)("$title", ({ stored: before, planned, ...input }) => {
    const result = planSteps(before, input as never);
    expect(result.map(({ stepId, position, minutes }) => [stepId, position, minutes])).toEqual(
      planned,
    );
  });

  it("lose photos that are shown elsewhere", () => {
    const before = [row(7, 0, MIX, { photoIds: [1, 2] }), row(8, 1, BAKE, { photoIds: [3] })];
    const steps = [{ text: MIX }, { text: BAKE, photoIds: [3, 1] }];
    const moved = planSteps(before, { instructions: both, steps } as never);
    expect(moved.map(({ photoIds }) => photoIds)).toEqual([[2], [3, 1]]);
    const toDish = planSteps(before, { instructions: both, photoIds: [2, 3] });
    expect(toDish.map(({ photoIds }) => photoIds)).toEqual([[1], []]);
  });

  it("change only with their values", () => {
    const before = [row(7, 1, BAKE, { lineIds: [3], photoIds: [1] })];
    expect(findChangedSteps(before, planSteps(before, { instructions: both }))).toEqual([]);
    const moved = planSteps(before, { instructions: BAKE });
    expect(findChangedSteps(before, moved)).toEqual(moved);
  });
});
