import { servingsText } from "./servings";

it.each([
  [4, null, "4 servings"],
  [1, null, "1 serving"],
  [3, "people", "3 people"],
  [2, "loaf", "2 loaves"],
  [2.5, "litres", "2.5 litres"],
])("A yield of %d with the unit %j is written as %s", (servings, unit, text) => {
  expect(servingsText(servings, unit)).toBe(text);
});
