import type { Unit } from "../../../shared/apollo/schema.generated";
import { convert, inHandyUnit } from "./convert";
import { writeRange } from "./writeRange";

const one = (number: number, unit: Unit) => ({ min: number, max: number, unit });

/** A range in words: "8¾ oz". */
function read(range: ReturnType<typeof convert>) {
  return range && writeRange(range).text;
}

describe("Measures as written", () => {
  it.each<Unit>(["G", "CUP", "OZ", "TSP"])("leave %s", (unit) => {
    expect(convert(one(2, unit), "asWritten")).toBeNull();
  });
});

describe("Metric measures", () => {
  it.each<Unit>(["G", "KG", "ML", "L", "TSP", "TBSP", "PINT", "QUART", "GALLON", "PIECE", "STICK"])(
    "leave %s, which is metric, a spoon, or ambiguous",
    (unit) => {
      expect(convert(one(2, unit), "metric")).toBeNull();
    },
  );

  it.each<[number, Unit, string]>([
    [1, "OZ", "28 g"],
    [8, "OZ", "225 g"],
    [1, "LB", "455 g"],
    [3, "LB", "1.35 kg"],
    [0.5, "CUP", "120 ml"],
    [1, "CUP", "240 ml"],
    [5, "CUP", "1.2 l"],
    [2, "FLOZ", "60 ml"],
  ])("show %d %s as %s", (number, unit, expected) => {
    expect(read(convert(one(number, unit), "metric"))).toBe(expected);
  });

  it("convert sticks of butter, and no other sticks, to a weight", () => {
    expect(read(convert(one(1, "STICK"), "metric", "Unsalted butter"))).toBe("115 g");
    expect(convert(one(1, "STICK"), "metric", "Cinnamon")).toBeNull();
  });

  it("convert both ends of a range", () => {
    expect(read(convert({ min: 2, max: 3, unit: "CUP" }, "metric"))).toBe("480–720 ml");
  });
});

describe("American measures", () => {
  it.each<Unit>([
    "OZ",
    "LB",
    "CUP",
    "FLOZ",
    "TSP",
    "TBSP",
    "DSP",
    "PINT",
    "QUART",
    "GALLON",
    "MG",
    "PIECE",
  ])("leave %s", (unit) => {
    expect(convert(one(2, unit), "us")).toBeNull();
  });

  it.each<[number, Unit, string]>([
    [50, "G", "1¾ oz"],
    [250, "G", "9 oz"],
    [500, "G", "1 lb 2 oz"],
    [1, "KG", "2¼ lb"],
    [1.5, "KG", "3¼ lb"],
    [5, "ML", "1 tsp"],
    [15, "ML", "1 tbsp"],
    [45, "ML", "3 tbsp"],
    [60, "ML", "¼ cup"],
    [400, "ML", "1⅔ cups"],
    [1, "L", "4¼ cups"],
    [2, "DL", "¾ cup + 2 tbsp"],
    [4, "CL", "2 tbsp + 2 tsp"],
  ])("show %d %s as %s", (number, unit, expected) => {
    expect(read(convert(one(number, unit), "us"))).toBe(expected);
  });

  it("leave amounts that are too small for ounces or spoons", () => {
    expect(convert(one(5, "G"), "us")).toBeNull();
    expect(convert(one(0.5, "ML"), "us")).toBeNull();
  });
});

describe("Ingredients in American measures", () => {
  it.each<[number, Unit, string, string]>([
    [250, "G", "Plain flour", "2 cups"],
    [100, "G", "Caster sugar", "½ cup"],
    [50, "G", "Rolled oat", "½ cup + 1 tbsp"],
    [50, "G", "Plain flour", "⅓ cup + 1 tbsp"],
    [20, "G", "Butter", "1½ tbsp"],
    [5, "G", "Cocoa powder", "2¾ tsp"],
    [1, "KG", "Plain flour", "8⅓ cups"],
    [300, "G", "Long-grain rice", "1½ cups"],
    [200, "G", "Zucker", "1 cup"],
    [500, "G", "Weizenmehl", "4¼ cups"],
    [2, "KG", "Plain flour", "4½ lb"],
    [250, "G", "Chickpea flour", "9 oz"],
    [570, "G", "Caster sugar", "3 cups"],
    [452, "G", "Self-raising flour", "4 cups"],
    [489, "G", "Polenta", "3 cups"],
    [414, "G", "Cornmeal", "3 cups"],
    [198, "G", "Arborio rice", "1 cup"],
    // Ingredients without a weight in the source, or with several.
    [250, "G", "Dinkelmehl", "9 oz"],
    [100, "G", "Breadcrumbs", "3½ oz"],
    [100, "G", "Muscovado sugar", "3½ oz"],
  ])("show %d %s of %s as %s", (number, unit, ingredient, expected) => {
    expect(read(convert(one(number, unit), "us", ingredient))).toBe(expected);
  });

  it("are unchanged if they are already measured in cups", () => {
    expect(convert(one(2, "CUP"), "us", "Plain flour")).toBeNull();
  });
});

it.each<[number, Unit, number, Unit]>([
  [0.25, "KG", 250, "G"],
  [0.5, "L", 500, "ML"],
  [1500, "G", 1.5, "KG"],
  [2000, "ML", 2, "L"],
  [999, "G", 999, "G"],
  [1, "KG", 1, "KG"],
  [12, "OZ", 12, "OZ"],
])("%d %s are handier as %d %s", (number, unit, handy, handyUnit) => {
  expect(inHandyUnit(one(number, unit))).toEqual(one(handy, handyUnit));
});
