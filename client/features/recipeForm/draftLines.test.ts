import {
  addHeading,
  addLines,
  type DraftLine,
  emptyLine,
  isNewIngredient,
  lineErrors,
  linesFrom,
  missingIngredients,
  removeLine,
  unknownIngredients,
} from "./draftLines";

const ingredients = [
  { value: "1", label: "Onion" },
  { value: "2", label: "Olive oil" },
  { value: "3", label: "Tomato", aliases: ["Paradeiser"], synonyms: ["Tomate"] },
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

  it("keep the typed word if it is an alias or a synonym, and no other spelling of the name", () => {
    const lines = linesFrom("2 Paradeiser\n400 g Tomaten\n3 TOMATOES\n1 onion", ingredients);
    expect(lines).toMatchObject([
      { ingredientId: 3, ingredient: "Tomato", typedName: "Paradeiser" },
      { ingredientId: 3, ingredient: "Tomato", typedName: "Tomaten" },
      { ingredientId: 3, ingredient: "Tomato", typedName: null },
      { ingredientId: 1, ingredient: "Onion", typedName: null },
    ]);
  });

  it("become rows with an error if they are not understood", () => {
    const lines = linesFrom("1/2\n* * *\n2 EL olive oil", ingredients);
    expect(lines.map(({ ingredient }) => ingredient)).toEqual(["", "Olive oil"]);
    expect(Object.keys(missingIngredients(lines))).toEqual([lines[0]!.key]);
  });

  it("become headings if their words, colon or marks say so", () => {
    const text = "For the sauce\nDough:\n## Icing\n**Filling**\nTO SERVE\n2 onions\n1 egg\nSalt";
    const headings = ["For the sauce", "Dough", "Icing", "Filling", "TO SERVE", null, null, null];
    expect(linesFrom(text, ingredients).map(({ heading }) => heading)).toEqual(headings);
  });

  it("do not contain the title of the list", () => {
    const text = "Ingredients\n1 onion\nZutaten:\n1 onion";
    expect(linesFrom(text, ingredients).map(({ ingredient }) => ingredient)).toEqual([
      "Onion",
      "Onion",
    ]);
  });

  it("do not become headings if they are known ingredients in capitals", () => {
    expect(linesFrom("OLIVE OIL", ingredients)).toMatchObject([{ heading: null, ingredientId: 2 }]);
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

  it("are added after an empty heading", () => {
    const [heading, blank, added] = [line({ heading: "" }), emptyLine(), line({ unit: "g" })];
    expect(addLines([heading, blank], [added])).toEqual([heading, added]);
  });

  it("leave a row for an ingredient if they are all headings", () => {
    const heading = line({ heading: "Dough" });
    const empty = { ...emptyLine(), key: expect.any(String) };
    expect(addLines([emptyLine()], [heading])).toEqual([heading, empty]);
  });
});

describe("A row", () => {
  it("needs an ingredient as soon as anything is typed in it", () => {
    const lines = [line({ quantity: "2" }), line({ preparation: "chopped" }), emptyLine()];
    expect(Object.keys(missingIngredients(lines))).toEqual([lines[0]!.key, lines[1]!.key]);
    expect(lineErrors(lines)).toEqual({});
  });

  it("may repeat the ingredient of another row, known or new", () => {
    const lines = [
      line({ ingredient: "Onion", ingredientId: 1 }),
      line({ ingredient: "Nettle" }),
      line({ ingredient: "Onion", ingredientId: 1 }),
      line({ ingredient: "néttle" }),
    ];
    expect(lineErrors(lines)).toEqual({});
  });

  it("stays if it is the last one for an ingredient, even next to headings", () => {
    const [heading, onion, blank] = [line({ heading: "Dough" }), line({ unit: "g" }), emptyLine()];
    expect(removeLine([heading, onion], onion.key)).toEqual([heading, onion]);
    expect(removeLine([heading, onion], heading.key)).toEqual([onion]);
    expect(removeLine([heading, onion, blank], onion.key)).toEqual([heading, blank]);
  });

  it("has an error if a text is too long for its field", () => {
    const long = line({ ingredient: "Onion", ingredientId: 1, preparation: "x".repeat(201) });
    expect(lineErrors([long])[long.key]).toMatch(/^Too long/);
  });
});

describe("A heading", () => {
  it("is added above the empty rows at the end", () => {
    const [onion, blank] = [line({ unit: "g" }), emptyLine()];
    expect(addHeading([onion, blank]).map(({ heading }) => heading)).toEqual([null, "", null]);
    expect(addHeading([blank]).map(({ heading }) => heading)).toEqual(["", null]);
    expect(addHeading([onion]).map(({ heading }) => heading)).toEqual([null, ""]);
  });

  it.each([
    ["in its own row", line({ heading: "For the dough" })],
    ["in an empty row of its own", line({ heading: "" })],
    ["as an ingredient", line({ ingredient: "For the dough:" })],
  ])("typed %s is no ingredient and no error", (_where, heading) => {
    expect(isNewIngredient(heading)).toBe(false);
    expect(lineErrors([heading])).toEqual({});
    expect(missingIngredients([heading])).toEqual({});
    expect(unknownIngredients([heading])).toEqual({});
  });

  it("is not understood in a row with an amount", () => {
    const heading = line({ quantity: "2", ingredient: "For the dough:" });
    expect(Object.keys(lineErrors([heading]))).toEqual([heading.key]);
  });
});
