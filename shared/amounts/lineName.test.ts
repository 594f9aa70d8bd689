import { englishPlural } from "./englishPlural";
import { listPlurals } from "./ingredientNames";
import { lineName } from "./lineName";

describe("An ingredient's name in its line", () => {
  it.each([
    ["5-6", null, "Egg", "eggs"],
    ["2", null, "Lime", "limes"],
    ["1", "large", "Onion", "onion"],
    ["2", "large", "Red onion", "red onions"],
    ["½", null, "Cucumber", "cucumber"],
    ["1 1/2", null, "Lemon", "lemons"],
    ["2", "tbsp", "Olive oil", "olive oil"],
    ["800", "g", "Tomato", "tomatoes"],
    ["2", "cans", "Black bean", "black beans"],
    ["1", "handful", "Garlic chive", "garlic chives"],
    ["150", "g", "Blueberry", "blueberries"],
    ["100", "g", "Feta", "feta"],
    ["1", "slice", "Lemon", "lemon"],
    ["6", null, "Makrut lime leaf", "makrut lime leaves"],
    ["1-2", null, "Chipotle in adobo", "chipotles in adobo"],
    ["10", "g", "Bonito flakes", "bonito flakes"],
    ["2", "tsp", "Sichuan pepper", "Sichuan pepper"],
    ["1", "tsp", "MSG", "MSG"],
    ["some", null, "Parsley", "parsley"],
    ["1", null, "Limes", "lime"],
    ["½", null, "Red onions", "red onion"],
    ["1", null, "Hummus", "hummus"],
  ])("is, in English after %s %s of %s: %s", (quantity, unit, name, shown) => {
    expect(lineName({ quantity, unit, name }, { locale: "en" })).toBe(shown);
  });

  it.each([
    ["2", null, "Zwiebel", "Zwiebeln"],
    ["3", null, "Ei", "Eier"],
    ["1", null, "Frühlingszwiebel", "Frühlingszwiebel"],
    ["2", null, "Frühlingszwiebel", "Frühlingszwiebeln"],
    ["400", "g", "Tomate", "Tomaten"],
    ["2", "EL", "Tahin", "Tahin"],
    ["250", "ml", "Milch", "Milch"],
    ["1", "Prise", "Salz", "Salz"],
  ])("is, in German on an English page after %s %s of %s: %s", (quantity, unit, name, shown) => {
    expect(lineName({ quantity, unit, name }, { locale: "en" })).toBe(shown);
  });

  it("keeps its case on a German page if its language is unclear, and everywhere without an amount", () => {
    expect(lineName({ quantity: "200", unit: "g", name: "Dinkel" }, { locale: "de" })).toBe(
      "Dinkel",
    );
    expect(lineName({ quantity: "2", unit: null, name: "Lime" }, { locale: "de" })).toBe("limes");
    expect(lineName({ quantity: null, unit: null, name: "Salt" }, { locale: "en" })).toBe("Salt");
  });

  it("agrees with the displayed number", () => {
    const lime = { quantity: "1", unit: null, name: "Lime" };
    expect(lineName(lime, { locale: "en" }, 3)).toBe("limes");
    expect(lineName({ ...lime, quantity: "2" }, { locale: "en" }, 0.5)).toBe("lime");
  });
});

const line = (quantity: string | null, unit: string | null, name: string) => ({
  quantity,
  unit,
  name,
});
const butter = line("120", "g", "Butter");
const german = { locale: "de" } as const;
const english = { locale: "en" } as const;

describe("An ingredient's name in a recipe with a language", () => {
  it("follows the language of an English recipe for a German reader", () => {
    expect(lineName(butter, { ...german, language: "en" })).toBe("butter");
    expect(lineName(butter, { ...german, language: "en-GB" })).toBe("butter");
    expect(lineName(line("2", null, "Mango"), { ...german, language: "en" })).toBe("mangoes");
  });

  it("follows the language of a German recipe for an English reader", () => {
    expect(lineName(line("2", null, "Quinoa"), { ...english, language: "de" })).toBe("Quinoa");
    expect(lineName(line("1", "EL", "Tahini"), { ...english, language: "de" })).toBe("Tahini");
  });

  it("starts with a small letter and has no English plural in another language", () => {
    expect(lineName(line("2", null, "Oignon"), { ...english, language: "fr" })).toBe("oignon");
  });

  it("stays German with German letters or units, regardless of the recipe's language", () => {
    expect(lineName(line("2", "tbsp", "Öl"), { ...english, language: "en" })).toBe("Öl");
    expect(lineName(line("400", "g", "Tomaten"), { ...english, language: "en" })).toBe("Tomaten");
  });

  it("follows its words and the reader's language if the recipe has no language", () => {
    expect(lineName(butter, { ...german, language: null })).toBe("Butter");
    expect(lineName(butter, english)).toBe("butter");
    expect(lineName(line("2", null, "Quinoa"), english)).toBe("quinoas");
    expect(lineName(line("2", null, "Quinoa"), german)).toBe("Quinoa");
  });

  it("is unchanged without an amount", () => {
    expect(lineName(line(null, null, "Butter"), { ...german, language: "en" })).toBe("Butter");
  });
});

it.each([
  ["radish", "radishes"],
  ["box", "boxes"],
  ["cherry", "cherries"],
  ["bay", "bays"],
  ["leaf", "leaves"],
  ["Goose", "Geese"],
  ["foot", "feet"],
  ["fungus", "fungi"],
  ["beef", "beefs"],
  ["asparagus", "asparagus"],
  ["watercress", "watercresses"],
])("The plural of the English word %s is %s", (one, many) => {
  expect(englishPlural(one)).toBe(many);
});

it("A name has a plural in each supported language", () => {
  expect(listPlurals("Tomate")).toEqual(["Tomates", "Tomaten"]);
  expect(listPlurals("Tomato")).toEqual(["Tomatoes", "Tomato"]);
});
