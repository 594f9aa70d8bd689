import type { AmountKind, Unit } from "../../../shared/apollo/schema.generated";
import { lineAmount } from "./lineAmount";
import type { Amount, Line, UnitSystem } from "./unitSystem";

const kinds: Partial<Record<Unit, AmountKind>> = {
  PIECE: "COUNT",
  STICK: "COUNT",
  G: "WEIGHT",
  KG: "WEIGHT",
  OZ: "WEIGHT",
  LB: "WEIGHT",
};

/** A line as returned by the server. */
function line(
  [quantity, unit]: [string | null, string | null],
  read: (Partial<Amount> & { unit: Unit }) | null,
  name = "Flour",
): Line {
  const max = read?.max ?? read?.min ?? 1;
  const amount = read && {
    min: 1,
    kind: kinds[read.unit] ?? "VOLUME",
    before: "",
    unitAsTyped: unit ?? "",
    after: "",
    ...read,
    max,
  };
  return { name, quantity, unit, scales: true, amount };
}

const flour = line(["250", "g"], { min: 250, unit: "G" });
const feta = line(["250", "g"], { min: 250, unit: "G" }, "Feta");
const egg = line(["1", null], { min: 1, unit: "PIECE" }, "Egg");
const ei = line(["1", null], { min: 1, unit: "PIECE" }, "Ei");
const leaf = line(["1", null], { min: 1, unit: "PIECE" }, "Bay leaf");
const handful = line(["1", "handful"], { min: 1, unit: "PIECE" }, "Coriander");
const handvoll = line(["1", "Handvoll"], { min: 1, unit: "PIECE" }, "Petersilie");
const stock = line(["400", "ml"], { min: 400, unit: "ML" }, "Stock");
const cup = line(["1 1/2", "cups"], { min: 1.5, unit: "CUP" });
const clove = line(["1", "clove"], { min: 1, unit: "PIECE" }, "Garlic");
const eggs = line(["5-6", null], { min: 5, max: 6, unit: "PIECE" }, "Egg");
const third = line(["1/3", "cup"], { min: 1 / 3, unit: "CUP" });
const tins = line(["2 x 400 g", "tins"], { min: 2, unit: "PIECE", unitAsTyped: "x 400 g tins" });
const oil = line(["2", "tbsp, plus extra"], {
  min: 2,
  unit: "TBSP",
  unitAsTyped: "tbsp",
  after: ", plus extra",
});
const kilo = line(["1", "kg"], { min: 1, unit: "KG" }, "Potato");
const around = line(["about 2", "cups"], { min: 2, unit: "CUP", before: "about" });
const heaped = line(["1 heaped", "cup"], { min: 1, unit: "CUP", before: "heaped" });
const pinch = line(["a pinch", null], null, "Salt");
const tin = line(["400g tin", null], null, "Tomato");
const onion = line(["1", null], { min: 1, unit: "PIECE" }, "Onion");
const butter = line(["1", "stick"], { min: 1, unit: "STICK" }, "Butter");

const showAmount = (one: Line, times: number, unitSystem: UnitSystem = "asWritten") =>
  lineAmount(one, { factor: times, unitSystem }).text;

describe("A line of a scaled recipe", () => {
  it.each<[Line, number, string]>([
    [flour, 1, "250 g"],
    [cup, 1, "1½ cups"],
    [around, 1, "about 2 cups"],
    [flour, 2, "500 g"],
    [flour, 0.5, "125 g"],
    [flour, 4, "1 kg"],
    [flour, 5, "1.25 kg"],
    [stock, 3, "1.2 l"],
    [egg, 0.25, "about ½"],
    [ei, 0.5, "½"],
    [eggs, 0.1, "about ½"],
    [leaf, 0.25, "about 1"],
    [handful, 1 / 3, "⅓ handful"],
    [handful, 1.5, "1½ handfuls"],
    [handvoll, 1 / 3, "⅓ Handvoll"],
    [flour, 0.75, "about 190 g"],
    [cup, 2, "3 cups"],
    [cup, 0.5, "¾ cup"],
    [third, 2, "⅔ cup"],
    [third, 3, "1 cup"],
    [third, 4, "1⅓ cups"],
    [clove, 2, "2 cloves"],
    [clove, 1.5, "about 2 cloves"],
    [eggs, 0.5, "about 3"],
    [eggs, 2, "10–12"],
    [onion, 0.5, "½"],
    [onion, 1.5, "1½"],
    [tins, 2, "4 x 400 g tins"],
    [oil, 2, "¼ cup, plus extra"],
    [kilo, 0.25, "250 g"],
    [kilo, 1.5, "1.5 kg"],
    [around, 0.7, "about 1⅓ cups"],
    [heaped, 2, "heaped 2 cups"],
  ])("%j, times %d, reads %s", (one, times, text) => {
    expect(showAmount(one, times)).toBe(text);
  });

  it("is unchanged if no amount was read, and is marked if it has a number", () => {
    expect(lineAmount(tin, { factor: 2, unitSystem: "us" })).toEqual({
      text: "400g tin",
      stays: true,
    });
    expect(lineAmount(tin, { factor: 1, unitSystem: "us" }).stays).toBe(false);
    expect(lineAmount(pinch, { factor: 2, unitSystem: "us" })).toEqual({
      text: "a pinch",
      stays: false,
    });
  });

  it("is not scaled if its amount is fixed", () => {
    const fixedLine = { ...flour, scales: false };
    expect(lineAmount(fixedLine, { factor: 3, unitSystem: "asWritten" })).toEqual({
      text: "250 g",
      stays: false,
    });
    expect(showAmount(fixedLine, 3, "us")).toBe("about 2 cups");
    expect(showAmount({ ...feta, scales: false }, 3, "us")).toBe("about 9 oz");
  });

  it("has no amount if it has no quantity", () => {
    expect(showAmount(line([null, null], null), 2)).toBe("");
  });
});

describe("A line in other measures", () => {
  it.each<[Line, number, UnitSystem, string]>([
    [flour, 1, "metric", "250 g"],
    [feta, 1, "us", "about 9 oz"],
    [feta, 2, "us", "about 1 lb 2 oz"],
    [flour, 1, "us", "about 2 cups"],
    [flour, 2, "us", "about 4¼ cups"],
    [cup, 1, "us", "1½ cups"],
    [cup, 1, "metric", "about 360 ml"],
    [cup, 3, "metric", "about 1.1 l"],
    [around, 1, "metric", "about 480 ml"],
    [heaped, 1, "metric", "1 heaped cup"],
    [tins, 1, "us", "2 x 400 g tins"],
    [oil, 1, "metric", "2 tbsp, plus extra"],
    [kilo, 1, "us", "about 2¼ lb"],
    [kilo, 0.5, "metric", "500 g"],
    [butter, 1, "metric", "about 115 g"],
    [butter, 2, "asWritten", "2 sticks"],
    [eggs, 1, "us", "5-6"],
  ])("%j, times %d, %s, reads %s", (one, times, unitSystem, text) => {
    expect(showAmount(one, times, unitSystem).replace("5–6", "5-6")).toBe(text);
  });
});
