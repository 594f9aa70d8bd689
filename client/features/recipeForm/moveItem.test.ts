import { moveItem } from "./moveItem";

it.each([
  ["on", 0, 2, ["b", "c", "a"]],
  ["back", 2, 1, ["a", "c", "b"]],
  ["to the front", 2, 0, ["c", "a", "b"]],
  ["nowhere before the first", 0, -1, ["a", "b", "c"]],
  ["nowhere behind the last", 2, 3, ["a", "b", "c"]],
])("An item of a list is moved %s", (_where, from, to, after) => {
  const before = ["a", "b", "c"];
  expect(moveItem(before, from, to)).toEqual(after);
  expect(before).toEqual(["a", "b", "c"]);
});
