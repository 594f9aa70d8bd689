import { readSteps } from "./recipeSections";

describe("Steps of instructions", () => {
  it("have the heading that stands directly before them", () => {
    const steps = readSteps("Heat.\nFor the dough:\nMix.\n\n Knead. \nTo serve:");
    expect(steps.map(({ heading, text }) => [heading, text])).toEqual([
      [null, "Heat."],
      ["For the dough", "Mix."],
      [null, "Knead."],
      ["To serve", ""],
    ]);
  });

  it.each([
    ["Dough: Mix the flour.", "Dough"],
    ["Make the sauce: Melt the butter.", "Make the sauce"],
    ["2nd rise: Wait.", "2nd rise"],
    ["Für den Teig: Mehl mischen.", "Für den Teig"],
    ["Mix the flour with the butter: it crumbles.", null],
    ["Stir, then wait: it thickens.", null],
    ["note: small letters", null],
    ["Heat to 180:200 degrees.", null],
    ["Bake.", null],
  ])("of %j have the name %j", (text, name) => {
    expect(readSteps(text)[0]!.name).toBe(name);
  });
});
