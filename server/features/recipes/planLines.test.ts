import { maxCount } from "../../../shared/inputLimits";
import { type PlannedLine, planLines, type StoredLine } from "./planLines";
import type { IngredientLine, Line } from "./RecipeLineInput";

const NAMES = ["", "flour", "butter", "sugar"];

type Sent = Partial<IngredientLine & Line>;

const heading = (lineId: number, text: string): StoredLine => ({
  lineId,
  ingredientId: null,
  heading: text,
  quantity: null,
  unit: null,
  preparation: null,
  isOptional: false,
  scales: true,
});

const ingredient = (lineId: number, name: string, rest: Partial<StoredLine>): StoredLine => ({
  ...heading(lineId, ""),
  heading: null,
  ingredientId: NAMES.indexOf(name),
  ...rest,
});

const STORED = [
  heading(1, "Dough"),
  ingredient(2, "flour", { quantity: "500", preparation: "sifted" }),
  ingredient(3, "butter", { quantity: "100", preparation: "soft" }),
  heading(4, "Filling"),
  ingredient(5, "butter", { quantity: "50", preparation: "melted", scales: false }),
  heading(6, "Serve with"),
];

/** A line as a client sends it that has neither line IDs nor sections. */
const send = (name: string, quantity: string, rest: Sent = {}) => ({
  ingredientId: NAMES.indexOf(name),
  quantity,
  unit: null,
  isOptional: false,
  ...rest,
});

const sendHeading = (text: string, lineId?: number) => ({
  quantity: null,
  unit: null,
  isOptional: false,
  heading: text,
  ...(lineId !== undefined && { lineId }),
});

const FLOUR = send("flour", "500");
const BUTTER = send("butter", "100");
const MELTED_BUTTER = send("butter", "50");
const SUGAR = send("sugar", "30");

const show = ({ lineId, ...line }: PlannedLine): string =>
  [
    lineId ?? "new",
    line.heading === null ? NAMES[line.ingredientId!] : `# ${line.heading}`,
    line.quantity,
    line.preparation,
    line.scales ? null : "fixed",
  ]
    .filter((part) => part !== null)
    .join(" ");

const showPlan = (input: { ingredients?: unknown; lines?: unknown }, stored = STORED) =>
  planLines(stored, input as Parameters<typeof planLines>[1])?.map(show);

const ALL = STORED.map(show);

describe("A plan of lines", () => {
  it("is refused if headings of ingredients exceed the number of lines", () => {
    const ingredients = Array.from({ length: maxCount.lines / 2 + 1 }, (_one, i) =>
      send("flour", "1", { section: `Part ${i}` }),
    );
    expect(() => showPlan({ ingredients })).toThrow("A recipe has at most 150 lines");
  });

  it("is undefined without lines", () => expect(showPlan({})).toBeUndefined());
});

