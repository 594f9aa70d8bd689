import { reviewRules } from "./reviewRules";

it.each([
  ["", "Score is required."],
  ["a lot", "Score is required."],
  ["0", "Score must be at least 1."],
  ["6", "Score must be at most 5."],
  ["2.5", "Score must be a whole number."],
  ["1", null],
  ["5", null],
])("The score %j is reported as %j", (score, message) => {
  expect(reviewRules.score(score)).toBe(message);
});

it.each([
  ["  ", "Review is required."],
  ["Good.", null],
])("The text %j is reported as %j", (text, message) => {
  expect(reviewRules.text(text)).toBe(message);
});
