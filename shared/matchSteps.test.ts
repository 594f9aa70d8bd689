import { matchSteps } from "./matchSteps";

const MIX = "Mix the flour with the butter.";
const BAKE = "Bake for 40 minutes until golden.";

/** Each case: the earlier texts, the new texts, and the new index of each earlier one. */
const cases: [string, string[], string[], (number | undefined)[]][] = [
  ["stay", [MIX, BAKE], [MIX, BAKE], [0, 1]],
  [
    "follow a step that is inserted before them",
    [MIX, BAKE],
    ["Heat the oven.", MIX, BAKE],
    [1, 2],
  ],
  ["follow a new order", [MIX, BAKE], [BAKE, MIX], [1, 0]],
  ["follow a changed word", [MIX], ["Mix the flour with the soft butter."], [0]],
  ["follow a change of case and marks", [MIX], ["mix the flour, with the butter"], [0]],
  ["do not follow other words", [MIX], ["Bake for an hour."], [undefined]],
  ["do not follow to an empty text", [MIX], [], [undefined]],
  ["prefer an equal text to a similar one", [MIX], ["Mix the flour with the oil.", MIX], [1]],
  [
    "prefer the most similar text",
    ["Mix the flour with the butter and salt."],
    ["Mix the flour with oil.", "Mix the flour with the butter and pepper."],
    [1],
  ],
  ["share no step", ["Stir.", "Stir."], ["Stir."], [0, undefined]],
  [
    "with equal texts keep their order",
    ["Stir.", "Wait.", "Stir."],
    ["Stir.", "Stir."],
    [0, undefined, 1],
  ],
  ["without words follow only an equal text", ["…", "!"], ["!", "?"], [undefined, 0]],
];

describe("Earlier steps", () => {
  it.each(cases)("%s", (_title, before, after, expected) => {
    const steps = before.map((text, position) => ({ text, position }));
    expect(matchSteps(steps, after)).toEqual(expected);
  });

  it("prefer the nearest of equal texts", () => {
    const after = ["Stir.", "Wait.", "Stir."];
    expect(matchSteps([{ text: "Stir.", position: 2 }], after)).toEqual([2]);
    expect(matchSteps([{ text: "Stir.", position: null }], after)).toEqual([0]);
  });
});
