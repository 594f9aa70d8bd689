import {
  addLines,
  type DraftLine,
  emptyLine,
  lineErrors,
  linesFrom,
  missingIngredients,
  openNextLine,
} from "./draftLines";

const ingredients = [
  { value: "1", label: "Onion" },
  { value: "2", label: "Olive oil" },
];
const line = (part: Partial<DraftLine>): DraftLine => ({ ...emptyLine(), ...part });

describe("Pasted lines", () => {
  it("become rows with known or new ingredients", () => {
    expect(
      linesFrom("- 2 onions, finely chopped\n\n- 1 nettle (optional)", ingredients),
    ).toMatchObject([
      { quantity: "2", ingredient: "Onion", ingredientId: 1, preparation: "finely chopped" },
      { quantity: "1", ingredient: "nettle", ingredientId: null, isOptional: true },
    ]);
  });

  it("become rows with an error if they are not understood", () => {
    const lines = linesFrom("For the sauce:\n* * *\n2 EL olive oil", ingredients);
    expect(lines.map(({ ingredient }) => ingredient)).toEqual(["For the sauce:", "Olive oil"]);
    expect(Object.keys(lineErrors(lines))).toEqual([lines[0]!.key]);
  });

  it("are added after the last row that is not empty", () => {
    const [typed, blank, added] = [
      line({ quantity: "2" }),
      emptyLine(),
      line({ ingredient: "Salt" }),
    ];
    expect(addLines([typed, blank], [added])).toEqual([typed, added]);
    expect(addLines([blank], [added])).toEqual([added]);
  });
});

describe("The next row", () => {
  it("is added after a row that is not empty, unless an empty row follows", () => {
    const [typed, other, blank] = [line({ quantity: "2" }), line({ unit: "g" }), emptyLine()];
    expect(openNextLine([typed, other], 0)).toHaveLength(3);
    expect(openNextLine([typed, other], 1)).toHaveLength(3);
    expect(openNextLine([typed, blank], 0)).toEqual([typed, blank]);
    expect(openNextLine([typed, blank], 1)).toEqual([typed, blank]);
  });
});

describe("A row", () => {
  it("needs an ingredient as soon as anything is typed in it", () => {
    const lines = [line({ quantity: "2" }), line({ preparation: "chopped" }), emptyLine()];
    expect(Object.keys(missingIngredients(lines))).toEqual([lines[0]!.key, lines[1]!.key]);
    expect(lineErrors(lines)).toEqual({});
  });

  it("must not repeat the ingredient of another row, known or new", () => {
    const lines = [
      line({ ingredient: "Onion", ingredientId: 1 }),
      line({ ingredient: "Nettle" }),
      line({ ingredient: "Onion", ingredientId: 1 }),
      line({ ingredient: "néttle" }),
    ];
    expect(lineErrors(lines)).toEqual({
      [lines[2]!.key]: "This ingredient is already in row 1. Combine the two rows.",
      [lines[3]!.key]: "This ingredient is already in row 2. Combine the two rows.",
    });
  });

  it("has an error if a text is too long for its field", () => {
    const long = line({ ingredient: "Onion", ingredientId: 1, preparation: "x".repeat(201) });
    expect(lineErrors([long])[long.key]).toMatch(/^Too long/);
  });
});