describe("Sent ingredients", () => {
  it.each<[string, Sent[], string[]]>([
    [
      "without line IDs, sections and preparations leave all lines unchanged",
      [FLOUR, BUTTER, MELTED_BUTTER],
      ALL,
    ],
    [
      "with line IDs and sections leave all lines unchanged",
      [
        { ...FLOUR, lineId: 2, section: "Dough", preparation: "sifted" },
        { ...BUTTER, lineId: 3, section: "Dough", preparation: "soft" },
        { ...MELTED_BUTTER, lineId: 5, section: "Filling", preparation: "melted", scales: false },
      ],
      ALL,
    ],
    [
      "match by ID before ingredient and order",
      [
        { ...BUTTER, quantity: "60", lineId: 5 },
        { ...BUTTER, quantity: "90" },
      ],
      [
        "4 # Filling",
        "5 butter 60 melted fixed",
        "1 # Dough",
        "3 butter 90 soft",
        "6 # Serve with",
      ],
    ],
    [
      "match by ingredient and order, if the ID belongs to no line of the recipe",
      [FLOUR, { ...BUTTER, lineId: 999 }, { ...MELTED_BUTTER, lineId: 999 }],
      ALL,
    ],
    ["do not replace a heading by its ID", [{ ...FLOUR, lineId: 1 }, BUTTER, MELTED_BUTTER], ALL],
    [
      "with the same ID twice match one line by ID",
      [FLOUR, { ...BUTTER, lineId: 3 }, { ...MELTED_BUTTER, lineId: 3 }],
      ALL,
    ],
    [
      "with an ID replace the ingredient, and keep its preparation",
      [FLOUR, { ...SUGAR, lineId: 3 }, { ...MELTED_BUTTER, lineId: 5 }],
      ["1 # Dough", "2 flour 500 sifted", "3 sugar 30 soft", ...ALL.slice(3)],
    ],
    [
      "that are new belong to the section of the line before",
      [FLOUR, SUGAR, BUTTER, MELTED_BUTTER, SUGAR],
      [
        ...["1 # Dough", "2 flour 500 sifted", "new sugar 30", "3 butter 100 soft"],
        ...["4 # Filling", "5 butter 50 melted fixed", "new sugar 30", "6 # Serve with"],
      ],
    ],
    [
      "that are new repeat an ingredient",
      [FLOUR, BUTTER, MELTED_BUTTER, send("butter", "7")],
      [...ALL.slice(0, 5), "new butter 7", "6 # Serve with"],
    ],
    ["leave the heading of removed ones", [FLOUR, BUTTER], [...ALL.slice(0, 4), "6 # Serve with"]],
    ["leave all headings if they are an empty list", [], [ALL[0]!, ALL[3]!, ALL[5]!]],
    [
      "keep their headings in another order",
      [{ ...MELTED_BUTTER, lineId: 5 }, FLOUR, BUTTER],
      [...ALL.slice(3, 5), ...ALL.slice(0, 3), ALL[5]!],
    ],
    [
      "rename a section, and keep the heading without lines",
      [
        { ...FLOUR, section: "Base" },
        { ...BUTTER, section: "Base" },
        { ...MELTED_BUTTER, section: "Filling" },
      ],
      ["new # Base", ...ALL.slice(1)],
    ],
    [
      "remove a section, and keep the heading without lines",
      [
        { ...FLOUR, section: null },
        { ...BUTTER, section: null },
        { ...MELTED_BUTTER, section: "Filling" },
      ],
      ALL.slice(1),
    ],
    [
      "move to another section",
      [
        { ...FLOUR, section: "Dough" },
        { ...BUTTER, section: "Filling" },
        { ...MELTED_BUTTER, section: "Filling" },
      ],
      [...ALL.slice(0, 2), ALL[3]!, ALL[2]!, ALL[4]!, ALL[5]!],
    ],
    [
      "move to a heading that had no lines",
      [FLOUR, BUTTER, MELTED_BUTTER, { ...SUGAR, section: "Serve with" }],
      [...ALL, "new sugar 30"],
    ],
    [
      "clear what is null",
      [FLOUR, { ...BUTTER, preparation: null }, { ...MELTED_BUTTER, scales: true }],
      [...ALL.slice(0, 2), "3 butter 100", "4 # Filling", "5 butter 50 melted", "6 # Serve with"],
    ],
  ])("%s", (_title, ingredients, expected) => expect(showPlan({ ingredients })).toEqual(expected));

  it.each([
    ["without a section come first", [ingredient(1, "flour", {}), heading(2, "Filling")]],
    [
      "keep two headings in a row",
      [ingredient(1, "flour", {}), heading(2, "For the filling"), heading(3, "Filling")],
    ],
    [
      "keep headings with the same text",
      [heading(1, "Layer"), ingredient(2, "flour", {}), heading(3, "Layer")],
    ],
  ])("%s", (_title, start) => {
    const stored = [...start, ingredient(9, "butter", {})];
    const ingredients = stored.filter((line) => line.heading === null);
    expect(showPlan({ ingredients }, stored)).toEqual(stored.map(show));
    const withoutIds = ingredients.map(({ ingredientId, quantity, unit, isOptional }) => ({
      ...{ ingredientId, quantity, unit, isOptional },
    }));
    expect(showPlan({ ingredients: withoutIds }, stored)).toEqual(stored.map(show));
  });

  it("that follow a heading belong to it", () => {
    const stored = [ingredient(1, "flour", {}), heading(2, "Filling"), ingredient(3, "butter", {})];
    expect(showPlan({ ingredients: [BUTTER, FLOUR] }, stored)).toEqual([
      "2 # Filling",
      "3 butter 100",
      "1 flour 500",
    ]);
  });
});

describe("Sent lines", () => {
  it.each<[string, Sent[], string[]]>([
    [
      "without IDs match by heading, ingredient and order",
      [
        ...[sendHeading("Dough"), FLOUR, BUTTER],
        ...[sendHeading("Filling"), MELTED_BUTTER, sendHeading("Serve with")],
      ],
      ALL,
    ],
    [
      "rename a heading by its ID",
      [sendHeading("Base", 1), FLOUR, BUTTER, sendHeading("Filling", 4), MELTED_BUTTER],
      ["1 # Base", ...ALL.slice(1, 5)],
    ],
    [
      "with IDs of other recipes are new",
      [sendHeading("Base", 999), { ...SUGAR, lineId: 998 }],
      ["new # Base", "new sugar 30"],
    ],
    [
      "turn no ingredient into a heading, and no heading into an ingredient",
      [sendHeading("Flour", 2), { ...SUGAR, lineId: 1 }],
      ["new # Flour", "new sugar 30"],
    ],
    ["remove all others", [BUTTER], ["3 butter 100 soft"]],
    ["remove all if they are an empty list", [], []],
  ])("%s", (_title, lines, expected) => expect(showPlan({ lines })).toEqual(expected));
});
