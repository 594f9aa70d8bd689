import { stepsOf } from "./stepsOf";

describe("Instructions", () => {
  it("are a step a line, blank lines left out", () => {
    expect(stepsOf("Boil.\n\n  Drain. \r\n")).toEqual([
      { heading: null, steps: ["Boil.", "Drain."] },
    ]);
  });

  it("have a section for each line that ends in a colon", () => {
    expect(stepsOf("Heat the oven.\nFor the dough:\nKnead.\nFor the top:\nChop.")).toEqual([
      { heading: null, steps: ["Heat the oven."] },
      { heading: "For the dough", steps: ["Knead."] },
      { heading: "For the top", steps: ["Chop."] },
    ]);
  });
});
