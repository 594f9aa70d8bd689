import { neighbours, readScale, typedServings, writeScale } from "./scale";

const address = (text: string) => new URLSearchParams(text);

describe("The number of servings", () => {
  it.each([
    ["", 4, 4],
    ["servings=6", 4, 6],
    ["servings=2.5", 4, 2.5],
    ["servings=0", 4, 4],
    ["servings=-2", 4, 4],
    ["servings=many", 4, 4],
    ["servings=", 4, 4],
    ["servings=1001", 4, 4],
    ["servings=Infinity", 4, 4],
    ["times=2", 4, 4],
    ["", null, 1],
    ["times=0.5", null, 0.5],
    ["times=3", null, 3],
    ["times=7", null, 1],
    ["servings=6", null, 1],
  ])("is read from the address %j of a recipe for %j: %d", (text, servings, scale) => {
    expect(readScale(address(text), servings)).toBe(scale);
  });

  it.each([
    ["", 4, 6, "servings=6"],
    ["servings=6", 4, 4, ""],
    ["from=mail&servings=6", 4, 5, "from=mail&servings=5"],
    ["", null, 0.5, "times=0.5"],
    ["times=2", null, 1, ""],
  ])(
    "is written into the address %j of a recipe for %j as %d: %j",
    (text, servings, scale, written) => {
      expect(writeScale(address(text), servings, scale).toString()).toBe(written);
    },
  );

  it.each([
    [4, 4, { fewer: 3, more: 5 }],
    [1, 4, { fewer: null, more: 2 }],
    [1, 1, { fewer: 0.5, more: 2 }],
    [0.5, 1, { fewer: null, more: 1 }],
    [2.5, 4, { fewer: 2, more: 3 }],
    [1000, 4, { fewer: 999, more: null }],
    [1, null, { fewer: 0.5, more: 2 }],
    [0.5, null, { fewer: null, more: 1 }],
    [3, null, { fewer: 2, more: null }],
  ])("is changed in steps, from %d in a recipe for %j to %j", (scale, servings, next) => {
    expect(neighbours(scale, servings)).toEqual(next);
  });

  it.each([
    ["6", 6],
    [" 2,5 ", 2.5],
    ["", null],
    ["0", null],
    ["six", null],
    ["1001", null],
  ])("is read from the typed text %j: %j", (text, servings) => {
    expect(typedServings(text)).toBe(servings);
  });
});
