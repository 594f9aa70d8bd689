import { readMinutes } from "./readMinutes";
import { readTimes } from "./readTimes";

it.each([
  [{ "@type": "Duration", maxValue: "PT40M", minValue: "PT30M" }, 40],
  [{ "@value": "PT25M" }, 25],
  [{ "@type": "QuantitativeValue", value: 30, unitText: "minutes" }, 30],
  [{ "@type": "QuantitativeValue", value: "2", unitCode: "HUR" }, 120],
  [["", "PT5M"], 5],
  [["varies", "20 min"], 20],
  [90.5, 91],
  [-5, undefined],
  [{ value: {} }, undefined],
  [[[[["PT5M"]]]], undefined],
  [true, undefined],
])("%j takes %j minutes", (duration, minutes) => {
  expect(readMinutes(duration)).toBe(minutes);
});

it("A time of which only a part is understood is left out, with a warning", () => {
  expect(
    readTimes({
      prepTime: "30 minutes (plus overnight soaking)",
      cookTime: "PT-20M",
      totalTime: "PT999999H",
    }),
  ).toEqual({
    warnings: [
      'The preparation time "30 minutes (plus overnight soaking)" was not understood and is left out.',
      'The cooking time "PT-20M" was not understood and is left out.',
      'The total time "PT999999H" was not understood and is left out.',
    ],
  });
});

it("Times that are zero or empty need no warning", () => {
  expect(readTimes({ prepTime: "PT0M", cookTime: "", totalTime: null })).toEqual({ warnings: [] });
});

it("The time of performing counts as cooking", () => {
  expect(readTimes({ prepTime: "1h30", cookTime: "", performTime: "2 uur 30 minuten" })).toEqual({
    prepMinutes: 90,
    cookMinutes: 150,
    warnings: [],
  });
});
