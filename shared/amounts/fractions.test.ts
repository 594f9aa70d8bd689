import { withFractions } from "./fractions";

it.each([
  ["1/2", "½"],
  ["1 1/2", "1½"],
  ["2-3", "2–3"],
  ["1/2 - 3/4", "½–¾"],
  ["11/2", "11/2"],
  ["1/7", "1/7"],
  ["250", "250"],
  ["½", "½"],
  ["a pinch", "a pinch"],
])("The typed quantity %s is displayed as %s", (typed, read) => {
  expect(withFractions(typed)).toBe(read);
});
