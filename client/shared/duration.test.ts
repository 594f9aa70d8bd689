import { asDuration } from "./duration";

it.each([
  [0, "0 min"],
  [5, "5 min"],
  [59, "59 min"],
  [60, "1 h"],
  [80, "1 h 20 min"],
  [210, "3 h 30 min"],
  [14_400, "240 h"],
])("A duration of %d minutes is written as %s", (minutes, read) => {
  expect(asDuration(minutes)).toBe(read);
});
