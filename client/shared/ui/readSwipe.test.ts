import { readSwipe } from "./readSwipe";

it.each([
  ["from right to left is a step forward", { x: 300, y: 400 }, { x: 180, y: 410 }, 1],
  ["from left to right is a step back", { x: 100, y: 400 }, { x: 260, y: 380 }, -1],
  ["down is scrolling", { x: 200, y: 100 }, { x: 190, y: 500 }, 0],
  ["diagonally is scrolling", { x: 300, y: 100 }, { x: 200, y: 200 }, 0],
  ["over a short distance is a tap", { x: 200, y: 100 }, { x: 170, y: 100 }, 0],
])("A swipe %s", (_what, from, to, steps) => {
  expect(readSwipe(from, to)).toBe(steps);
});
