import { editDistance } from "../editDistance";
import { findIngredient, suggestIngredients } from "./ingredientMatches";

const names = [
  "Butter",
  "Buttermilk",
  "Jalapeño",
  "Lime",
  "Olive oil",
  "Parsley",
  "Peanut butter",
  "Tomato",
  "Zwiebel",
];
const ingredients = names.map((label, index) => ({ value: String(index + 1), label }));
const labels = (matches: { label: string }[]) => matches.map(({ label }) => label);

describe("A typed ingredient", () => {
  it.each([
    ["butter", "Butter"],
    ["  OLIVE   oil ", "Olive oil"],
    ["jalapeno", "Jalapeño"],
    ["Jalapeños", "Jalapeño"],
    ["limes", "Lime"],
    ["tomatoes", "Tomato"],
    ["Zwiebeln", "Zwiebel"],
  ])("is found by its name: %s", (typed, label) => {
    expect(findIngredient(ingredients, typed)?.label).toBe(label);
  });

  it.each([
    ["Bay leaf", "bay leaves"],
    ["Bay leaves", "bay leaf"],
    ["Goose", "geese"],
    ["Geese", "goose"],
  ])("is found by an irregular plural or singular: %s, %s", (label, typed) => {
    expect(findIngredient([{ label }], typed)?.label).toBe(label);
  });

  it.each(["", "  ", "but", "Limette"])("is not found by another name: %j", (typed) => {
    expect(findIngredient(ingredients, typed)).toBeUndefined();
  });

  it.each([
    ["parsely", ["Parsley"]],
    ["extra virgin olive oil", ["Olive oil"]],
    ["tomatos", ["Tomato"]],
    ["plutonium", []],
    ["li", []],
  ])("has suggestions with similar names: %s", (typed, near) => {
    expect(labels(suggestIngredients(ingredients, typed))).toEqual(near);
  });
});

it.each([
  ["", "", 0],
  ["abc", "", 3],
  ["abc", "acb", 1],
  ["abc", "abd", 1],
  ["abcd", "bcde", 2],
])("The edit distance from %j to %j is %d", (from, to, changes) => {
  expect(editDistance(from, to)).toBe(changes);
});
